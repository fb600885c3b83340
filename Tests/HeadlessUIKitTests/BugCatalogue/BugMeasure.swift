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
  private let figure: @Sendable (Trace) -> Double
  private let story: @Sendable (Story) -> Void

  var testDescription: String { "\(id) \(thread)" }

  /// Plays the story and answers with the figure.
  func measure(fixed: Bool) -> Double { figure(Story.play(story, isFixed: fixed)) }
}

extension BugMeasure {
  static let all = [
    BugMeasure(
      id: "E6",
      thread: "flutter/flutter#188840: input is blocked as long as the page settles",
      limit: 200,
      figure: { trace in
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
          story.finger([(start, 300), (start + 16, 330), (start + 32, 360), (start + 48, 360)])
        }
      }
    ),
    BugMeasure(
      id: "J5",
      thread: "openradar 45411888: the safe area is that of before, when the bar was hidden",
      limit: 0,
      figure: { trace in barHeight - (trace.heights.last ?? 0) },
      story: { story in
        let stack = story.stack("A")
        stack.controller.setNavigationBarHidden(true, animated: false)
        stack.delegate.pushing = .fading()
        let page = BarPage("B")
        let content = page.addContent(at: 0)
        page.willAppear = { stack in
          stack.setNavigationBarHidden(false, animated: true)
          if story.isFixed { content.frame.origin.y = barHeight }
        }
        stack.push(page, at: 100)
      }
    ),
    BugMeasure(
      id: "J6",
      thread: "openradar 34349608: the inset is larger for a moment, and the content bounces",
      limit: 0,
      figure: { trace in (trace.heights.max() ?? 0) - (trace.heights.last ?? 0) },
      story: { story in
        let list = BarPage("list")
        let content = list.addContent(at: barHeight)
        list.willAppear = { _ in if !story.isFixed { content.frame.origin.y = 2 * barHeight } }
        list.didAppear = { _ in content.frame.origin.y = barHeight }
        story.stack([list, controller("page")]).pop(at: 1_000)
      }
    ),
    BugMeasure(
      id: "J7",
      thread: "andreamazz/AMWaveTransition#9: the layout guide changes with the completion",
      limit: 0,
      figure: { trace in
        zip(trace.heights, trace.heights.dropFirst()).map { ($1 - $0).magnitude }.max() ?? 0
      },
      story: { story in
        let stack = story.stack("A")
        stack.delegate.pushing = .fading()
        let page = BarPage("B")
        let content = page.addContent(at: story.isFixed ? barHeight : 0)
        page.didAppear = { _ in content.frame.origin.y = barHeight }
        stack.push(page, at: 100)
      }
    ),
  ]

  /// The height of the bar in points.
  private static let barHeight = 44.0
}

extension BarPage {
  /// Adds something that has to stand below the bar.
  fileprivate func addContent(at height: Double) -> UIView {
    let content = UIView(frame: CGRect(x: 0, y: height, width: 375, height: 100))
    content.layer.name = "content"
    view.addSubview(content)
    return content
  }
}

extension Trace {
  /// Where the top of the content was in each frame, in points from the top of its page.
  fileprivate var heights: [Double] { samples.map { $0.position.y - $0.bounds.w / 2 } }
}
