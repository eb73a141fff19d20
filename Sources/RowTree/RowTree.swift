// RowTree
