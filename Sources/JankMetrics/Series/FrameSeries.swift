public import JankTrace

/// The frames of a run or a recording in creation order, from which all metrics are computed.
///
/// A run of the simulator and a recording from a device both give a series. A recording without
/// some data has no column for it, and the metrics that need it report so.
///
///     let series = FrameSeries(
///       name: "scroll", origin: "the list", frameCount: 3,
///       refreshPeriod: RefreshPeriod(hertz: 60),
///       columns: [.shown: TimeColumn([0, 16_666_667, 50_000_000])])
///
/// Times count from any origin, the same one for all columns of a series.
public struct FrameSeries: Hashable, Sendable {
  /// A column: one kind of value that may be known for each frame.
  public enum Part: String, CaseIterable, Sendable {
    /// The planned presentation time.
    case expected
    /// The presentation time or the nearest available time stamp; unknown for a frame never shown.
    case shown
    /// The time whose state the frame shows.
    case content
    /// The time at which the frame was requested.
    case request
    /// The time from which work on the frame could begin.
    case begin
    /// The time at which the app started the frame.
    case start
    /// The deadline of all work on the frame.
    case deadline
    /// The time at which all work on the frame was done.
    case end
    /// The duration of the main-thread work.
    case mainThread
    /// The time from the begin to the hand-over to the render server: main-thread work and the wait
    /// for the main thread.
    case userInterface
    /// The time from the refresh at which the app started the frame to its hand-over.
    case handOver
    /// The duration of rendering, after the main thread was done.
    case render
    /// The duration of the work on processors: the main thread, and rendering for the app.
    case processor
    /// The total duration, from the begin to the end of all work.
    case total
    /// The time from the start of the frame to the start of the next, by the app's own clock.
    case interval
    /// The time from the input that the frame answers to its presentation.
    case inputLatency
    /// The deadline of the app's hand-over.
    case appDeadline
    /// The time at which the app handed the frame over.
    case appEnd
    /// The time at which the render server latched the frame.
    case latched
    /// The planned presentation, counted from when the render server could latch the frame.
    case serverExpected
    /// The refresh at which the app started the frame, as a time.
    case vsync
    /// How long the frame waited for image uploads to the GPU.
    case upload
    /// The duration of drawing, from the first command to the end of all work.
    case draw
  }

  /// Consecutive frames without a pause in which no frame was requested.
  public struct Segment: Hashable, Sendable {
    /// The indices of the frames in the series.
    public var frames: Range<Int>
    /// When the frame before the first of them was shown, or nil if there was none or the time is
    /// unknown.
    public var opened: Int64?
    /// When the last of them disappeared, or nil if it did not or the time is unknown.
    public var closed: Int64?

    /// Creates a segment; times are in nanoseconds.
    public init(frames: Range<Int>, opened: Int64? = nil, closed: Int64? = nil) {
      self.frames = frames
      self.opened = opened
      self.closed = closed
    }
  }

  /// The name that distinguishes the series from others of the same recording.
  public let name: String
  /// The source of the data as the start of a sentence, for example `the trace`.
  public let origin: String
  /// What stands in for presentation times, for example `buffer swaps`; nil if they are known.
  public var substitute: String?
  /// The number of frames.
  public package(set) var frameCount: Int
  /// The initial refresh interval, or nil if unknown.
  public var refreshPeriod: RefreshPeriod?
  /// The changes of the display refresh rate, by parts of the series; empty for none.
  package var rateChanges: [RefreshClock.Part] = []
  /// The refresh interval that each frame states, or nil if none does or all are equal.
  package var refreshIntervals: TimeColumn?
  /// The number of frames that were or may have been shown at an unknown time.
  public var untimedCount = 0
  /// The time in which something was animated, zero for none, or nil if unknown.
  public var trackedTime: Interval?
  /// Why the series cannot be rated, or nil if it can: it ends early.
  public var unfinished: String?
  /// How long the last frame has been on screen at the end although another was due, in
  /// nanoseconds.
  package var standing: Int64 = 0
  /// Whether the series holds late frames only, so nothing is known of the others.
  public var holdsLateFramesOnly = false
  /// The frames in segments, in order.
  public var segments: [Segment]
  /// The indices, sorted, of the frames at which another clock begins to control the content, so
  /// their steps in ``Part/content`` mean nothing.
  package var contentBreaks: [Int] = []
  /// The deadline that each frame missed first, or nil if unknown.
  package var lateness: [FrameRecord.Lateness]?
  /// The lengths of the main thread's busy times and the observed time, in nanoseconds; nil if
  /// unknown.
  package var busyTimes: BusyTimes?
  /// The number of frames without the content of a late commit, or nil if unknown.
  package var partialCount: Int?
  /// The gesture values, or nil if unknown.
  package var touchValues: TouchValues?
  /// The values of the processes, or nil if unknown.
  package var processes: ProcessTally?
  /// The motion values, or nil if unknown.
  package var motion: MotionValues?
  /// The metric values that the recording states itself, by id, or why metrics cannot be computed
  /// from its other data.
  public var stated: [String: Measured<Quantity>] = [:]
  package var columns: [Part: TimeColumn]

  package struct BusyTimes: Hashable, Sendable {
    package let lengths: [Int64]
    package let observed: Int64

    package init(lengths: [Int64], observed: Int64) {
      self.lengths = lengths
      self.observed = observed
    }
  }

  /// Creates a series of one segment.
  ///
  /// - Parameters:
  ///   - name: the name that distinguishes the series from others.
  ///   - origin: the source of the data, as the start of a sentence.
  ///   - frameCount: the number of frames.
  ///   - refreshPeriod: the refresh interval, if known.
  ///   - columns: the known columns, each with a value for each frame.
  public init(
    name: String,
    origin: String,
    frameCount: Int,
    refreshPeriod: RefreshPeriod?,
    columns: [Part: TimeColumn]
  ) {
    precondition(
      columns.values.allSatisfy { $0.nanoseconds.count == frameCount },
      "a column has a value for each frame"
    )
    self.name = name
    self.origin = origin
    self.frameCount = frameCount
    self.refreshPeriod = refreshPeriod
    self.columns = columns
    segments = [Segment(frames: 0..<frameCount)]
  }
}

extension FrameSeries {
  /// Returns a column, or the reason why it is missing.
  public func column(_ part: Part) -> Measured<TimeColumn> {
    Measured(columns[part], orElse: "\(origin) does not say \(part.question)")
  }

  /// What the presentation times are, if there are any.
  public var stamps: String {
    substitute ?? (columns[.shown] == nil ? "not known" : "presentations")
  }

  /// The presentation times on the display, or that something stands in for them.
  ///
  /// Everything measured up to the display needs these: a substitute may precede the work on the
  /// frame.
  package var presentations: Measured<TimeColumn> {
    guard let substitute else { return column(.shown) }
    return .unknown("\(origin) has the \(substitute), not the presentation times of frames")
  }

  /// The refresh interval, or the reason why it is unknown.
  package var period: Measured<RefreshPeriod> {
    Measured(refreshPeriod, orElse: "\(origin) does not say how often the display refreshes")
  }

  /// The refreshes of the display, or the reason why they are unknown.
  package var clock: Measured<RefreshClock> {
    period.map { RefreshClock(period: $0, parts: rateChanges, intervals: refreshIntervals) }
  }

  /// The time in which something was animated, in nanoseconds, or the reason why it is unknown.
  package var animatedTime: Measured<Int64> {
    Measured(
      trackedTime?.nanoseconds,
      orElse: "\(origin) does not say how long something was animated"
    )
  }

  /// Whether the series has every frame.
  package var wholeness: Measured<Void> {
    holdsLateFramesOnly ? .unknown("\(origin) lists late frames only") : .known(())
  }

  /// The times between consecutive frames, in nanoseconds, by segment.
  package var frameTimes: Measured<[[Int64]]> {
    wholeness.flatMap { column(.shown) }.map { shown in
      segments.map { segment in
        var lengths: [Int64] = []
        lengths.reserveCapacity(segment.frames.count + 1)
        for step in FrameTimes(of: segment, shown: shown) { lengths.append(step.length) }
        return lengths
      }
    }
  }
}

extension FrameSeries.Part {
  /// The content of the column, as the end of a sentence.
  package var question: String {
    switch self {
    case .expected: "when a frame was due"
    case .shown: "when a frame was shown"
    case .content: "which moment a frame shows"
    case .request: "when a frame was requested"
    case .begin: "when a frame could begin"
    case .start: "when the app started a frame"
    case .deadline: "when a frame had to be done"
    case .end: "when the work on a frame was done"
    case .mainThread: "how long the main thread worked on a frame"
    case .userInterface: "how long a frame was in the app"
    case .handOver: "how long after its refresh a frame was handed over"
    case .render: "how long a frame was rendered"
    case .processor: "how long the processors worked on a frame"
    case .total: "how long a frame took in total"
    case .interval: "how long the app took from one frame to the next"
    case .inputLatency: "which input a frame answers"
    case .appDeadline: "when the app had to hand a frame over"
    case .appEnd: "when the app handed a frame over"
    case .latched: "when the render server latched a frame"
    case .serverExpected: "when the render server was to show a frame"
    case .vsync: "at which refresh the app started a frame"
    case .upload: "how long image uploads took"
    case .draw: "how long a frame was drawn"
    }
  }
}
