internal import JankMetrics
internal import JankText

/// Frames in a Chrome trace: begin-frames, vertical syncs and buffer swaps.
///
/// Each thread with such events is a stream. A begin-frame states the refresh interval of its
/// stream. The other streams use the interval of the begin-frames in their process, or else of the
/// stream with the most begin-frames, because all share one clock. An array of events may be
/// truncated, for example if the browser was killed. Source: Chromium, Trace Event Format.
enum ChromeTraceFile {
  static func looksRight(_ value: JSONValue) -> Bool {
    events(of: value).map { $0.first?["ph"] != nil || value["traceEvents"] != nil } ?? false
  }

  static func read(_ file: RecordedJSON, path: String) throws(FileError) -> Recording {
    let value = file.beginning
    guard let values = events(of: value) else {
      throw FileError(
        path,
        value.position,
        "expected an array of events or an object with traceEvents, found \(value.summary)"
      )
    }
    let events = try values.map { (value) throws(FileError) in
      try ChromeEvent(value, path: path)
    }
    return Recording(
      format: .chromeTrace,
      size: events.count == 1 ? "1 event" : "\(events.count) events",
      series: series(of: try ChromeStream.streams(of: events, path: path)),
      warnings: [file.warning, bareBeginFrames(events, path)]
    )
  }

  private static func events(of value: JSONValue) -> [JSONValue]? {
    value["traceEvents"]?.items ?? value.items
  }

  private static func bareBeginFrames(_ events: [ChromeEvent], _ path: String) -> Diagnostic? {
    let count = events.count {
      if case .bareBeginFrame = $0.kind { true } else { false }
    }
    guard count > 0 else { return nil }
    return Diagnostic(
      .warning,
      path: path,
      message: "begin-frames without frame_time_us are ignored: \(count)"
    )
  }

  private static func series(of streams: [ChromeStream]) -> [FrameSeries] {
    var series = streams.map(\.series)
    let known = series
    // The stream with the most frames that states its refresh intervals, for each process and
    // overall; of equal streams, the first.
    var ofProcess: [String: Int] = [:]
    var ofAll: Int?
    for index in series.indices where known[index].refreshPeriod != nil {
      func larger(than other: Int?) -> Int {
        guard let other, known[other].frameCount >= known[index].frameCount else { return index }
        return other
      }
      ofProcess[streams[index].process] = larger(than: ofProcess[streams[index].process])
      ofAll = larger(than: ofAll)
    }
    for index in series.indices where known[index].refreshPeriod == nil {
      if let most = ofProcess[streams[index].process] ?? ofAll {
        series[index].takeRefreshes(of: known[most])
      }
    }
    return series
  }
}
