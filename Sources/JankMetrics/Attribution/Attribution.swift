public import JankTrace

/// The causes that determined when each frame of a run was shown, derived from the trace alone.
///
///     let attribution = Attribution(trace)
///     for frame in attribution.worst(5) { print(frame.frame.index, frame.causes) }
///
/// Each frame that was late, jumped, or followed missed refreshes has an explanation: the work
/// item, the stage it held, the missed deadline, and the cost. A trace does not contain what the
/// frame would be in time without: ``Remedies`` plays the run again to find that.
///
/// A frame's delay is charged to what cost it refreshes. Metrics such as `apple.commit-hitches`
/// count by the deadline that was missed first instead, ``FrameRecord/lateness``. So if a late
/// commit still had time to spare behind a late frame, the delay is charged to that frame here.
public struct Attribution: Hashable, Sendable {
  /// All frames of the run in order, each explained.
  public let frames: [FrameExplanation]

  /// Explains a run.
  public init(_ trace: Trace) {
    let steps = FrameSteps(trace)
    let causes = DelayExplainer(trace).causes
    let candidates = RemedyCandidates(trace).works(besides: causes)
    frames = trace.frames.indices.map { index in
      FrameExplanation(
        frame: trace.frames[index],
        isTracked: steps.isTracked(index),
        causes: causes[index],
        gap: steps.gap(before: index),
        judder: steps.judder(at: index),
        missedRefreshes: steps.missedRefreshes(before: index),
        partyBefore: index > 0 ? causes[index - 1].party : nil,
        candidates: candidates[index].titles,
        hasAllCandidates: candidates[index].areAll
      )
    }
  }
}

extension Attribution {
  /// The frames with something to explain, in order.
  public var troubled: [FrameExplanation] { frames.filter(\.isTroubled) }

  /// Returns up to `count` frames to look at first: the latest, then those that jumped farthest,
  /// and last those outside of any animation.
  public func worst(_ count: Int) -> [FrameExplanation] { Self.worst(count, of: [self])[0] }

  /// Returns up to `count` frames of several runs together to look at first, in the same order.
  ///
  /// - Parameters:
  ///   - count: The number of frames.
  ///   - runs: The runs.
  /// - Returns: The frames of each run.
  public static func worst(_ count: Int, of runs: [Attribution]) -> [[FrameExplanation]] {
    worst(count, of: runs) { place, frame in [place, frame.frame.index] }
  }

  /// Returns up to `count` different frames of several runs together, in the same order.
  ///
  /// - Parameters:
  ///   - count: The number of frames; those with the same name count as one.
  ///   - runs: The runs.
  ///   - name: The name of a frame, given the place of its run.
  /// - Returns: The frames of each run, all those of a name that counts.
  package static func worst<Name: Hashable>(
    _ count: Int,
    of runs: [Attribution],
    named name: (_ place: Int, _ frame: FrameExplanation) -> Name
  ) -> [[FrameExplanation]] {
    func rank(_ explanation: FrameExplanation) -> (Interval, Interval) {
      let error = explanation.judder?.error ?? .zero
      return (explanation.frame.hitch, max(error, .zero - error))
    }
    let all = runs.enumerated().flatMap { place, run in run.troubled.map { (place, $0) } }
    let order = all.enumerated().sorted { one, other in
      let (first, second) = (rank(one.element.1), rank(other.element.1))
      if one.element.1.isTracked != other.element.1.isTracked { return one.element.1.isTracked }
      return first == second ? one.offset < other.offset : first > second
    }
    var frames = Array(repeating: [FrameExplanation](), count: runs.count)
    var names: Set<Name> = []
    for (place, explanation) in order.map(\.element) {
      let name = name(place, explanation)
      guard names.count < count || names.contains(name) else { continue }
      names.insert(name)
      frames[place].append(explanation)
    }
    return frames
  }
}
