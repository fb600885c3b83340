internal import JankMetrics

/// The frames of one swap chain, put on a common clock.
struct PresentMonStream {
  let name: String
  private let tellsDisplay: Bool
  private var frames: [Frame] = []
  private var starts: [Int64?] = []
  private var shown: [Int64?] = []
  private var lastShown: Int64?
  private var opened: Int64?
  private var closed: Int64?
  /// Where the app begins the next frame; the first one begins at 0.
  private var nextStart: Int64? = 0

  /// Creates a stream; without times of the display none of its frames is known to be shown.
  init(name: String, tellsDisplay: Bool) {
    self.name = name
    self.tellsDisplay = tellsDisplay
  }

  /// What a row says, in nanoseconds; nil for what is not there or was not measured.
  struct Frame {
    /// Whether it was displayed, at whatever time.
    var isShown = false
    /// From the start of this frame to the start of the next.
    var length: Int64?
    /// From the start of the frame to its display.
    var latency: Int64?
    /// When it was displayed, by the clock of the file.
    var shown: Int64?
    /// From the display of the frame before to that of this one.
    var sinceLast: Int64?
    /// From the display of this frame to that of the next.
    var displayed: Int64?
    /// The work of the processor and of the graphics processor.
    var cpu: Int64?
    var gpu: Int64?
    /// From the input to the display.
    var input: Int64?
    /// The time whose state it shows, by the clock of what moves.
    var content: Int64?
  }
}

extension PresentMonStream {
  mutating func append(_ frame: Frame) {
    // Without a latency nothing ties the clock of the app to that of the display.
    let isAdrift = frame.length == nil || (frame.isShown && frame.latency == nil)
    var start = isAdrift ? nil : nextStart
    let time = time(of: frame, startedAt: start)
    // Behind such a frame the display tells where the app went on.
    if start == nil, frame.length != nil, let time { start = frame.latency.map { time &- $0 } }
    nextStart = frame.length.flatMap { length in start.map { $0 &+ length } }
    frames.append(frame)
    starts.append(start)
    shown.append(time)
    // What is stamped before the last one had no display of its own, and tells nothing of the next.
    guard let time, lastShown.map({ $0 < time }) ?? true else { return }
    if lastShown == nil { opened = frame.sinceLast.map { time &- $0 } }
    lastShown = time
    closed = frame.displayed.map { time &+ $0 }
  }

  /// When a frame was displayed, or nil if it never was or at a time that nobody knows.
  private func time(of frame: Frame, startedAt start: Int64?) -> Int64? {
    guard frame.isShown else { return nil }
    let stamp = frame.shown ?? frame.latency.flatMap { latency in start.map { $0 &+ latency } }
    // Lengths between displays count, where there are any; the stamp alone is rounded twice.
    let time = closed ?? frame.sinceLast.flatMap { gap in lastShown.map { $0 &+ gap } } ?? stamp
    // The first may be anywhere.
    return lastShown == nil ? time ?? frame.latency ?? 0 : time
  }

  /// The frames as a series.
  var series: FrameSeries {
    var columns: [FrameSeries.Part: TimeColumn] = [:]
    if tellsDisplay { columns[.shown] = TimeColumn(shown) }
    func add(_ part: FrameSeries.Part, _ figures: [Int64?]) {
      if figures.contains(where: { $0 != nil }) { columns[part] = TimeColumn(figures) }
    }
    add(.start, starts)
    // Without a clock of what moves PresentMon takes the start of a frame for the moment it shows.
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
