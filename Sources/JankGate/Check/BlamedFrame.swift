public import JankMetrics
public import JankTrace

/// A frame that broke a rule, and what took its time.
public struct BlamedFrame: Hashable, Sendable {
  /// The ``FrameRecord/index`` of the frame.
  public let index: Int
  /// When it was shown.
  public let shown: Instant
  /// By how much it was shown later than planned.
  public let lateness: Interval
  /// The deadline that was missed first.
  public let missed: FrameRecord.Lateness
  /// What made it late, in the order of the stages; the delays add up to ``lateness``.
  public let causes: [DelayCause]
  /// The work that held the main thread longest while it was made there, or nil where none did.
  public let work: WorkRecord?
  /// How long it did so between the begin of the frame and its commit.
  public let workTime: Interval
  /// How long it was rendered.
  public let rendering: Interval
  /// The rate that the display ran at, in hertz, if it was lower than when the run began and the
  /// frame was in time; else nil.
  public let loweredRate: Int?

  /// Looks for what took the time of a frame.
  ///
  /// - Parameters:
  ///   - place: the place of the frame in the trace.
  ///   - causes: what made it late.
  ///   - trace: the run.
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
    workTime = longest?.time ?? .zero
  }

  /// Looks for what took the time of some frames, given by their places in a trace.
  package static func frames(_ places: some Sequence<Int>, of trace: Trace) -> [BlamedFrame] {
    let causes = DelayExplainer(trace).causes
    return places.map { BlamedFrame($0, causes: causes[$0], of: trace) }
  }

  /// A frame that the render server made by itself was made by no work.
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
