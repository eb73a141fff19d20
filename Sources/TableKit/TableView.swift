/// A headless `UITableView`: a handle to a table in the state of its stage.
public final class TableView {}
