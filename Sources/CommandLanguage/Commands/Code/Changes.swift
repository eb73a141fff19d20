internal import TableKit

/// What changes the rows: model and table, the model alone, the table alone.
extension CommandSpec {
  static let insert = CommandSpec(
    "insert", .code, "puts a row or a section in, in the model and in the table",
    uikit: "insertRows(at:with:), insertSections(_:with:)",
    examples: ["insert Shemp at 0:1 with fade", "insert section Fools at 0 { rows Curly }"],
    synonyms: ["insertRows", "insertSections", "insertRow"], in: .changes, .insertion, .animation
  ) { .code(.change(.both($0, $1))) }

  static let delete = CommandSpec(
    "delete", .code, "takes rows or sections away, from the model and from the table",
    uikit: "deleteRows(at:with:), deleteSections(_:with:)",
    examples: ["delete 0:1", "delete Moe Larry with fade", "delete section 1"],
    synonyms: ["remove", "erase", "rm", "deleteRows", "deleteSections", "removeObjectAtIndex"],
    in: .changes, .places(until: ["with"]), .animation
  ) { .code(.change(.both(.delete($0), $1))) }

  static let move = CommandSpec(
    "move", .code, "gives a row or a section another place, in the model and in the table",
    uikit: "moveRow(at:to:), moveSection(_:toSection:)",
    examples: ["move 0:3 to 0:0", "move Moe to end", "move section 2 to 0"],
    synonyms: ["moveRowInCode", "mv", "moveSection"], in: .changes, .movement
  ) { .code(.change(.both($0, nil))) }

  static let data = CommandSpec(
    "data", .code, "changes the model alone: the table is not told", uikit: "the data source",
    examples: [
      "data delete 0:1", "data insert Shemp at 0:0", "data detail new for first",
      "data { section A { rows B C } }",
    ],
    synonyms: ["model", "array", "dataSource"], in: .changes, .dataChange
  ) { .code(.change($0)) }

  static let table = CommandSpec(
    "table", .code, "tells the table alone: the model stays as it is", uikit: "UITableView",
    examples: ["table delete 0:1 with fade", "table insert at 0:0", "table insert section at 1"],
    synonyms: ["tableView", "UITableView"], in: .changes, .tableChange, .animation
  ) { .code(.change(.table($0, $1))) }

  static let updates = CommandSpec(
    "updates", .code, "makes one update of all that its block changes",
    uikit: "performBatchUpdates(_:completion:)",
    examples: ["updates { delete 0:1; insert Shemp at 0:0 }", "updates { data delete 0:0 }"],
    synonyms: ["batch", "performBatchUpdates", "transaction"], in: .changes, .updatesBlock
  ) { .code(.updates(.block($0))) }

  static let beginUpdates = CommandSpec(
    "begin-updates", .code, "begins an update; the lines until end-updates belong to it",
    uikit: "beginUpdates()", examples: ["begin-updates"], synonyms: ["begin", "beginUpdates"]
  ) { .code(.updates(.begin)) }

  static let endUpdates = CommandSpec(
    "end-updates", .code, "ends the update: the table asks, checks and moves",
    uikit: "endUpdates()", examples: ["end-updates"], synonyms: ["commit", "endUpdates"]
  ) { .code(.updates(.end)) }

  static let apply = CommandSpec(
    "apply", .code, "finds what differs from the new content, and makes one update of it",
    uikit: "UITableViewDiffableDataSource.apply(_:animatingDifferences:)",
    examples: ["apply { section A { row Moe id m; row Curly } }", "apply { rows A B }"],
    synonyms: ["diff", "snapshot", "NSDiffableDataSourceSnapshot"], .contentBlock
  ) { .code(.updates(.apply($0))) }
}

extension BlockKinds {
  /// Where rows may be changed.
  static let changes: BlockKinds = [.script, .screen, .reaction, .updates]
}

extension Parameter where Value == Block {
  static var updatesBlock: Self {
    Parameter("block", "{ … }", "a block") { (reader) throws(ParseError) in
      var context = reader.context
      context.kind = .updates
      return try reader.readBlock(in: context)
    }
  }

  /// Sections with their rows.
  static var contentBlock: Self {
    Parameter("block", "{ section TEXT { row TEXT [id NAME]; … } … }", "a block") {
      (reader) throws(ParseError) in
      try reader.contentBlock()
    }
  }
}

extension Parameter where Value == ModelChange {
  static var insertion: Self {
    Parameter(
      "row", "TEXT [at PATH] [PROPERTY VALUE]… | insert section [TEXT] [at N] [{ … }]",
      "a text or a section"
    ) { (reader) throws(ParseError) in try reader.insertion() }
  }

  static var movement: Self {
    Parameter("row", "ROW to PATH | move section S to N", "a row or a section") {
      (reader) throws(ParseError) in try reader.movement()
    }
  }
}

extension Parameter where Value == ChangeCommand {
  static var dataChange: Self {
    Parameter(
      "change", "insert|delete|move … | data PROPERTY VALUE for PLACE | data { section … }",
      "insert, delete, move, a property or a block"
    ) { (reader) throws(ParseError) in try reader.dataChange() }
  }
}

extension Parameter where Value == TableChange {
  static var tableChange: Self {
    Parameter(
      "change", "insert at PATH… | table insert section at N… | table delete|move|reload …",
      "insert, delete, move or reload"
    ) { (reader) throws(ParseError) in try reader.tableChange() }
  }
}
