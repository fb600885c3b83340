internal import JankGate
internal import JankMetrics
internal import JankScenarios
internal import JankText
internal import JankTrace

/// A late frame, as a result has it.
private struct LateFrame: Sendable {
  let frame: Int
  let refreshes: Int?
  let event: RecordedRun.Event
}

extension RecordedRun {
  /// Learns how late a frame was of which the classes say only that it was very late.
  fileprivate mutating func take(_ hitch: LateFrame) {
    guard let count = classes?.count, hitch.frame < count, classes?[hitch.frame] == .veryLate,
      let refreshes = hitch.refreshes
    else { return }
    classes?[hitch.frame] = .late(refreshes: refreshes)
  }
}

/// What a run may be in files of each format.
enum RecordedShapes {
  /// A run, and what of it cannot be compared, in words for a sentence.
  typealias Run = (run: RecordedRun, leftOut: [String])

  /// An item of the list of a format, as the runs that it tells of.
  static func runs(_ format: RecordedFormat) -> JSONShape<[Run]> {
    switch format {
    case .result: result.map { [$0] }
    case .check, .baseline: check.map { [$0] }
    case .score: score.map { [$0] }
    case .comparison: comparison
    }
  }

  private static var result: JSONShape<Run> {
    .openObject(
      "a run",
      name,
      conditions,
      JSONKey.required("metrics", .array(of: metric), "Its metrics."),
      JSONKey.optional("frameClasses", classes, "What became of its frames."),
      JSONKey.optional("framePrints", prints, "The prints of its frames."),
      JSONKey.optional("events", .array(of: event), "What happened."),
      JSONKey.optional("hitches", .array(of: hitch), "The frames that were late.")
    ) { name, conditions, metrics, classes, prints, events, hitches in
      var run = conditions(RecordedRun(name))
      (run.classes, run.prints) = (classes, prints)
      for hitch in hitches ?? [] { run.take(hitch) }
      run.events = events.map { RecordedRun.inOrder($0 + (hitches ?? []).map(\.event)) }
      let leftOut = take(metrics, into: &run)
      return (run, leftOut)
    }
  }

  private static var check: JSONShape<Run> {
    .openObject(
      "a case",
      name,
      conditions,
      JSONKey.required(
        "figures",
        .entries(of: .integer(in: Int64.min...Int64.max)),
        "Its figures in steps."
      )
    ) { name, conditions, figures in
      var run = conditions(RecordedRun(name))
      var leftOut: [String] = []
      for figure in figures {
        if let metric = MetricRegistry.metric(figure.key) {
          run.figures[figure.key] = Figure(steps: figure.value, metric.unit)
        } else {
          leftOut.append(unknownMetric(figure.key))
        }
      }
      return (run, leftOut)
    }
  }

  private static var score: JSONShape<Run> {
    .openObject(
      "a stream",
      JSONKey.required("file", .text(), "Its file."),
      JSONKey.required("stream", .text(), "Its name."),
      JSONKey.required("metrics", .array(of: metric), "Its metrics.")
    ) { file, stream, metrics in
      var run = RecordedRun("\(file): \(stream)")
      let leftOut = take(metrics, into: &run)
      return (run, leftOut)
    }
  }
}

// MARK: Parts

extension RecordedShapes {
  private static var name: JSONKey<String> {
    .group(
      JSONKey.required("scenario", .text(), "The scenario."),
      JSONKey.required("device", .text(), "The device."),
      JSONKey.required("strategy", .text(), "The strategy.")
    ) { "\(CaseName(scenario: $0, device: $1, strategy: $2))" }
  }

  /// Under what conditions the run came about, and its fingerprint.
  private static var conditions: JSONKey<@Sendable (RecordedRun) -> RecordedRun> {
    .group(
      JSONKey.required("seed", .text(), "Where random draws started."),
      JSONKey.required("modelVersion", .integer(in: 0...Int64.max), "The model."),
      JSONKey.required("digest", .text(), "The fingerprint of what a user could see."),
      JSONKey.optional("contentHash", .text(), "The fingerprint of the scenario."),
      JSONKey.optional("refreshRateHz", .integer(in: 1...1_000_000), "The rate of the display.")
    ) { seed, model, digest, content, rate in
      { run in
        var run = run
        run.refreshRate = rate.map { Int($0) }
        (run.seed, run.modelVersion) = (seed, Int(model))
        (run.digest, run.contentHash) = (digest, content)
        return run
      }
    }
  }

  static var metric: JSONShape<(id: String, value: JSONValue.Content)> {
    .openObject(
      "a metric",
      JSONKey.required("id", .text(), "Its id."),
      JSONKey.required("value", .any, "Its value.")
    ) { ($0, $1.content) }
  }

  /// Takes metrics over, and returns in words what cannot be compared.
  static func take(
    _ metrics: [(id: String, value: JSONValue.Content)],
    into run: inout RecordedRun
  ) -> [String] {
    metrics.compactMap { id, value in
      guard let metric = MetricRegistry.metric(id) else { return unknownMetric(id) }
      let figure: Figure?
      switch value {
      case .integer(let number): figure = Figure(.integer(Int(number)), metric.unit)
      case .real(let number): figure = Figure(number, metric.unit)
      case .text(let text):
        run.words[id] = text
        return nil
      case .null, .boolean, .array, .object: return nil
      }
      run.figures[id] = figure
      return figure == nil ? "a figure of \(id) that is out of range" : nil
    }
  }

  private static func unknownMetric(_ id: String) -> String {
    "the metric \(quoted(id)), which is not known here"
  }

  private static var classes: JSONShape<[FrameClass]> {
    JSONShape.text(length: 0...4_000_000).resolved { text, position, log in
      if let classes = FrameClass.classes(in: text) { return classes }
      log.report("expected the characters . 1 to 9 L and x", at: position, about: .meaning)
      return nil
    }
  }

  private static var prints: JSONShape<FramePrints> {
    JSONShape.text(length: 0...4_000_000).resolved { text, position, log in
      if let prints = FramePrints(text) { return prints }
      log.report("expected four hexadecimal digits a frame", at: position, about: .meaning)
      return nil
    }
  }

  /// The times of events in nanoseconds, of which no sum or difference leaves 64 bits.
  private static let times: ClosedRange<Int64> = -(1 << 60)...(1 << 60)

  private static var hitch: JSONShape<LateFrame> {
    .openObject(
      "a hitch",
      JSONKey.required("frame", .integer(in: 0...Int64.max), "Which frame."),
      JSONKey.required("expectedNs", .integer(in: times), "When it was due."),
      JSONKey.required("durationNs", .integer(in: 0...times.upperBound), "How late it was."),
      JSONKey.optional("refreshes", .integer(in: 0...Int64.max), "The same in refreshes.")
    ) { frame, expected, duration, refreshes in
      LateFrame(
        frame: Int(frame),
        refreshes: refreshes.map { Int($0) },
        event: RecordedRun.Event(
          time: Instant(nanoseconds: expected),
          text: "frame \(frame) is late by \(Figure(steps: duration, .milliseconds))"
        )
      )
    }
  }

  private static var event: JSONShape<RecordedRun.Event> {
    .openObject(
      "an event",
      JSONKey.required("timeNs", .integer(in: times), "When."),
      JSONKey.required("kind", .text(), "What sort of thing."),
      JSONKey.required("subject", .text(), "Who it happened to."),
      JSONKey.required("name", .text(), "What happened.")
    ) { time, kind, subject, name in
      RecordedRun.Event(time: Instant(nanoseconds: time), text: "\(kind) \(subject): \(name)")
    }
  }
}
