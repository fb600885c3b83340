internal import HeadlessUIKit
internal import JankAnimators
internal import JankMetrics
internal import JankScenarios
internal import JankSweep
internal import JankText
internal import JankTrace

/// A sweep with its scenarios, each parsed once, and everything that plays them.
struct LoadedSweep: Sendable {
  /// A scenario file, whose values parameters replace.
  struct Template: Sendable {
    let path: String
    let file: JSONValue
    let variants: ScenarioVariants
  }

  /// A scenario or one outcome of its drags.
  struct Entry: Sendable {
    let template: Int
    /// The index of the outcome.
    let outcome: Int
    let strategies: [Strategy]
    let devices: [DeviceProfile]
    let firstSeed: UInt64
  }

  /// The sweep file.
  let path: String
  let question: SweepQuestion
  let identity: SweepHeader.Identity
  let templates: [Template]
  let entries: [Entry]
  /// Every file that was read.
  let inputs: [String]
  /// The digest of the scenarios, of the devices, and of every file that they name.
  let files: DigestHasher
}

extension LoadedSweep {
  var sweep: Sweep { question.sweep }

  /// The digest of a sweep of some files, by this version.
  static func digest(of content: JSONValue, _ files: DigestHasher) -> String {
    var hasher = files
    var writer = JSONWriter()
    writer.item(content)
    hasher.combine(writer.text)
    hasher.combine(Version.tool)
    hasher.combine(Int64(Version.model))
    return hasher.finish().description
  }

  var cases: CaseSpace { question.cases }

  /// The values of a point put into a scenario file.
  ///
  /// - Throws: If a path leads nowhere.
  func file(
    of template: Int,
    with values: [JSONValue]
  ) throws(PathProblem) -> JSONValue {
    var file = templates[template].file
    for (parameter, value) in zip(sweep.parameters, values) {
      file = try parameter.replacing(in: file, with: value)
    }
    return file
  }

  /// The sweep in words, for example `3 points × 1 scenario × 2 devices: 6 cases`.
  var summary: String {
    let conditions = sweep.conditions
    let players = [
      (cases.entries.count, "scenario"), (question.strategies.count, "strategy"),
      (question.devices.count, "device"),
    ]
    // Scenarios may have strategies and devices of their own.
    let combinations = cases.entries.reduce(0) { $0 + $1.strategies.count * $1.devices.count }
    let isEven = players.reduce(1) { $0 * $1.0 } == combinations
    let unevenly = "\(Self.count(combinations, "scenario")) with strategies and devices"
    let conditionParts = [(conditions.stalls.count, "stall"), (conditions.seedCount, "seed")]
    let several = { (parts: [(Int, String)]) in
      parts.filter { $0.0 > 1 }.map { Self.count($0.0, $0.1) }
    }
    let words =
      several([(question.space.count, "point")]) + (isEven ? several(players) : [unevenly])
      + several(conditionParts)
    let product = words.isEmpty ? "1 point" : words.joined(separator: " × ")
    return "\(sweep.name): \(product): \(Self.count(cases.caseCount, "case"))"
  }

  static func count(_ number: Int, _ unit: String) -> String {
    let plural = unit.hasSuffix("y") ? unit.dropLast() + "ies" : unit + "s"
    return "\(number) \(number == 1 ? unit : plural)"
  }
}
