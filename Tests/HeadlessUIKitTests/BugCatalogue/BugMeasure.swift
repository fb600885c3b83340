import HeadlessUIKit
import JankTrace
import Testing

/// A bug that breaks no rule of transitions and shows in a figure of the run.
struct BugMeasure: Sendable, CustomTestStringConvertible {
  /// The number of the bug.
  let id: String
  /// The public thread that tells of it.
  let thread: String
  /// What the figure can be at most where all is right.
  let limit: Double
  private let metricValue: @Sendable (Trace) -> Double
  private let story: @Sendable (Story) -> Void

  var testDescription: String { "\(id) \(thread)" }

  /// Plays the story and answers with the figure.
  func measure(fixed: Bool) -> Double { metricValue(Story.play(story, isFixed: fixed)) }
}

extension BugMeasure {
  static let all = [
    BugMeasure(
      id: "E6",
      thread: "flutter/flutter#188840: input is blocked as long as the page settles",
      limit: 200,
      metricValue: { trace in
        let first = trace.events.first { $0.kind == .gesture && $0.name == "began" }
        return first.map { $0.time.seconds * 1_000 - 1_100 } ?? .infinity
      },
      story: { story in
        let (list, page) = (controller("list"), controller("page"))
        list.view.addGestureRecognizer(UIPanGestureRecognizer())
        let stack = story.stack([list, page])
        stack.drag(to: 0, finishes: true, speed: story.isFixed ? 3 : 0.85)
        // The user wants to scroll and tries every 60 ms, from 20 ms after the release on.
        for attempt in 0..<10 {
          let start = 1_120 + 60 * Int64(attempt)
          story.touchID([(start, 300), (start + 16, 330), (start + 32, 360), (start + 48, 360)])
        }
      }
    )
  ]
}
