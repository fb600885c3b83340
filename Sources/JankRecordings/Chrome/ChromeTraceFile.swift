internal import JankMetrics
internal import JankScenarios

/// Frames in a Chrome trace: begin-frames, vertical syncs and buffer swaps.
///
/// Each thread that has such events gives a stream. The refresh period is the interval that most
/// begin-frames state; it holds for all streams of the file. Source: Chromium, Trace Event Format.
enum ChromeTraceFile {
  static func looksRight(_ value: JSONValue) -> Bool {
    events(of: value).map { $0.first?["ph"] != nil || value["traceEvents"] != nil } ?? false
  }

  static func read(_ value: JSONValue, path: String) throws(RecordingError) -> Recording {
    guard let values = events(of: value) else {
      throw RecordingError(
        path,
        line: value.position.line,
        column: value.position.column,
        "expected an array of events or an object with traceEvents, found \(value.summary)"
      )
    }
    var events: [ChromeEvent] = []
    for value in values {
      guard let event = ChromeEvent(value) else {
        throw RecordingError(
          path,
          line: value.position.line,
          column: value.position.column,
          "expected an event with a phase \"ph\", found \(value.summary)"
        )
      }
      events.append(event)
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
      series: series
    )
  }

  private static func events(of value: JSONValue) -> [JSONValue]? {
    value["traceEvents"]?.items ?? value.items
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
