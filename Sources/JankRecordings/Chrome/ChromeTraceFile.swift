internal import JankMetrics
internal import JankScenarios

/// Frames in a Chrome trace: begin-frames, vertical syncs and buffer swaps.
///
/// Each thread that has such events gives a stream. The refresh period is the interval that most
/// begin-frames state; it holds for all streams of the file. An array of events may break off, as
/// it does where the browser was killed. Source: Chromium, Trace Event Format.
enum ChromeTraceFile {
  static func looksRight(_ value: JSONValue) -> Bool {
    events(of: value).map { $0.first?["ph"] != nil || value["traceEvents"] != nil } ?? false
  }

  static func read(_ file: RecordedJSON, path: String) throws(RecordingError) -> Recording {
    let value = file.beginning
    guard let values = events(of: value) else {
      throw RecordingError(
        path,
        value.position,
        "expected an array of events or an object with traceEvents, found \(value.summary)"
      )
    }
    let events = try values.map { (value) throws(RecordingError) in
      try ChromeEvent(value, path: path)
    }
    let period = period(of: events)
    let series = ChromeStream.streams(of: events).map { stream in
      var series = stream.series
      series.refreshPeriod = period
      return series
    }
    return Recording(
      format: .chromeTrace,
      size: events.count == 1 ? "1 event" : "\(events.count) events",
      series: series,
      warnings: [file.warning, bareBeginFrames(events, path)]
    )
  }

  private static func events(of value: JSONValue) -> [JSONValue]? {
    value["traceEvents"]?.items ?? value.items
  }

  /// That begin-frames were left out, or nil.
  private static func bareBeginFrames(_ events: [ChromeEvent], _ path: String) -> Diagnostic? {
    let count = events.count {
      if case .bareBeginFrame = $0.kind { true } else { false }
    }
    guard count > 0 else { return nil }
    return Diagnostic(
      .warning,
      path: path,
      message: "\(count) of the begin-frames carry no frame_time_us and are left out"
    )
  }

  private static func period(of events: [ChromeEvent]) -> RefreshPeriod? {
    var counts: [Int64: Int] = [:]
    for case .beginFrame(let frame) in events.map(\.kind) {
      if let interval = frame.interval, interval > 0 { counts[interval, default: 0] += 1 }
    }
    // Of equally common ones the shortest, so that the order of a dictionary decides nothing.
    let most = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    return most.flatMap { RefreshPeriod(stated: $0.key) }
  }
}
