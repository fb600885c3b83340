public import HeadlessUIKit
public import JankAnimators
internal import JankText

/// Everything that scenario files and command lines can name without describing it.
///
///     let catalog = Catalog(effects: [photoZoom], controllers: [photoGrid])
///     let loader = ScenarioLoader(catalog: catalog)
///
/// A catalog is a value that is passed to the code that reads or plays scenarios, so several can be
/// in use at once. Its lists keep their order.
public struct Catalog: Sendable {
  /// The strategies.
  public let strategies: [Strategy]
  /// The effects of transitions, including the app's own animators.
  public let effects: [Effect.Kind]
  /// The app's own view controllers.
  public let controllers: [Scenario.Controller]
  /// The policies that decide at a release whether a transition completes.
  public let policies: [NamedPolicy]

  /// Creates a catalog of the built-in entries and those that a package adds.
  ///
  /// With the package's own animators or controllers it also contains ``Strategy/asWritten``.
  ///
  /// - Parameters:
  ///   - strategies: The package's strategies.
  ///   - effects: Its effects and animators.
  ///   - controllers: Its view controllers.
  ///   - policies: Its policies for releases.
  public init(
    strategies: [Strategy] = [],
    effects: [Effect.Kind] = [],
    controllers: [Scenario.Controller] = [],
    policies: [NamedPolicy] = []
  ) {
    let runsOwnCode = !controllers.isEmpty || effects.contains { $0.makeAnimator != nil }
    self.strategies = Strategy.all + (runsOwnCode ? [.asWritten] : []) + strategies
    self.effects = Effect.Kind.all + effects
    self.controllers = controllers
    self.policies = PolicyRegistry.all + policies
  }

  /// Creates a catalog with these strategies only.
  init(onlyStrategies strategies: [Strategy]) {
    self.strategies = strategies
    effects = Effect.Kind.all
    controllers = []
    policies = PolicyRegistry.all
  }

  /// The built-in catalog.
  public static let standard = Catalog()
}

extension Catalog {
  /// Sentences about names that are ambiguous or unusable; empty if there are none.
  public var problems: [String] {
    let kinds: [(kind: String, names: [String])] = [
      ("strategies", strategies.map(\.name)), ("effects", effects.map(\.name)),
      ("controllers", controllers.map(\.name)), ("policies", policies.map(\.name)),
    ]
    return kinds.flatMap { kind, names in
      names.indices.compactMap { place in
        let name = names[place]
        // Lists of names on a command line are separated by commas.
        if name.isEmpty || name.contains(",") || name == "all" {
          return "one of the \(kind) is named \(quoted(name)), which no command line can select"
        }
        let isFirst = !names[..<place].contains(name)
        return isFirst ? nil : "two of the \(kind) are named \(quoted(name))"
      }
    }
  }

  /// The strategy with a name, or nil if there is none.
  public func strategy(named name: String) -> Strategy? {
    strategies.first { $0.name == name }
  }
}

/// The release policies that a scenario can name; two lists are equal if their names are equal.
package struct PolicyList: Hashable, Sendable {
  private let policies: [NamedPolicy]

  init(_ policies: [NamedPolicy] = PolicyRegistry.all) {
    self.policies = policies
  }

  subscript(name: String) -> NamedPolicy? { policies.first { $0.name == name } }

  package static func == (left: Self, right: Self) -> Bool {
    left.policies.map(\.name) == right.policies.map(\.name)
  }

  package func hash(into hasher: inout Hasher) {
    for policy in policies { hasher.combine(policy.name) }
  }
}
