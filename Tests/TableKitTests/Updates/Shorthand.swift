import TableKit

/// The path of a row, as the command language writes it: `at(section, row)`.
func at(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

extension UpdateBatch {
  /// The fault of a batch on a table with so many rows in each section.
  static func fault(
    _ before: [Int], _ operations: [UpdateOperation], _ after: [Int]
  ) -> UpdateFault? {
    UpdateBatch(operations).fault(before: before, after: after)
  }
}
