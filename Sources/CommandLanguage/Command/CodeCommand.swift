/// What the program's own lines do.
package enum CodeCommand: Hashable, Sendable {
  case table(TableCommand)
  case change(ChangeCommand)
  case updates(UpdatesCommand)
  case navigation(NavigationCommand)
  case time(TimeCommand)
  case edit(EditSwitch, EditOwner)
}

package enum EditSwitch: Hashable, Sendable {
  case on
  case off
  case toggle
  /// What a `$name` stands for: yes or on, no or off.
  case value(String)
}

/// Whose `setEditing` is called.
package enum EditOwner: String, CaseIterable, Sendable { case table, controller }
