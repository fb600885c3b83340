internal import JankExplore
internal import JankScenarios
internal import JankText

/// Which keys of the format the scenarios of the swarm have.
///
/// A key that the format gains and no scenario has would never be tried.
enum Coverage {
  /// Keys that say nothing about a run.
  private static let idle: Set = ["$schema"]
  private static let sampleCount = UInt64(3_000)

  /// The keys of the format that no scenario of a sample has.
  static func missingKeys() -> [String] {
    var known: Set<String> = []
    collectProperties(ScenarioFormat().schemaDocument, into: &known)
    var made: Set<String> = []
    for seed in 0..<sampleCount {
      var maker = ScenarioMaker(seed: seed)
      for file in maker.files(named: "scenario") where file.name == "scenario" {
        if let tree = Tree(file.bytes) { collectKeys(tree, into: &made) }
      }
    }
    return known.subtracting(made).subtracting(idle).sorted()
  }

  private static func collectProperties(_ value: JSONValue, into keys: inout Set<String>) {
    switch value.content {
    case .array(let items): for item in items { collectProperties(item, into: &keys) }
    case .object(let members):
      for member in members {
        if member.key == "properties", case .object(let properties) = member.value.content {
          keys.formUnion(properties.map(\.key))
          for property in properties { collectProperties(property.value, into: &keys) }
        } else {
          collectProperties(member.value, into: &keys)
        }
      }
    default: break
    }
  }

  private static func collectKeys(_ tree: Tree, into keys: inout Set<String>) {
    if case .object(let members) = tree { keys.formUnion(members.map(\.key)) }
    for child in tree.children { collectKeys(child, into: &keys) }
  }
}
