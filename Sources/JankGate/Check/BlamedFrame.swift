public import JankMetrics
public import JankTrace

/// A frame that broke a rule, and the use of its time.
public struct BlamedFrame: Hashable, Sendable {
  /// The ``FrameRecord/index`` of the frame.
  public let index: Int
  /// When it was shown.
  public let shown: Instant
  /// The delay after the planned presentation.
  public let lateness: Interval
  /// The deadline that was missed first.
  public let missed: FrameRecord.Lateness
  /// The causes of its delay, in stage order; the delays add up to ``lateness``.
  public let causes: [DelayCause]
  /// The work item that blocked the main thread longest for the frame, or nil for none.
  public let work: WorkRecord?
  /// The process whose main thread it blocked; nil if the run has only one app.
  public let process: String?
  /// The duration of that work between the begin of the frame and its commit.
  public let workTime: Interval
  /// The duration of the rendering.
  public let rendering: Interval
  /// The display refresh rate in hertz if the frame was in time and the rate was lower than at the
  /// start of the run; otherwise nil.
  public let loweredRate: Int?

  /// Analyses a frame, given by its index in a trace and the causes of its delay.
  package init(_ place: Int, causes: [DelayCause], of trace: Trace) {
    let frame = trace.frames[place]
    self.causes = causes
    index = frame.index
    shown = frame.actual.time
    lateness = frame.hitch
    missed = frame.lateness
    rendering = frame.execute.end - frame.prepare.start
    let rate = trace.grid.hertz(before: frame.expected.number)
    loweredRate = frame.hitch == .zero && rate < trace.refreshRate ? rate : nil
    let longest = frame.lateness == .render ? nil : Self.longestWork(on: frame, in: trace)
    work = longest?.work
    process = trace.processName(frame.process)
    workTime = longest?.time ?? .zero
  }

  /// Analyses some frames, given by their indices in a trace.
  package static func frames(_ places: some Sequence<Int>, of trace: Trace) -> [BlamedFrame] {
    let causes = DelayExplainer(trace).causes
    return places.map { BlamedFrame($0, causes: causes[$0], of: trace) }
  }

  /// Frames that the render server makes by itself have no main-thread work.
  private static func longestWork(
    on frame: FrameRecord,
    in trace: Trace
  ) -> (work: WorkRecord, time: Interval)? {
    guard let end = frame.mainThread?.end else { return nil }
    return trace.works.map { work in
      (work: work, time: min(work.end, end) - max(work.start, frame.begin.time))
    }.filter { $0.time > .zero }.max { $0.time < $1.time }
  }
}
