extension TableView {
  /// A tap on a title of the index strip: the data source says which section, and the table jumps there,
  /// so that its header is at the top. Without that method the n-th title means section n; -1 or
  /// `NSNotFound` stays.
  func tapIndexTitle(_ index: Int) throws(TableException) {
    guard let titles = state.indexTitles, titles.indices.contains(index) else { return }
    let answer = try askSection(forIndexTitle: titles[index], at: index)
    let section = answer ?? index
    guard section >= 0, section != .max else {
      let call = Call(.sectionForSectionIndexTitle, .title(titles[index], index: index))
      return stage.note(.note(.stopped(call, reply: .count(section))))
    }
    guard section < state.sections.count else {
      let count = state.sections.count
      return stage.note(.note(.stoppedBy("there is no section \(section): the table has \(count)")))
    }
    let top = state.top(ofSection: section)
    try jump(to: min(top, stage.state.lastOffset(ofTable: id)), animated: false)
  }
}
