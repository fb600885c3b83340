internal import JankMetrics

/// The frames of one swap chain, put on a common clock.
struct PresentMonStream {
  let name: String
  private var frames: [Frame] = []
  private var starts: [Int64?] = []
  private var shown: [Int64?] = []
  private var lastShown: Int64?
  private var opened: Int64?
  private var closed: Int64?
  /// Where the app begins the next frame; the first one begins at 0.
  private var nextStart: Int64? = 0

  init(name: String) {
    self.name = name
  }

  /// What a row says, in nanoseconds; nil for what is not there or was not measured.
  struct Frame {
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
  }
}

extension PresentMonStream {
  mutating func append(_ frame: Frame) {
    let start = frame.length == nil ? nil : nextStart
    nextStart = frame.length.flatMap { length in start.map { $0 &+ length } }
    let stamp = frame.shown ?? frame.latency.flatMap { latency in start.map { $0 &+ latency } }
    starts.append(start)
    frames.append(frame)
    guard let stamp else {
      shown.append(nil)
      return
    }
    // Lengths between displays count, where there are any; the stamp alone is rounded twice.
    let time = closed ?? frame.sinceLast.flatMap { gap in lastShown.map { $0 &+ gap } } ?? stamp
    if lastShown == nil { opened = frame.sinceLast.map { time &- $0 } }
    shown.append(time)
    lastShown = time
    closed = frame.displayed.map { time &+ $0 }
  }

  /// The frames as a series.
  var series: FrameSeries {
    var columns: [FrameSeries.Part: TimeColumn] = [.shown: TimeColumn(shown)]
    func add(_ part: FrameSeries.Part, _ figures: [Int64?]) {
      if figures.contains(where: { $0 != nil }) { columns[part] = TimeColumn(figures) }
    }
    add(.start, starts)
    // PresentMon takes the start of a frame for the moment it shows.
    add(.content, starts)
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
    series.segments = [
      FrameSeries.Segment(frames: 0..<frames.count, opened: opened, closed: closed)
    ]
    return series
  }
}
