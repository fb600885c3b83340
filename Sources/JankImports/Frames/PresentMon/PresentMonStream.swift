internal import JankMetrics

/// The frames of one swap chain, on a common clock.
struct PresentMonStream {
  let name: String
  private let tellsDisplay: Bool
  private var frames: [Frame] = []
  private var starts: [Int64?] = []
  private var shown: [Int64?] = []
  private var lastShown: Int64?
  private var opened: Int64?
  private var closed: Int64?
  /// When the app begins the next frame; the first one begins at 0.
  private var nextStart: Int64? = 0

  /// Creates a stream; without display times, the presentations of its frames are unknown.
  init(name: String, tellsDisplay: Bool) {
    self.name = name
    self.tellsDisplay = tellsDisplay
  }

  /// The values of a row, in nanoseconds; nil if missing or not measured.
  struct Frame {
    /// Whether the frame was displayed, even at an unknown time.
    var isShown = false
    /// From the start of this frame to the start of the next.
    var length: Int64?
    /// From the start of the frame to its display.
    var latency: Int64?
    /// When the frame was displayed, on the clock of the file.
    var shown: Int64?
    /// From the previous frame's display to this frame's.
    var sinceLast: Int64?
    /// From the display of this frame to that of the next.
    var displayed: Int64?
    /// The busy time of the CPU, and of the GPU.
    var cpu: Int64?
    var gpu: Int64?
    var input: Int64?
    /// The time of the state that the frame shows, on the clock of the animation.
    var content: Int64?
  }
}

extension PresentMonStream {
  mutating func append(_ frame: Frame) {
    // Without a latency the clocks of the app and of the display are not related.
    let isAdrift = frame.length == nil || (frame.isShown && frame.latency == nil)
    var start = isAdrift ? nil : nextStart
    let time = time(of: frame, startedAt: start)
    // After such a frame the display time gives the next start of the app.
    if start == nil, frame.length != nil, let time { start = frame.latency.map { time &- $0 } }
    nextStart = frame.length.flatMap { length in start.map { $0 &+ length } }
    frames.append(frame)
    starts.append(start)
    shown.append(time)
    // A frame stamped before the previous one had no presentation of its own and says nothing about
    // the next.
    guard let time, lastShown.map({ $0 < time }) ?? true else { return }
    if lastShown == nil { opened = frame.sinceLast.map { time &- $0 } }
    lastShown = time
    closed = frame.displayed.map { time &+ $0 }
  }

  /// When a frame was displayed, or nil if never or at an unknown time.
  private func time(of frame: Frame, startedAt start: Int64?) -> Int64? {
    guard frame.isShown else { return nil }
    let stamp = frame.shown ?? frame.latency.flatMap { latency in start.map { $0 &+ latency } }
    // Prefers durations between presentations, because the stamp is rounded twice.
    let time = closed ?? frame.sinceLast.flatMap { gap in lastShown.map { $0 &+ gap } } ?? stamp
    // The first frame may be at any time.
    return lastShown == nil ? time ?? frame.latency ?? 0 : time
  }

  var series: FrameSeries {
    var columns: [FrameSeries.Part: TimeColumn] = [:]
    if tellsDisplay { columns[.shown] = TimeColumn(shown) }
    func add(_ part: FrameSeries.Part, _ metricValues: [Int64?]) {
      if metricValues.contains(where: { $0 != nil }) { columns[part] = TimeColumn(metricValues) }
    }
    add(.start, starts)
    // Without an animation clock PresentMon assumes that a frame shows its start.
    let contents = frames.map(\.content)
    add(.content, contents.contains { $0 != nil } ? contents : starts)
    add(.mainThread, frames.map(\.cpu))
    add(.render, frames.map(\.gpu))
    add(.interval, frames.map(\.length))
    add(.inputLatency, frames.map(\.input))
    var series = FrameSeries(
      name: name,
      origin: "the PresentMon file",
      frameCount: frames.count,
      refreshPeriod: nil,
      columns: columns
    )
    series.untimedCount = zip(frames, shown).count { $0.isShown && $1 == nil }
    series.segments = [
      FrameSeries.Segment(frames: 0..<frames.count, opened: opened, closed: closed)
    ]
    return series
  }
}
