// Header and footer views: registered, dequeued, and kept for another section.

extension TableView {
  /// Names an identifier for which the table makes header and footer views itself; nil takes that back.
  public func register(
    _ viewClass: TableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    objects.headerMakers[identifier] = viewClass.map { .viewClass($0) }
  }

  /// Names an identifier for which a nib makes the header and footer views; nil takes that back.
  public func register(_ nib: Nib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    objects.headerMakers[identifier] = nib.map { .nib($0) }
  }

  /// A header or footer view that waits in the pool, the last that was put in; else a new one if a class or nib
  /// is registered for the identifier, else nil.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    guard let index = state.edgePool.lastIndex(where: { $0.reuseIdentifier == identifier }) else {
      return objects.headerMakers[identifier]?.view(for: identifier)
    }
    let view = object(of: state.edgePool.remove(at: index))
    view.join(nil)
    let words = "header view #\(view.own.number)"
    stage.note(.call(Call(.prepareForReuse, .text(words)), reply: .nothing))
    view.prepareForReuse()
    return view
  }

  /// The header view of a section; nil: it does not show, or there is nothing in it.
  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    let edge = state.shownSections.first { $0.section == section }
    guard let edge, edge.showsHeader else { return nil }
    return view(of: edge.header)
  }

  /// The footer view of a section; nil: it does not show, or there is nothing in it.
  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    let edge = state.shownSections.first { $0.section == section }
    guard let edge, edge.showsFooter else { return nil }
    return view(of: edge.footer)
  }

  /// The view that shows a header or footer: the delegate's, or the table's own for a title.
  func view(of content: EdgeContent) -> TableViewHeaderFooterView? {
    switch content {
    case .nothing: nil
    case .title(let text): object(of: HeaderFooterState(text: text))
    case .view(let state): object(of: state)
    }
  }

  /// Takes a view that the delegate answered: it gets its number, and the table keeps it.
  func adopt(_ view: TableViewHeaderFooterView) -> HeaderFooterState {
    if view.own.number == 0 {
      state.edgesMade += 1
      view.own.number = state.edgesMade
    }
    view.join(self)
    objects.edges[view.own.number] = view
    return view.own
  }

  /// A header or footer left the glass: a view with an identifier waits for another section.
  func pool(_ content: EdgeContent) {
    guard case .view(let edge) = content, edge.number > 0 else { return }
    if edge.reuseIdentifier == nil {
      objects.edges[edge.number] = nil
      return
    }
    state.edgePool.append(edge)
  }

  /// What a view that shows was told just now.
  func showChange(of edge: HeaderFooterState) {
    for index in state.shownSections.indices {
      if state.shownSections[index].header.isView(edge.number) {
        state.shownSections[index].header = .view(edge)
      }
      if state.shownSections[index].footer.isView(edge.number) {
        state.shownSections[index].footer = .view(edge)
      }
    }
  }

  private func object(of edge: HeaderFooterState) -> TableViewHeaderFooterView {
    if let known = objects.edges[edge.number] {
      known.own = edge
      return known
    }
    let view = TableViewHeaderFooterView(reuseIdentifier: edge.reuseIdentifier)
    view.own = edge
    view.join(edge.number == 0 ? nil : self)
    return view
  }
}
