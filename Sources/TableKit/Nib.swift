/// `UINib`: makes the objects of an interface file, each time it is dequeued from. There is no file here; a closure
/// stands for it.
///
/// ```swift
/// tableView.register(
///   Nib(nibName: "NameCell") { [TableViewCell(style: .subtitle, reuseIdentifier: "Name")] },
///   forCellReuseIdentifier: "Name")
/// ```
public struct Nib {
  /// The file's name, without its ending.
  public let nibName: String
  private let topLevelObjects: () -> [Any]

  /// A nib with these objects at its top.
  public init(nibName: String, topLevelObjects: @escaping () -> [Any]) {
    (self.nibName, self.topLevelObjects) = (nibName, topLevelObjects)
  }

  /// `instantiate(withOwner:options:)`: makes the objects anew.
  public func instantiate() -> [Any] { topLevelObjects() }

  /// The one cell at its top, which bears the identifier if it bears any.
  func cell(for identifier: String) throws(TableException) -> TableViewCell {
    let objects = instantiate()
    guard objects.count == 1, let cell = objects[0] as? TableViewCell else {
      throw .badNib(identifier, nibName: nibName, count: objects.count)
    }
    if let own = cell.reuseIdentifier, own != identifier {
      throw .nibIdentifierMismatch(own, registered: identifier)
    }
    cell.own.reuseIdentifier = identifier
    return cell
  }

  /// The first header or footer view at its top.
  func headerFooterView() -> TableViewHeaderFooterView? {
    instantiate().lazy.compactMap { $0 as? TableViewHeaderFooterView }.first
  }
}

/// What makes a table's cells for an identifier.
enum CellMaker {
  case cellClass(TableViewCell.Type)
  case nib(Nib)

  func cell(for identifier: String) throws(TableException) -> TableViewCell {
    switch self {
    case .cellClass(let kind): kind.init(style: .default, reuseIdentifier: identifier)
    case .nib(let nib): try nib.cell(for: identifier)
    }
  }
}

/// What makes a table's header and footer views for an identifier.
enum HeaderFooterMaker {
  case viewClass(TableViewHeaderFooterView.Type)
  case nib(Nib)

  func view(for identifier: String) -> TableViewHeaderFooterView {
    switch self {
    case .viewClass(let kind): return kind.init(reuseIdentifier: identifier)
    case .nib(let nib):
      let view = nib.headerFooterView() ?? TableViewHeaderFooterView(reuseIdentifier: identifier)
      view.own.reuseIdentifier = identifier
      return view
    }
  }
}

extension TableException {
  static func badNib(_ identifier: String, nibName: String, count: Int) -> TableException {
    TableException(
      .internalInconsistency,
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top"
        + " level object which must be a UITableViewCell instance",
      explanation: ["\(nibName) has \(count) objects at its top, or one that is no cell"])
  }

  static func nibIdentifierMismatch(_ own: String, registered: String) -> TableException {
    TableException(
      .internalInconsistency,
      "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the"
        + " nib (\(registered))",
      explanation: ["give the cell in the nib the identifier \(registered), or none"])
  }
}
