/// Who speaks.
package enum Family: String, CaseIterable, Sendable {
  case setUp = "set up"
  case touch, code, session

  /// The blocks in which its commands may stand, unless a declaration says otherwise.
  var places: BlockKinds {
    switch self {
    case .setUp: [.script, .screen]
    case .code: [.script, .screen, .reaction]
    case .touch, .session: .script
    }
  }
}

/// One command; parsing, help, completion and the reference page all read this value.
package struct CommandSpec: Sendable {
  package let name: String
  package let family: Family
  package let summary: String
  /// The method or property it stands for; empty where UIKit has none.
  package let uikit: String
  /// Run by the tests.
  package let examples: [String]
  /// What did-you-mean answers to, UIKit's names among them.
  package let synonyms: [String]
  package let places: BlockKinds
  package let parameters: [ParameterInfo]
  package let parse: @Sendable (inout ArgumentReader) throws(ParseError) -> Command

  init<each Value: Sendable>(
    _ name: String, _ family: Family, _ summary: String, uikit: String = "", examples: [String],
    synonyms: [String] = [], in places: BlockKinds? = nil,
    _ parameter: repeat Parameter<each Value>,
    make: @escaping @Sendable (repeat each Value) -> Command
  ) {
    (self.name, self.family, self.summary) = (name, family, summary)
    (self.uikit, self.examples, self.synonyms) = (uikit, examples, synonyms)
    self.places = places ?? family.places
    var infos: [ParameterInfo] = []
    for parameter in repeat each parameter { infos.append(parameter.info) }
    self.parameters = infos
    self.parse = { (reader) throws(ParseError) in
      let values = (repeat try (each parameter).read(&reader))
      try reader.requireEnd()
      return make(repeat each values)
    }
  }

  /// The line that `help` shows: `row TEXT [at PATH] …`.
  package var syntax: String {
    ([name] + parameters.map(\.syntax)).joined(separator: " ")
  }
}
