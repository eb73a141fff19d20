import TableKit

/// A screen is its own data source, so that an exception which names the object names the screen.
extension ScriptedScreen: ClassNamed {
  var className: String { script.name == "main" ? "TableViewController" : script.name }
}
