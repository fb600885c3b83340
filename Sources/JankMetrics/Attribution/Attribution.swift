public import JankTrace

/// Why each picture of a run came when it did, read off the trace alone.
///
///     let attribution = Attribution(trace)
///     for frame in attribution.worst(5) { print(frame.frame.index, frame.causes) }
///
/// Every picture that was late, jumped, or came after refreshes that it should have filled has an
/// explanation: the work, the stage it held, the deadline that was missed, and what it cost. What
/// it would have been in time without, no trace tells: ``Remedies`` plays the run again.
///
/// Who answers for a picture is who cost it its refreshes. Metrics such as `apple.commit-hitches`
/// count by the deadline that was missed first instead, ``FrameRecord/lateness``: a commit that was
/// late, too, with time to spare behind a late picture, is late for that picture here.
public struct Attribution: Hashable, Sendable {
  /// The pictures of the run in their order, each explained.
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
  /// The pictures with something to explain, in their order.
  public var troubled: [FrameExplanation] { frames.filter(\.isTroubled) }

  /// The pictures to look at first: the latest, then those that jumped farthest, and last those
  /// that nobody was to look at since nothing was animated.
  public func worst(_ count: Int) -> [FrameExplanation] {
    func rank(_ explanation: FrameExplanation) -> (Interval, Interval) {
      let error = explanation.judder?.error ?? .zero
      return (explanation.frame.hitch, max(error, .zero - error))
    }
    let order = troubled.enumerated().sorted { one, other in
      let (first, second) = (rank(one.element), rank(other.element))
      if one.element.isTracked != other.element.isTracked { return one.element.isTracked }
      return first == second ? one.offset < other.offset : first > second
    }
    return order.prefix(count).map(\.element)
  }
}
