internal import JankMetrics

/// The accepted results of runs.
///
/// Keep it under version control: every value is a whole number on a line of its own, so a change
/// of behaviour is a readable change of the file.
public struct Baseline: Hashable, Sendable {
  /// The model that made the runs; runs of another model cannot be compared.
  public var modelVersion: Int
  /// The metrics to compare, as words of ``MetricRegistry/metrics(named:)``; empty for all metrics,
  /// as in older baselines.
  public var metrics: [String]
  /// The scenarios by name.
  public var scenarios: [String: Entry]

  /// Creates a baseline.
  public init(modelVersion: Int, metrics: [String] = [], scenarios: [String: Entry] = [:]) {
    self.modelVersion = modelVersion
    self.metrics = metrics
    self.scenarios = scenarios
  }

  /// A scenario and its runs.
  public struct Entry: Hashable, Sendable {
    /// The fingerprint of the scenario's content.
    public var contentHash: String
    /// The runs, by device and strategy.
    public var runs: [RunName: Run]

    /// Creates a scenario with its runs.
    public init(contentHash: String, runs: [RunName: Run] = [:]) {
      self.contentHash = contentHash
      self.runs = runs
    }
  }

  /// The name of a run within its scenario.
  public struct RunName: Hashable, Sendable {
    /// The name of the device profile.
    public var device: String
    /// The name of the strategy.
    public var strategy: String

    /// Creates the name of a run.
    public init(device: String, strategy: String) {
      self.device = device
      self.strategy = strategy
    }
  }

  /// The recorded result of a run.
  public struct Run: Hashable, Sendable {
    /// The fingerprint of everything a user could see.
    public var digest: String
    /// The fingerprints of the frames.
    public var frames: FramePrints
    /// The late frames.
    public var lateFrames: LateFrames
    /// How far and how long the touches moved; empty in older baselines.
    public var touches: TouchPaths
    /// The transitions and their outcomes, or nil in older baselines, which do not list them.
    public var transitions: TransitionOutcomes?
    /// The values by metric id.
    public var metricValues: MetricValues

    /// Creates the result of a run.
    public init(
      digest: String,
      frames: FramePrints,
      lateFrames: LateFrames,
      touches: TouchPaths = TouchPaths(),
      transitions: TransitionOutcomes? = nil,
      metricValues: MetricValues
    ) {
      self.digest = digest
      self.frames = frames
      self.lateFrames = lateFrames
      self.touches = touches
      self.transitions = transitions
      self.metricValues = metricValues
    }
  }
}

extension Baseline.RunName: CustomStringConvertible, Comparable {
  /// The name as in files, for example `phone-60/display-link`.
  public var description: String { "\(device)/\(strategy)" }

  /// Parses a name from a file; nil if malformed.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    self.init(device: String(parts[0]), strategy: String(parts[1]))
  }

  /// Whether the left name comes first in a file.
  public static func < (left: Self, right: Self) -> Bool {
    (left.device, left.strategy) < (right.device, right.strategy)
  }
}

extension Baseline {
  /// Returns the run of a case, or nil if there is none.
  public func run(of name: CaseName) -> Run? {
    scenarios[name.scenario]?.runs[RunName(device: name.device, strategy: name.strategy)]
  }

  /// Records the result of a case, replacing an existing one.
  public mutating func record(_ checked: CheckedCase) {
    let name = checked.name
    var entry = scenarios[name.scenario] ?? Entry(contentHash: checked.contentHash)
    if entry.contentHash != checked.contentHash {
      entry = Entry(contentHash: checked.contentHash)
    }
    var run = checked.run
    if !metrics.isEmpty { run.metricValues = run.metricValues.keeping(comparedIDs) }
    entry.runs[RunName(device: name.device, strategy: name.strategy)] = run
    scenarios[name.scenario] = entry
  }

  /// Removes the cases that meet a condition.
  public mutating func remove(where isGone: (CaseName) -> Bool) {
    for name in caseNames where isGone(name) {
      scenarios[name.scenario]?.runs[RunName(device: name.device, strategy: name.strategy)] = nil
      if scenarios[name.scenario]?.runs.isEmpty == true { scenarios[name.scenario] = nil }
    }
  }

  /// Sets the metrics to compare, and drops the values of all others.
  public mutating func choose(metrics names: [String]) {
    metrics = names
    let ids = comparedIDs
    for (name, entry) in scenarios {
      scenarios[name]?.runs = entry.runs.mapValues { run in
        var run = run
        run.metricValues = run.metricValues.keeping(ids)
        return run
      }
    }
  }

  /// The ids of the metrics to compare, and of those that their resolutions need.
  public var comparedIDs: Set<String> {
    guard !metrics.isEmpty else { return Set(MetricValues.ids) }
    let chosen = metrics.flatMap(MetricRegistry.metrics)
    return Set(chosen.map(\.id) + chosen.compactMap { $0.resolution?.neededID })
  }

  /// The cases in file order.
  public var caseNames: [CaseName] {
    scenarios.sorted { $0.key < $1.key }.flatMap { scenario, entry in
      entry.runs.keys.sorted().map {
        CaseName(scenario: scenario, device: $0.device, strategy: $0.strategy)
      }
    }
  }
}
