package import JankMetrics
package import JankText

/// The contents of a sweep file: a question to many runs.
package struct Sweep: Equatable, Sendable {
  package var name: String
  package var about: String
  /// The paths of scenario files, relative to the sweep file.
  package var scenarios: [Positioned]
  package var parameters: [SweepParameter]
  package var sample: SweepSample
  package var conditions: Conditions
  /// Conditions on parameters.
  package var constraints: [Positioned]
  /// The ids of the metrics to keep.
  package var metrics: [String]
  package var objectives: [SweepObjective]
  package var limits: [SweepLimit]

  /// A name or a path, and its position in the sweep file.
  package struct Positioned: Equatable, Sendable {
    package let text: String
    package let position: SourcePosition

    package init(_ text: String, at position: SourcePosition = SourcePosition(line: 1, column: 1)) {
      self.text = text
      self.position = position
    }
  }

  /// What each point is played with.
  package struct Conditions: Equatable, Sendable {
    /// The names of strategies, or nil for those of each scenario.
    package var strategies: [Positioned]?
    /// The names of devices or the paths of profiles, or nil for those of each scenario.
    package var devices: [Positioned]?
    /// The durations of stalls added to each transition, in nanoseconds, at least one.
    package var stalls: [Int64] = [0]
    /// The first seed, or nil for that of each scenario.
    package var firstSeed: UInt64?
    package var seedCount = 1

    package init() {}
  }
}

extension Sweep {
  /// The number of objectives that a front can have.
  package static let objectiveLimit = 3

  /// The metrics of a sweep that names none.
  package static let usualMetrics = ["apple.hitch-time-ratio", "transition.settle.max"]

  /// The metrics to keep, those of objectives and limits included, without duplicates.
  package var keptMetrics: [Metric] {
    var ids: [String] = []
    let named = metrics + objectives.map(\.metric) + limits.map(\.metric)
    for id in named.isEmpty ? Self.usualMetrics : named where !ids.contains(id) { ids.append(id) }
    return ids.compactMap(MetricRegistry.metric)
  }

  /// The points, or nil if there are too many.
  package var space: ParameterSpace? {
    let names = parameters.map(\.name)
    let parsed = constraints.compactMap { try? SweepConstraint($0.text, parameters: names) }
    return ParameterSpace(parameters, sample, constraints: parsed)
  }
}
