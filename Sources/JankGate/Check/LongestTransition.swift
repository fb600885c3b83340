internal import JankMetrics
package import JankTrace

/// The transition that the longest times of a run come from.
package enum LongestTransition {
  /// The id of the metric of the time until the first frame.
  package static let response = "transition.response.max"

  /// Returns the transition with the longest time, or nil if the metric is no such time.
  ///
  /// - Parameters:
  ///   - metric: The id of a metric.
  ///   - trace: The run.
  /// - Returns: The first of the transitions with the longest time.
  package static func find(by metric: String, in trace: Trace) -> TransitionRecord? {
    func longestAnswer(_ time: (TransitionAnswer) -> Interval) -> Int? {
      longest(TransitionAnswer.all(in: trace), time)?.transition
    }
    let index: Int? =
      switch metric {
      case response: longestAnswer(\.response)
      case "gesture.settle.max": longestRelease(in: trace)
      case "transition.settle.max": longestAnswer(\.settling)
      case "transition.duration.max": longest(trace.transitions.indices) { duration($0, in: trace) }
      default: nil
      }
    return index.map { trace.transitions[$0] }
  }

  /// The transition that settles longest after the release of the touch that drives it.
  private static func longestRelease(in trace: Trace) -> Int? {
    let release = longest(HandOver.handOvers(in: trace), \.settling)?.release
    return release.flatMap { release in
      trace.transitions.lastIndex { $0.isInteractive && $0.requested <= release }
    }
  }

  private static func duration(_ index: Int, in trace: Trace) -> Interval {
    let transition = trace.transitions[index]
    return transition.ended.map { $0 - transition.began } ?? .zero
  }

  /// The first of the elements with the largest value.
  private static func longest<Elements: Sequence>(
    _ elements: Elements,
    _ value: (Elements.Element) -> Interval
  ) -> Elements.Element? {
    elements.reduce(nil) { longest, element in
      longest.map { value($0) >= value(element) } ?? false ? longest : element
    }
  }
}
