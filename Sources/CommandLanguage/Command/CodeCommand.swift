/// What the program's own lines do.
package enum CodeCommand: Hashable, Sendable {
  case table(TableCommand)
  case change(ChangeCommand)
  case updates(UpdatesCommand)
  case navigation(NavigationCommand)
  case time(TimeCommand)
  case edit(EditSwitch, EditOwner)
}
