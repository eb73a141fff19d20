/// `UITableViewCell`: a handle to a cell in the state of its stage.
public final class TableViewCell {}
