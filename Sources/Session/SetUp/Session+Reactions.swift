import CommandLanguage
import TableKit

/// The reactions that run now, one inside the other.
struct RunningReactions {
  /// How deep they are nested.
  var depth = 0
  /// How many have run in this step.
  var count = 0
  /// What `answer` gave in each.
  var answers: [GivenAnswer?] = []
  /// The refusal of a command inside a reaction, on its way out.
  var error: StepError?

  static let deepest = 32
  static let most = 100_000
}

extension Session {
  /// Runs a reaction inside the call that set it off.
  func react(
    _ script: ReactionScript, screen: Int, _ values: [BoundValue]
  ) throws(TableException) -> GivenAnswer? {
    if isBuildingStart { return nil }
    return try keepingStart { () throws(TableException) in
      try runReaction(script, screen: screen, values)
    }
  }

  private func runReaction(
    _ script: ReactionScript, screen: Int, _ values: [BoundValue]
  ) throws(TableException) -> GivenAnswer? {
    guard running.depth < RunningReactions.deepest, running.count < RunningReactions.most else {
      throw carry(StepError(.run(.runaway(depth: max(running.depth, running.count)))))
    }
    running.depth += 1
    running.count += 1
    running.answers.append(nil)
    defer { running.depth -= 1 }
    let context = Context(
      screen: screen, values: fieldValues(of: screen) + script.values + values,
      source: script.source, isReaction: true)
    do throws(StepError) {
      try run(script.block, context)
    } catch {
      running.answers.removeLast()
      var error = error
      error.source = error.source ?? script.source
      throw carry(error)
    }
    return running.answers.removeLast()
  }

  /// Sends a refusal out through the engine, which knows only exceptions.
  func carry(_ error: StepError) -> TableException {
    running.error = error
    return TableException(.generic, "a reaction was refused")
  }

  func run(
    _ command: ReactionSetUp, at range: SourceRange, _ context: Context
  ) throws(StepError) {
    switch command {
    case .on(let event, let scope, let reaction):
      try setReaction(to: event, for: scope, reaction, context)
    case .answer(let answer):
      try give(answer, context)
    case .log(let text):
      stage.say(context.text(text))
    case .opens(let name, let scope):
      try setReaction(
        to: .method(.didSelectRow), for: scope, opening(name, range), context)
    case .implement(let methods):
      callFor(methods, context.screen)
      if methods.contains(where: \.isAskedAtReload) { line.reload(context.screen) }
    case .forget(let methods):
      for method in methods { scripts[context.screen].methods.remove(Methods(method)) }
      connect(context.screen)
      if methods.contains(where: \.isAskedAtReload) { line.reload(context.screen) }
    case .actions(let side, let actions, let scope):
      try setActions(side, actions, for: scope, context)
    }
  }

  /// `opens NAME`: a tap on the row pushes the screen, whose name may come later.
  private func opening(_ name: Text?, _ range: SourceRange) -> Reaction {
    name.map { .block(Block([LocatedCommand(.code(.navigation(.push($0))), at: range)])) } ?? .off
  }

  private func setReaction(
    to event: EventName, for scope: Scope?, _ reaction: Reaction, _ context: Context
  ) throws(StepError) {
    var script: ReactionScript?
    if case .block(let block) = reaction {
      script = ReactionScript(block: block, values: context.values, source: context.source)
      scripts[context.screen].reacts.insert(Methods(event.method))
      callFor([event.method], context.screen)
    }
    switch scope {
    case .places(let places):
      setReaction(to: event, script, try self.places(places, context), context)
    case nil, .headers, .footers, .table, .cell:
      let places = context.section.map { PlaceSet.sections([$0]) } ?? .all
      setReaction(to: event, script, places, context)
    }
  }

  private func setReaction(
    to event: EventName, _ script: ReactionScript?, _ places: PlaceSet, _ context: Context
  ) {
    changeTraits(of: places, context.screen) { $0.with(script, to: event) }
  }

  /// Changes what is set for the screen, for sections or for rows.
  func changeTraits(
    of places: PlaceSet, _ screen: Int, _ change: (Traits) -> Traits
  ) {
    let none = Traits(settings: [])
    switch places {
    case .all:
      scripts[screen].traits = change(scripts[screen].traits ?? none)
    case .sections(let sections):
      for section in sections where section < scripts[screen].sections.count {
        scripts[screen].sections.update(at: section) { $0.traits = change($0.traits ?? none) }
      }
    case .rows(let spans):
      for span in spans where span.section < scripts[screen].sections.count {
        scripts[screen].sections.update(at: span.section) { section in
          section.rows.update(span.rows) { $0.traits = change($0.traits ?? none) }
        }
      }
    }
  }

  private func give(_ answer: Answer, _ context: Context) throws(StepError) {
    guard !running.answers.isEmpty else { return }
    let given: GivenAnswer =
      switch answer {
      case .none: .nothing
      case .bool(let yes): .yes(yes)
      case .number(let number): .number(number)
      case .text(let text): .text(context.text(text))
      case .place(let place): .path(try row(place, context.unchecked))
      }
    running.answers[running.answers.count - 1] = given
  }
}
