extension Int {
  /// The next number; the largest one (`NSNotFound`), which a line or a report may hold, has none and stays.
  var successor: Int { self == .max ? self : self + 1 }
}
