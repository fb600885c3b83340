public import JankTrace

/// Why each picture of a run came when it did, read off the trace alone.
///
///     let attribution = Attribution(trace)
///     for frame in attribution.worst(5) { print(frame.frame.index, frame.causes) }
///
/// Every picture that was late, jumped, or came after refreshes that it should have filled has an
/// explanation: the work, the stage it held, the deadline that was missed, and what it cost.
public struct Attribution: Hashable, Sendable {
  /// The pictures of the run in their order, each explained.
  public let frames: [FrameExplanation]

  /// Explains a run.
  public init(_ trace: Trace) {
    let steps = FrameSteps(trace)
    let causes = DelayExplainer(trace).causes
    let remedies = Self.remedies(in: trace, causes: causes)
    frames = trace.frames.indices.map { index in
      FrameExplanation(
        frame: trace.frames[index],
        isTracked: steps.isTracked(index),
        causes: causes[index],
        gap: steps.gap(before: index),
        judder: steps.judder(at: index),
        missedRefreshes: steps.missedRefreshes(before: index),
        remedies: remedies[index]
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

  /// For each frame the names of works without which it would be in time.
  private static func remedies(in trace: Trace, causes: [[DelayCause]]) -> [[String]] {
    var delays: [(name: String, delay: Interval)] = []
    for cause in causes.joined() where cause.behind == nil {
      if let index = delays.firstIndex(where: { $0.name == cause.name }) {
        delays[index].delay += cause.delay
      } else {
        delays.append((cause.name, cause.delay))
      }
    }
    let plan = FramePlan(trace)
    var remedies = [[String]](repeating: [], count: trace.frames.count)
    for (name, _) in delays.sorted(by: { $0.delay > $1.delay }) {
      let shown = plan.shown(without: name)
      for (index, frame) in trace.frames.enumerated()
      where frame.actual.number > frame.expected.number
        && shown[index] <= frame.expected.number
      {
        remedies[index].append(name)
      }
    }
    return remedies
  }
}
