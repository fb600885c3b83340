internal import JankMetrics
internal import JankText

/// The events of one kind on one thread.
struct ChromeStream {
  private let kind: String
  private let stamps: String
  private let place: String
  let process: String
  private var starts: [Int64] = []
  private var frames: [ChromeEvent.BeginFrame] = []

  /// The streams of a trace, ordered by their first events.
  ///
  /// Calls that swap buffers are nested. Each call has an event, and their names share an ending.
  /// Each name is a stream; if one is the call into the driver, it represents its whole thread.
  /// Source: Chromium, ui/gl, gles2_cmd_decoder.
  static func streams(
    of events: [ChromeEvent],
    path: String
  ) throws(FileError) -> [ChromeStream] {
    let processes = Dictionary(
      events.compactMap { event in event.processName.map { (event.process, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    var streams: [ChromeStream] = []
    var places: [String: Int] = [:]
    // Events with equal times keep the order of the file.
    let ordered = events.enumerated().sorted { one, other in
      (one.element.time, one.offset) < (other.element.time, other.offset)
    }
    for (_, event) in ordered {
      guard let (kind, stamps) = event.kind.names else { continue }
      let process = processes[event.process].map { "\($0) \(event.process)" }
      let place = "\(process ?? "\(event.process)") thread \(event.thread)"
      let index = places["\(kind) \(place)"] ?? streams.count
      if index == streams.count {
        try RecordingLimits.check(streams: index + 1, path)
        places["\(kind) \(place)"] = index
        streams.append(
          ChromeStream(kind: kind, stamps: stamps, place: place, process: event.process)
        )
      }
      streams[index].append(event)
    }
    let driven = Set(streams.filter { $0.isSwap && $0.isOfDriver }.map(\.place))
    return streams.filter { !$0.isSwap || $0.isOfDriver || !driven.contains($0.place) }
  }

  private init(kind: String, stamps: String, place: String, process: String) {
    self.kind = kind
    self.stamps = stamps
    self.place = place
    self.process = process
  }
}

extension ChromeStream {
  private var isSwap: Bool { kind.hasSuffix("SwapBuffers") }
  private var isOfDriver: Bool { kind.hasSuffix("RealSwapBuffers") }

  private mutating func append(_ event: ChromeEvent) {
    starts.append(event.time)
    if case .beginFrame(let frame) = event.kind { frames.append(frame) }
  }

  /// The events as a series; the time that a begin-frame states is the stamp of its frame.
  var series: FrameSeries {
    var columns: [FrameSeries.Part: TimeColumn] = [.shown: TimeColumn(starts)]
    if !frames.isEmpty {
      let times = TimeColumn(frames.map(\.frameTime))
      columns = [.shown: times, .begin: times, .start: TimeColumn(starts)]
      let deadlines = frames.map(\.deadline)
      if !deadlines.contains(nil) { columns[.deadline] = TimeColumn(deadlines) }
    }
    var series = FrameSeries(
      name: "\(kind) of \(place)",
      origin: "the Chrome trace",
      frameCount: starts.count,
      refreshPeriod: nil,
      columns: columns
    )
    series.substitute = stamps
    if !frames.isEmpty { series.takeRefreshIntervals(frames.map(\.interval), .behindFrame) }
    return series
  }
}

extension ChromeEvent.Kind {
  fileprivate var names: (kind: String, stamps: String)? {
    switch self {
    case .beginFrame: ("begin-frames", "frame times of begin-frames")
    case .verticalSync: ("vertical syncs", "vertical syncs")
    case .swap(let name): ("swaps by \(name)", "buffer swaps")
    case .bareBeginFrame, .other: nil
    }
  }
}
