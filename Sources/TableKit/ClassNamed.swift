/// An object that stands for one of another class: an exception names that class.
public protocol ClassNamed: AnyObject {
  /// The name that an exception prints.
  var className: String { get }
}
