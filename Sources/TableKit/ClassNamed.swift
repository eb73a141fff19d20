/// An object that stands for one of another class: an exception names that class.
public protocol ClassNamed: AnyObject {
  var className: String { get }
}
