import HeadlessUIKit
import Testing

// Also tests: ScrollLanding, UIScrollViewDelegate.

/// A log of the delegate callbacks of a scroll view of 300 by 400 points.
private final class ScrollLog: NSObject, UIScrollViewDelegate {
  private(set) var lines: [String] = []
  private(set) var offsets: [CGPoint] = []
  var target: CGPoint?
  private(set) var velocity = CGPoint.zero

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if lines.last != "scrolled" { lines.append("scrolled") }
    offsets.append(scrollView.contentOffset)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("will drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    if let target { unsafe targetContentOffset.pointee = target }
    lines.append("will end")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    #expect(!scrollView.isDragging)
    lines.append("did end \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    lines.append("will decelerate")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    #expect(!scrollView.isDecelerating)
    lines.append("did decelerate")
  }
}

struct UIScrollViewTests {
  private let flick = line([150, 300], [150, 180], steps: 12)

  private func scroll(
    _ touches: [TouchSample],
    content: CGSize = CGSize(width: 300, height: 4000),
    target: CGPoint? = nil,
    _ setUp: @escaping (UIScrollView) -> Void = { _ in }
  ) -> (lines: [String], offsets: [CGPoint], velocity: CGPoint) {
    let log = ScrollLog()
    log.target = target
    play { window, simulation in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      scrollView.contentSize = content
      setUp(scrollView)
      scrollView.delegate = log
      window.addSubview(scrollView)
      simulation.schedule(touches: touches)
    }
    return (log.lines, log.offsets, log.velocity)
  }

  @Test func `a flick reports dragging, then deceleration`() throws {
    let log = scroll(touchID(flick))
    #expect(
      log.lines == [
        "will drag", "scrolled", "will end", "did end true", "will decelerate", "scrolled",
        "did decelerate",
      ]
    )
    #expect((log.velocity.y - 1).magnitude < 1e-9)
    let last = try #require(log.offsets.last)
    #expect(last.x == 0)
    // 110 points by the drag, then a deceleration from 1000 points per second.
    #expect((last.y - (110 + 990 * 0.499)).magnitude < 1)
  }

  @Test func `a touch that pauses before its release causes no deceleration`() {
    let rest = Array(repeating: SIMD2<Double>(150, 200), count: 10)
    let log = scroll(touchID(line([150, 300], [150, 200]) + rest))
    #expect(log.lines == ["will drag", "scrolled", "will end", "did end false"])
    #expect(log.offsets.last == CGPoint(x: 0, y: 90))
  }

  @Test func `a cancelled touch leaves the content where it is`() {
    let log = scroll(touchID(flick, ending: .cancelled))
    #expect(log.lines == ["will drag", "scrolled", "will end", "did end false"])
    #expect(log.offsets.last == CGPoint(x: 0, y: 110))
  }

  @Test(arguments: Array(stride(from: -190.0, through: 190, by: 19)))
  func `content always settles between its edges`(way: Double) {
    for (steps, inset) in [(2, 0.0), (5, 20), (9, 40)] {
      let log = scroll(
        touchID(line([150, 200], [140, 200 + way], steps: steps)),
        content: CGSize(width: 300, height: 500)
      ) { scrollView in
        scrollView.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: 0, right: 0)
      }
      let last = log.offsets.last?.y ?? 0
      #expect(last >= -inset && last <= 100, "\(last)")
      #expect(log.offsets.allSatisfy { $0.x == 0 })
    }
  }

  @Test func `without bounces nothing goes beyond an edge`() {
    let log = scroll(
      touchID(line([150, 100], [150, 260], steps: 8)),
      content: CGSize(width: 300, height: 500)
    ) {
      $0.bounces = false
      $0.contentOffset.y = 50
    }
    #expect(log.offsets.allSatisfy { $0.y >= 0 && $0.y <= 100 })
    #expect(log.offsets.last?.y == 0)
  }

  @Test func `content that fits stays, unless it always bounces`() {
    let small = CGSize(width: 300, height: 300)
    #expect(scroll(touchID(flick), content: small).lines.isEmpty)
    let log = scroll(touchID(flick), content: small) { $0.alwaysBounceVertical = true }
    #expect(log.lines.first == "will drag")
    #expect(log.offsets.last?.y == 0)
    let disabled = scroll(touchID(flick)) { $0.isScrollEnabled = false }
    #expect(disabled.lines.isEmpty)
  }

  @Test func `paging moves one page at a time, forwards and back`() {
    let pages = CGSize(width: 300, height: 2000)
    let next = scroll(touchID(flick), content: pages) { $0.isPagingEnabled = true }
    #expect(next.offsets.last?.y == 400)
    let back = scroll(touchID(line([150, 100], [150, 180])), content: pages) {
      $0.isPagingEnabled = true
      $0.contentOffset.y = 800
    }
    #expect(back.offsets.last?.y == 400)
    let rest = Array(repeating: SIMD2<Double>(150, 280), count: 10)
    let slow = scroll(touchID(line([150, 300], [150, 280]) + rest), content: pages) {
      $0.isPagingEnabled = true
    }
    #expect(slow.offsets.last?.y == 0)
  }

  @Test func `a delegate can change where the content settles`() {
    let log = scroll(touchID(flick), target: CGPoint(x: 0, y: 300))
    #expect(log.offsets.last == CGPoint(x: 0, y: 300))
    #expect(log.lines.last == "did decelerate")
  }

  @Test func `a touch stops moving content, and its tap does not reach the content`() {
    let log = ScrollLog()
    var touchLines: [String] = []
    play { window, simulation in
      let touches = GestureLog()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      scrollView.contentSize = CGSize(width: 300, height: 4000)
      scrollView.delegate = log
      let page = CGRect(x: 0, y: 0, width: 300, height: 4000)
      scrollView.addSubview(TouchyView("page", frame: page, log: touches))
      window.addSubview(scrollView)
      simulation.schedule(touches: touchID(flick))
      simulation.schedule(touches: touchID([[150, 200]], from: 600))
      simulation.schedule("look", at: .milliseconds(2_000)) { touchLines = touches.lines }
    }
    #expect(log.lines.last == "did decelerate")
    #expect(touchLines.isEmpty)
    // The offset at the time of the touch, long before the content would have settled.
    #expect((log.offsets.last?.y ?? 0) < 450)
  }

  @Test func `content settles along both axes`() throws {
    let content = CGSize(width: 3000, height: 4000)
    let log = scroll(touchID(line([200, 300], [120, 220], steps: 8)), content: content)
    let last = try #require(log.offsets.last)
    #expect(last.x > 70 && (last.x - last.y).magnitude < 1e-9)
  }

  @Test func `removing a scroll view stops its deceleration`() {
    let log = ScrollLog()
    let trace = play { window, simulation in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      scrollView.contentSize = CGSize(width: 300, height: 4000)
      scrollView.delegate = log
      window.addSubview(scrollView)
      simulation.schedule(touches: touchID(flick))
      simulation.schedule("away", at: .milliseconds(400)) { scrollView.removeFromSuperview() }
    }
    #expect(trace.cameToRest && trace.end < .zero + .milliseconds(600))
    #expect(log.lines.last == "scrolled")
  }

  @Test func `while the main thread is busy nothing scrolls`() {
    let log = ScrollLog()
    var times: [Double] = []
    let trace = play { window, simulation in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      scrollView.contentSize = CGSize(width: 300, height: 4000)
      scrollView.delegate = log
      window.addSubview(scrollView)
      let link = CADisplayLink { _ in times.append(CACurrentMediaTime()) }
      link.add(to: .main, forMode: .common)
      simulation.schedule(touches: touchID(flick))
      simulation.schedule(stallNamed: "decode", at: .milliseconds(400), for: .milliseconds(200))
      simulation.schedule("done", at: .milliseconds(3_000)) { link.invalidate() }
    }
    #expect(trace.cameToRest)
    let gaps = zip(log.offsets, log.offsets.dropFirst()).map { $0.1.y - $0.0.y }
    // 200 ms of a fling in one step.
    #expect((gaps.max() ?? 0) > 60)
  }

  @Test func `an animated change of the offset moves the content and ends with a callback`() {
    final class Ending: NSObject, UIScrollViewDelegate {
      var times: [Double] = []
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        times.append(CACurrentMediaTime())
      }
    }
    let ending = Ending()
    var seen: [Double] = []
    play { window, simulation in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      scrollView.contentSize = CGSize(width: 300, height: 4000)
      scrollView.delegate = ending
      window.addSubview(scrollView)
      simulation.schedule("jump", at: .milliseconds(50)) {
        scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        #expect(scrollView.contentOffset.y == 50)
      }
      simulation.schedule("move", at: .milliseconds(100)) {
        scrollView.setContentOffset(CGPoint(x: 0, y: 450), animated: true)
        #expect(scrollView.contentOffset.y == 450)
      }
      for time: Int64 in [250, 600] {
        simulation.schedule("look", at: .milliseconds(time)) {
          seen.append(Double(scrollView.layer.presentation()?.bounds.minY ?? -1))
        }
      }
    }
    #expect(ending.times.count == 1 && (ending.times.first ?? 0) > 0.38)
    #expect(seen.count == 2 && seen[0] > 60 && seen[0] < 440 && seen[1] == 450)
  }
}
