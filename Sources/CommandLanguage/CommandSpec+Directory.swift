/// Where each command is declared; a declaration is built when it is first asked for.
extension CommandSpec {
  struct Entry: Sendable {
    let name: String
    let spec: @Sendable () -> CommandSpec

    init(_ name: String, _ spec: @escaping @Sendable () -> CommandSpec) {
      (self.name, self.spec) = (name, spec)
    }
  }

  /// In the order in which help lists them, by family.
  static let directory: [Entry] = [
    Entry("screen") { .screen }, Entry("root") { .root }, Entry("tab") { .tab },
    Entry("tabs-when-pushed") { .tabsWhenPushed }, Entry("navigation-bar") { .navigationBar },
    Entry("title") { .title }, Entry("prompt") { .prompt }, Entry("bar") { .bar },
    Entry("back-title") { .backTitle }, Entry("opens") { .opens }, Entry("body") { .body },
    Entry("field") { .field },
    Entry("style") { .style }, Entry("selection") { .selection },
    Entry("section") { .section }, Entry("row") { .row }, Entry("rows") { .rows },
    Entry("header") { .header }, Entry("footer") { .footer },
    Entry("separators") { .separators },
    Entry("row-height") { .rowHeight }, Entry("height") { .height },
    Entry("index") { .index },
    Entry("text") { .text }, Entry("detail") { .detail }, Entry("image") { .image },
    Entry("background") { .background }, Entry("indentation") { .indentation },
    Entry("accessory") { .accessory }, Entry("editing-accessory") { .editingAccessory },
    Entry("selection-style") { .selectionStyle },
    Entry("cell") { .cell }, Entry("register") { .register },
    Entry("configure") { .configure },
    Entry("selectable") { .selectable }, Entry("highlightable") { .highlightable },
    Entry("editable") { .editable }, Entry("movable") { .movable },
    Entry("indents-while-editing") { .indentsWhileEditing },
    Entry("editing-style") { .editingStyle }, Entry("delete-title") { .deleteTitle },
    Entry("move-target") { .moveTarget }, Entry("actions") { .actions },
    Entry("on") { .on }, Entry("answer") { .answer }, Entry("log") { .log },
    Entry("implement") { .implement }, Entry("forget") { .forget },
    Entry("wire") { .wire }, Entry("unwire") { .unwire },

    Entry("tap") { .tap }, Entry("press") { .press }, Entry("hold") { .hold },
    Entry("lift") { .lift },
    Entry("scroll") { .scroll }, Entry("swipe") { .swipe }, Entry("drag") { .drag },
    Entry("drop") { .drop }, Entry("cancel") { .cancel }, Entry("type") { .type },

    Entry("insert") { .insert }, Entry("delete") { .delete }, Entry("move") { .move },
    Entry("reload") { .reload }, Entry("reconfigure") { .reconfigure }, Entry("data") { .data },
    Entry("table") { .table },
    Entry("updates") { .updates }, Entry("begin-updates") { .beginUpdates },
    Entry("end-updates") { .endUpdates }, Entry("apply") { .apply }, Entry("edit") { .edit },
    Entry("select") { .select }, Entry("deselect") { .deselect },
    Entry("scroll-to") { .scrollTo },
    Entry("later") { .later }, Entry("turn") { .turn }, Entry("layout") { .layout },
    Entry("push") { .push }, Entry("pop") { .pop },
    Entry("present") { .present }, Entry("dismiss") { .dismiss },
    Entry("alert") { .alert }, Entry("sheet") { .sheet },

    Entry("show") { .show }, Entry("why") { .why }, Entry("crash") { .crash },
    Entry("expect") { .expect }, Entry("fails") { .fails },
    Entry("break") { .breakOn }, Entry("continue") { .resume },
    Entry("render") { .render }, Entry("trace") { .trace },
    Entry("device") { .device }, Entry("era") { .era }, Entry("set") { .set },
    Entry("undo") { .undo }, Entry("redo") { .redo }, Entry("goto") { .goto },
    Entry("reset") { .reset },
    Entry("memory-warning") { .memoryWarning }, Entry("relaunch") { .relaunch },
    Entry("load") { .load }, Entry("source") { .source },
    Entry("save") { .save }, Entry("record") { .record }, Entry("export") { .export },
    Entry("learn") { .learn }, Entry("hint") { .hint }, Entry("solution") { .solution },
    Entry("skip") { .skip }, Entry("again") { .again }, Entry("previous") { .previous },
    Entry("leave") { .leave },
    Entry("help") { .help }, Entry("complete") { .complete }, Entry("quit") { .quit },
  ]

  /// The command of that name.
  package static func named(_ name: String) -> CommandSpec? {
    places[name].map { directory[$0].spec() }
  }

  private static let places = Dictionary(
    uniqueKeysWithValues: directory.indices.map { (directory[$0].name, $0) })

  /// The whole catalogue.
  package static let all: [CommandSpec] = directory.map { $0.spec() }

  package static let names: [String] = directory.map(\.name)
}
