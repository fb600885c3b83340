public import JankTrace

/// Frames in the order they were made, with what is known of them: the one thing metrics are
/// computed from.
///
/// A run of the simulator and a recording from a device both give a series. What a recording does
/// not tell is a column that is not there, and the metrics that need it say so.
///
///     let series = FrameSeries(
///       name: "scroll", origin: "the list", frameCount: 3,
///       refreshPeriod: RefreshPeriod(hertz: 60),
///       columns: [.shown: TimeColumn([0, 16_666_667, 50_000_000])])
///
/// Times count from any origin, the same one for all columns of a series.
public struct FrameSeries: Hashable, Sendable {
  /// Something that may be known of each frame.
  public enum Part: String, CaseIterable, Sendable {
    /// The time at which the picture was to be shown.
    case expected
    /// The time at which the picture was shown, or the stamp nearest to it that there is; not known
    /// for a picture that never was.
    case shown
    /// The time whose state the picture shows.
    case content
    /// The time at which the frame was asked for.
    case request
    /// The time from which the frame could be worked on.
    case begin
    /// The time at which the app took the frame up.
    case start
    /// The time by which all work on the frame had to be done.
    case deadline
    /// The time at which all work on the frame was done.
    case end
    /// How long the main thread of the app worked on the frame.
    case mainThread
    /// How long the frame was at the app, from when it could begin to being handed over: the work
    /// of the main thread and the wait for it before.
    case userInterface
    /// From the refresh by which the app took the frame up to handing it over.
    case handOver
    /// How long the frame was rendered, once the main thread was done with it.
    case render
    /// How long processors worked on the frame: the main thread, and what renders for the app.
    case processor
    /// How long the frame took in all, from when it could begin to the end of all work on it.
    case total
    /// From taking up the frame to taking up the next, by the app's own clock.
    case interval
    /// How long after the input that it answers the picture was shown.
    case inputLatency
    /// The time by which the app had to hand the frame over.
    case appDeadline
    /// The time at which the app handed the frame over.
    case appEnd
    /// The time at which the render server took the frame up.
    case latched
    /// The time at which the render server was to show the frame, once it could take it up.
    case serverExpected
    /// The refresh by which the app took the frame up, as a time.
    case vsync
    /// How long the frame waited for images to be handed to the graphics processor.
    case upload
    /// How long the frame was drawn, from the first command to the end of all work on it.
    case draw
  }

  /// Frames that follow each other without a pause in which no picture was wanted.
  public struct Segment: Hashable, Sendable {
    /// The frames, by place in the series.
    public var frames: Range<Int>
    /// When the picture before the first of them was shown, if one was and its time is known.
    public var opened: Int64?
    /// When the last of them went off the screen, if it did and the time is known.
    public var closed: Int64?

    /// Creates a segment; times are in nanoseconds.
    public init(frames: Range<Int>, opened: Int64? = nil, closed: Int64? = nil) {
      self.frames = frames
      self.opened = opened
      self.closed = closed
    }
  }

  /// What tells the series from others of the same recording.
  public let name: String
  /// Who speaks, as the start of a sentence, for example `the trace`.
  public let origin: String
  /// What stands for the times of the pictures, for example `buffer swaps`, where nothing tells
  /// when they were on the display; nil where that is known.
  public var substitute: String?
  /// How many frames there are.
  public package(set) var frameCount: Int
  /// The time between two refreshes of the display at the start, or nil where it is not known.
  public var refreshPeriod: RefreshPeriod?
  /// When the rate of the display changed, by parts of the series; empty where it never did.
  package var rateChanges: [RefreshClock.Part] = []
  /// The time between two refreshes that each frame states, or nil where none does or all agree.
  package var refreshIntervals: TimeColumn?
  /// How many frames were shown, or may have been later, at a time that nothing tells.
  public var untimedCount = 0
  /// How long something was animated, zero where nothing was, or nil where that is not known.
  public var trackedTime: Interval?
  /// Why the series may not be rated, or nil if it may: it breaks off before its end.
  public var unfinished: String?
  /// How long the last picture has stood at the end although another was due, in nanoseconds.
  package var standing: Int64 = 0
  /// Whether the series holds late frames only, so that nothing is known of the others.
  public var holdsLateFramesOnly = false
  /// The frames in stretches, in order.
  public var segments: [Segment]
  /// The frames, by place and in order, at which another clock begins to say what is shown, so that
  /// their steps in ``Part/content`` mean nothing.
  package var contentBreaks: [Int] = []
  /// Which deadline each frame missed first, or nil where that is not known.
  package var lateness: [FrameRecord.Lateness]?
  /// The moments in which the main thread was busy without a break, in nanoseconds, and the time
  /// observed; nil where that is not known.
  package var busyTimes: BusyTimes?
  /// How many pictures lacked what the main thread was late with, or nil where that is not known.
  package var partialCount: Int?
  /// What fingers come to, or nil where that is not known.
  package var fingers: FingerFigures?
  /// How pages moved, or nil where that is not known.
  package var motion: MotionFigures?
  /// What the recording states of metrics itself, by their ids, or why what it states rules out
  /// computing them.
  public var stated: [String: Measured<Quantity>] = [:]
  package var columns: [Part: TimeColumn]

  /// How long the main thread was busy at a time.
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
  ///   - name: what tells the series from others.
  ///   - origin: who speaks, as the start of a sentence.
  ///   - frameCount: how many frames there are.
  ///   - refreshPeriod: the time between two refreshes, if known.
  ///   - columns: what is known of the frames; each column has a figure for each frame.
  public init(
    name: String,
    origin: String,
    frameCount: Int,
    refreshPeriod: RefreshPeriod?,
    columns: [Part: TimeColumn]
  ) {
    precondition(
      columns.values.allSatisfy { $0.nanoseconds.count == frameCount },
      "a column has a figure for each frame"
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
  /// A column, or why there is none.
  public func column(_ part: Part) -> Measured<TimeColumn> {
    Measured(columns[part], orElse: "\(origin) does not say \(part.question)")
  }

  /// What the times of the pictures are, if there are any.
  public var stamps: String {
    substitute ?? (columns[.shown] == nil ? "not known" : "presentations")
  }

  /// When pictures were on the display, or that something else stands for it.
  ///
  /// Whatever is measured up to the display needs this and not the column: a substitute may well
  /// lie before the work on the picture began.
  package var presentations: Measured<TimeColumn> {
    guard let substitute else { return column(.shown) }
    return .unknown("\(origin) has the \(substitute), not the times of pictures on the display")
  }

  /// The time between two refreshes, or that it is not known.
  package var period: Measured<RefreshPeriod> {
    Measured(refreshPeriod, orElse: "\(origin) does not say how often the display refreshes")
  }

  /// The refreshes of the display, or that they are not known.
  package var clock: Measured<RefreshClock> {
    period.map { RefreshClock(period: $0, parts: rateChanges, intervals: refreshIntervals) }
  }

  /// How long something was animated in nanoseconds, 0 where nothing was.
  package var animatedTime: Measured<Int64> {
    Measured(
      trackedTime?.nanoseconds,
      orElse: "\(origin) does not say how long something was animated"
    )
  }

  /// That the series has every frame, or that it has not.
  package var wholeness: Measured<Void> {
    holdsLateFramesOnly ? .unknown("\(origin) lists late frames only") : .known(())
  }

  /// The times between pictures that followed each other, in nanoseconds, segment by segment.
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
  /// What the column answers, as the end of a sentence.
  package var question: String {
    switch self {
    case .expected: "when a frame was due"
    case .shown: "when a picture was shown"
    case .content: "which moment a picture shows"
    case .request: "when a frame was asked for"
    case .begin: "when a frame could begin"
    case .start: "when the app took a frame up"
    case .deadline: "when a frame had to be done"
    case .end: "when the work on a frame was done"
    case .mainThread: "how long the main thread worked on a frame"
    case .userInterface: "how long a frame was at the app"
    case .handOver: "how long after its refresh a frame was handed over"
    case .render: "how long a frame was rendered"
    case .processor: "how long the processors worked on a frame"
    case .total: "how long a frame took in all"
    case .interval: "how long the app took from one frame to the next"
    case .inputLatency: "which input a picture answers"
    case .appDeadline: "when the app had to hand a frame over"
    case .appEnd: "when the app handed a frame over"
    case .latched: "when the render server took a frame up"
    case .serverExpected: "when the render server was to show a frame"
    case .vsync: "at which refresh the app took a frame up"
    case .upload: "how long images were handed over"
    case .draw: "how long a frame was drawn"
    }
  }
}
