package import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// A late frame of a result.
private struct LateFrame: Sendable {
  let frame: Int
  let refreshes: Int?
  let event: RecordedRun.Event
}

extension RecordedRun {
  /// Adds the exact lateness of a frame whose class states only that it was very late.
  fileprivate mutating func take(_ hitch: LateFrame) {
    guard let count = classes?.count, hitch.frame < count, classes?[hitch.frame] == .veryLate,
      let refreshes = hitch.refreshes
    else { return }
    classes?[hitch.frame] = .late(refreshes: refreshes)
  }
}

/// The shapes of a run in files of each format, composed from the formats' keys.
package enum RecordedShapes {
  /// A run, and the parts of it that cannot be compared, in words.
  package typealias Run = (run: RecordedRun, leftOut: [String])

  static var result: JSONShape<Run> {
    .openObject(
      "a run",
      name(ResultRun.scenario, ResultRun.device, ResultRun.strategy),
      resultConditions,
      ResultRun.metrics.reading(as: metrics),
      ResultRun.transitions.readingIfThere(as: transitions),
      ResultRun.frameClasses.readingIfThere(as: classes),
      ResultRun.framePrints.readingIfThere,
      ResultRun.events.readingIfThere(as: .array(of: event)),
      ResultRun.hitches.readingIfThere(as: .array(of: hitch))
    ) { name, conditions, metrics, transitions, classes, prints, events, hitches in
      var run = conditions.run(name)
      (run.classes, run.prints) = (classes, prints)
      for hitch in hitches ?? [] { run.take(hitch) }
      run.events = events.map { RecordedRun.inOrder($0 + (hitches ?? []).map(\.event)) }
      run.transitions = transitions?.list
      let leftOut = take(metrics, into: &run) + (transitions?.leftOut ?? [])
      return (run, leftOut)
    }
  }

  static var check: JSONShape<Run> {
    .openObject(
      "a case",
      name(CheckJSON.scenario, CheckJSON.device, CheckJSON.strategy),
      checkConditions,
      CheckJSON.metricValues.reading(as: .entries(of: .integer(in: Int64.min...Int64.max)))
    ) { name, conditions, metricValues in
      var run = conditions.run(name)
      var leftOut: [String] = []
      for metricValue in metricValues {
        if let metric = MetricRegistry.metric(metricValue.key) {
          run.metricValues[metricValue.key] = MetricValue(steps: metricValue.value, metric.unit)
        } else {
          leftOut.append(unknownMetric(metricValue.key))
        }
      }
      return (run, leftOut)
    }
  }

  static var score: JSONShape<Run> {
    .openObject(
      "a stream",
      ScoreJSON.filePath.reading,
      ScoreJSON.name.reading,
      ScoreJSON.metrics.reading(as: metrics)
    ) { file, stream, metrics in
      var run = RecordedRun("\(file): \(stream)")
      let leftOut = take(metrics, into: &run)
      return (run, leftOut)
    }
  }

  /// A comparison: a run for each strategy, with the medians over the seeds as values.
  static var comparison: JSONShape<[Run]> {
    .openObject(
      "a comparison",
      ComparisonJSON.scenario.reading,
      ComparisonJSON.device.reading,
      ComparisonJSON.stall.reading,
      ComparisonJSON.firstSeed.reading(as: .text()),
      ComparisonJSON.lastSeed.reading(as: .text()),
      ComparisonJSON.strategies.reading(as: .array(of: strategy))
    ) { scenario, device, stall, first, last, strategies in
      strategies.map { strategy, metricValues in
        let name = CaseName(scenario: scenario, device: device, strategy: strategy)
        let length = MetricValue(steps: stall.nanoseconds, .milliseconds)
        var run = RecordedRun("\(name)\(stall > .zero ? ", added stall \(length)" : "")")
        run.seed = first == last ? first : "\(first) to \(last)"
        run.metrics = Set(metricValues.map(\.id))
        let leftOut = take(metricValues, into: &run)
        return (run, leftOut)
      }
    }
  }
}

// MARK: Names and conditions

extension RecordedShapes {
  private static func name<Owner>(
    _ scenario: JSONField<Owner, String>,
    _ device: JSONField<Owner, String>,
    _ strategy: JSONField<Owner, String>
  ) -> JSONKey<String> {
    .group(scenario.reading, device.reading, strategy.reading) {
      "\(CaseName(scenario: $0, device: $1, strategy: $2))"
    }
  }

  /// The conditions of a run, and its digest.
  private struct Conditions: Sendable {
    let seed: String
    let modelVersion: Int
    let digest: String
    let contentHash: String?
    let rate: Int?
    /// Why the run is invalid, within one that states it.
    let failure: String??

    init(
      _ seed: String,
      _ modelVersion: Int,
      _ digest: String,
      content: String? = nil,
      rate: Int?,
      failure: String??
    ) {
      (self.seed, self.modelVersion, self.digest) = (seed, modelVersion, digest)
      (contentHash, self.rate, self.failure) = (content, rate, failure)
    }

    /// The run under these conditions.
    func run(_ name: String) -> RecordedRun {
      var run = RecordedRun(name)
      (run.seed, run.modelVersion, run.refreshRate) = (seed, modelVersion, rate)
      (run.digest, run.contentHash) = (digest, contentHash)
      run.validity = failure.map { RecordedRun.Validity(failure: $0) }
      return run
    }
  }

  private static var resultConditions: JSONKey<Conditions> {
    .group(
      ResultRun.seed.reading(as: .text()),
      ResultRun.modelVersion.reading,
      ResultRun.digest.reading(as: .text()),
      ResultRun.refreshRate.readingIfThere(as: rate),
      ResultRun.failure.readingIfThere
    ) { Conditions($0, $1, $2, rate: $3, failure: $4) }
  }

  private static var checkConditions: JSONKey<Conditions> {
    .group(
      CheckJSON.seed.reading(as: .text()),
      CheckJSON.modelVersion.reading,
      CheckJSON.digest.reading(as: .text()),
      CheckJSON.contentHash.readingIfThere(as: .text()),
      CheckJSON.refreshRate.readingIfThere(as: rate),
      CheckJSON.failure.readingIfThere
    ) { Conditions($0, $1, $2, content: $3, rate: $4, failure: $5) }
  }

  /// The refresh rates at which values can be compared.
  private static let rate = JSONShape.integer(in: 1...1_000_000).map { Int($0) }
}

// MARK: Metrics

extension RecordedShapes {
  /// A metric with a value of any kind.
  private typealias Reading = (id: String, value: JSONValue.Content)

  private static var metrics: JSONShape<[Reading]> {
    .array(
      of: .openObject("a metric", MetricRow.id.reading, MetricRow.value.reading(as: .any)) {
        ($0, $1.content)
      }
    )
  }

  private static var strategy: JSONShape<(strategy: String, metricValues: [Reading])> {
    .openObject(
      "a strategy",
      ComparisonJSON.name.reading,
      ComparisonJSON.metricValues.reading(as: .array(of: median))
    ) { ($0, $1) }
  }

  private static var median: JSONShape<Reading> {
    .openObject(
      "a value",
      ComparisonJSON.metric.reading,
      ComparisonJSON.median.reading(as: .any)
    ) { ($0, $1.content) }
  }

  /// Adds metrics to a run and returns in words what cannot be compared.
  private static func take(_ metrics: [Reading], into run: inout RecordedRun) -> [String] {
    metrics.compactMap { id, value in
      guard let metric = MetricRegistry.metric(id) else { return unknownMetric(id) }
      let metricValue: MetricValue?
      switch value {
      case .integer(let number): metricValue = MetricValue(.integer(Int(number)), metric.unit)
      case .real(let number): metricValue = MetricValue(number, metric.unit)
      case .text(let text):
        run.words[id] = text
        return nil
      case .null, .boolean, .array, .object: return nil
      }
      run.metricValues[id] = metricValue
      return metricValue == nil ? "a value of \(id) that is out of range" : nil
    }
  }

  private static func unknownMetric(_ id: String) -> String {
    "the metric \(quoted(id)), which is not known here"
  }
}

// MARK: Frames and events

extension RecordedShapes {
  private static var classes: JSONShape<[FrameClass]> {
    JSONShape.text(length: 0...4_000_000).resolved { text, position, log in
      if let classes = FrameClass.classes(in: text) { return classes }
      log.report("expected the characters . 1 to 9 L and x", at: position, about: .meaning)
      return nil
    }
  }

  /// Event times in nanoseconds, limited so that sums and differences fit into 64 bits.
  private static let times: ClosedRange<Int64> = -(1 << 60)...(1 << 60)
  private static let time = JSONShape.integer(in: times)

  private static var hitch: JSONShape<LateFrame> {
    .openObject(
      "a hitch",
      ResultParts.hitchFrame.reading,
      ResultParts.hitchExpected.reading(as: time),
      ResultParts.hitchDuration.reading(as: .integer(in: 0...times.upperBound)),
      ResultParts.hitchRefreshes.readingIfThere
    ) { frame, expected, duration, refreshes in
      LateFrame(
        frame: frame,
        refreshes: refreshes,
        event: RecordedRun.Event(
          time: Instant(nanoseconds: expected),
          text: "frame \(frame) is late by \(MetricValue(steps: duration, .milliseconds))"
        )
      )
    }
  }

  private static var event: JSONShape<RecordedRun.Event> {
    .openObject(
      "an event",
      ResultParts.eventTime.reading(as: time),
      ResultParts.eventKind.reading(as: .text()),
      ResultParts.eventSubject.reading,
      ResultParts.eventName.reading
    ) { time, kind, subject, name in
      RecordedRun.Event(time: Instant(nanoseconds: time), text: "\(kind) \(subject): \(name)")
    }
  }
}
