public import JankMetrics
public import JankTrace

/// What a file says of a run, whatever wrote it.
public struct RecordedRun: Hashable, Sendable {
  /// Something that happened, as a file tells it.
  public struct Event: Hashable, Sendable {
    /// When it happened.
    public var time: Instant
    /// Who it happened to, and what happened.
    public var text: String

    /// States an event.
    public init(time: Instant, text: String) {
      self.time = time
      self.text = text
    }
  }

  /// What the run is called.
  public var name: String
  /// The fingerprint of what a user could see, or nil where the file does not hold it.
  public var digest: String?
  /// The seed, or nil where the file does not hold it.
  public var seed: String?
  /// The model that made the run, or nil where the file does not hold it.
  public var modelVersion: Int?
  /// The fingerprint of the scenario, or nil where the file does not hold it.
  public var contentHash: String?
  /// The refresh rate of the display in hertz, or nil where the file does not hold it.
  public var refreshRate: Int?
  /// The figures by the ids of their metrics.
  public var figures: [String: Figure] = [:]
  /// The ids of the metrics that the file speaks of, or nil for all there are.
  public var metrics: Set<String>?
  /// The metrics that are words, by their ids.
  public var words: [String: String] = [:]
  /// What became of the frames, or nil where the file does not hold it.
  public var classes: [FrameClass]?
  /// Short fingerprints of the frames, or nil where the file does not hold them.
  public var prints: FramePrints?
  /// What happened, in order, or nil where the file does not hold it.
  public var events: [Event]?

  /// Names a run of which nothing is known so far.
  public init(_ name: String) {
    self.name = name
  }
}

extension RecordedRun {
  /// Whether a metric without a figure has none in the run, rather than no place in the file.
  func speaks(of metric: Metric) -> Bool {
    metrics.map { $0.contains(metric.id) } ?? !figures.isEmpty
  }

  /// Events in the order of their times, those of one time in the order given.
  public static func inOrder(_ events: [Event]) -> [Event] {
    events.enumerated().sorted { left, right in
      left.element.time == right.element.time
        ? left.offset < right.offset : left.element.time < right.element.time
    }.map(\.element)
  }
}

/// A file of runs, whatever wrote it.
public struct RecordedResult: Sendable {
  /// The name of the file's format.
  public var format: String
  /// The runs, in the order of the file.
  public var runs: [RecordedRun]
  /// What stands in the file and cannot be compared, each in a sentence.
  public var remarks: [String]

  /// Puts runs together.
  public init(format: String, runs: [RecordedRun], remarks: [String] = []) {
    self.format = format
    self.runs = runs
    self.remarks = remarks
  }
}
