public import JankMetrics
public import JankTrace

/// The data of a run in a file of any format.
public struct RecordedRun: Hashable, Sendable {
  /// An event in a file.
  public struct Event: Hashable, Sendable {
    /// The time of the event.
    public var time: Instant
    /// The subject and the description of the event.
    public var text: String

    /// Creates an event.
    public init(time: Instant, text: String) {
      self.time = time
      self.text = text
    }
  }

  /// Whether the values of a run mean anything.
  public enum Validity: Hashable, Sendable {
    /// They do.
    case valid
    /// They do not, for this reason.
    case invalid(String)

    /// Creates it from the reason why a run is invalid, or nil for a valid run.
    package init(failure: String?) {
      self = failure.map { .invalid($0) } ?? .valid
    }
  }

  /// The name of the run.
  public var name: String
  /// The fingerprint of everything a user could see, or nil if the file lacks it.
  public var digest: String?
  /// The seed, or nil if the file lacks it.
  public var seed: String?
  /// The model version of the run, or nil if the file lacks it.
  public var modelVersion: Int?
  /// The fingerprint of the scenario, or nil if the file lacks it.
  public var contentHash: String?
  /// The refresh rate of the display in hertz, or nil if the file lacks it.
  public var refreshRate: Int?
  /// The values by metric id.
  public var metricValues: [String: MetricValue] = [:]
  /// The ids of the metrics that the file covers, or nil for all of its values.
  public var metrics: Set<String>?
  /// The metrics of words, by id.
  public var words: [String: String] = [:]
  /// The classes of the frames, or nil if the file lacks them.
  public var classes: [FrameClass]?
  /// Short fingerprints of the frames, or nil if the file lacks them.
  public var prints: FramePrints?
  /// The transitions and their outcomes, or nil if the file does not list them.
  public var transitions: TransitionOutcomes?
  /// The events in order, or nil if the file lacks them.
  public var events: [Event]?
  /// Whether the run is valid, or nil if the file does not state it.
  public var validity: Validity?

  /// Creates a run without data.
  public init(_ name: String) {
    self.name = name
  }
}

extension RecordedRun {
  /// Whether the file covers a metric, so that a missing value is a property of the run.
  func speaks(of metric: Metric) -> Bool {
    metrics.map { $0.contains(metric.id) } ?? !metricValues.isEmpty
  }

  /// Returns events sorted stably by time.
  public static func inOrder(_ events: [Event]) -> [Event] {
    events.enumerated().sorted { left, right in
      left.element.time == right.element.time
        ? left.offset < right.offset : left.element.time < right.element.time
    }.map(\.element)
  }
}

/// The runs of a file of any format.
public struct RecordedResult: Sendable {
  /// The name of the file's format.
  public var format: String
  /// The runs, in file order.
  public var runs: [RecordedRun]
  /// Contents of the file that cannot be compared, one sentence each.
  public var remarks: [String]

  /// Creates a result.
  public init(format: String, runs: [RecordedRun], remarks: [String] = []) {
    self.format = format
    self.runs = runs
    self.remarks = remarks
  }
}
