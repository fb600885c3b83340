public import JankTrace

/// A wait for the main thread before a transition began, that no late frame shows.
///
/// The first frame of a transition counts from the earliest time at which its work could begin. If
/// the main thread is still busy with an earlier frame when the transition is due, that time comes
/// later: the user waits, and the first frame is in time.
public struct RequestDelay: Hashable, Sendable {
  /// The index of the transition in the trace.
  public let transition: Int
  /// When the app could have handled the request.
  public let due: Instant
  /// When it handled the request.
  public let handled: Instant
  /// The process whose main thread it waited for; nil if the run has only one app.
  public let process: String?
  /// The kind and the name of the work that held the main thread longest meanwhile.
  public let kind: WorkRecord.Kind
  /// The name of that work.
  public let name: String
  /// How long it held the main thread, including time before the request was due.
  public let held: Interval
  /// The ``FrameRecord/index`` of the first frame that showed the transition.
  public let frame: Int
  /// When that frame was shown.
  public let shown: Instant
}

extension RequestDelay {
  /// The time from when the request was due until the app handled it.
  public var wait: Interval { handled - due }

  /// The delays of a run by at least one refresh, in order, whose first frame is in time.
  public static func all(in trace: Trace) -> [RequestDelay] {
    let uses = MainThreadUse.all(in: trace)
    return trace.transitions.indices.compactMap { index in
      let requested = trace.transitions[index].requested
      let answer = trace.frames.first {
        $0.changedLayers > 0 && ($0.mainThread?.end ?? $0.prepare.start) > requested
      }
      guard let frame = answer, frame.hitch == .zero,
        let work = trace.works.last(where: {
          $0.process == frame.process && $0.start <= requested
        }), requested <= work.end,
        work.requested < work.start
      else { return nil }
      let process = trace.processName(frame.process)
      return RequestDelay(index, work, frame, uses[frame.process], process, trace.grid)
    }
  }

  private init?(
    _ index: Int,
    _ work: WorkRecord,
    _ frame: FrameRecord,
    _ use: MainThreadUse,
    _ process: String?,
    _ grid: RefreshGrid
  ) {
    // Work of the same turn is the request's own.
    let pieces = use.pieces(from: work.requested, to: work.start).filter { $0.turn != work.turn }
    guard let longest = pieces.max(by: { $0.end - $0.start < $1.end - $1.start }),
      let last = pieces.last
    else { return nil }
    let next = grid.refresh(atOrAfter: work.requested) + 1
    guard last.end >= grid.time(of: next) else { return nil }
    transition = index
    self.process = process
    due = work.requested
    handled = last.end
    kind = longest.kind
    name = longest.name
    held = longest.end - longest.start
    self.frame = frame.index
    shown = frame.actual.time
  }
}
