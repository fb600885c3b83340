import HeadlessUIKit
import Testing

struct ScrollPanGestureRecognizerTests {
  private func scrollView(_ size: CGSize, in parent: UIView) -> UIScrollView {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scrollView.contentSize = size
    parent.addSubview(scrollView)
    return scrollView
  }

  @Test func `a touch scrolls the view that scrolls in its direction`() {
    for (way, isInner) in [(SIMD2<Double>(-100, 20), true), ([20, -100], false)] {
      var offsets: [CGPoint] = []
      play { window, simulation in
        let outer = scrollView(CGSize(width: 300, height: 4000), in: window)
        let inner = scrollView(CGSize(width: 3000, height: 400), in: outer)
        simulation.schedule(touches: touchID(line([150, 200], [150, 200] + way)))
        simulation.schedule("look", at: .milliseconds(5_000)) {
          offsets = [inner.contentOffset, outer.contentOffset]
        }
      }
      #expect((offsets[0].x > 80) == isInner && offsets[0].y == 0)
      #expect((offsets[1].y > 80) != isInner && offsets[1].x == 0)
    }
  }

  @Test func `scrolling makes the pan of a superview fail`() {
    let log = play(touchIDs: touchID(line([150, 200], [150, 100]))) { window, log, _ in
      log.watch(UIPanGestureRecognizer(), "pan", on: window)
      let view = scrollView(CGSize(width: 300, height: 4000), in: window)
      view.panGestureRecognizer.name = "scroll"
      view.panGestureRecognizer.addHandler { [unowned log] in
        if $0.state != .changed { log.note("scroll \($0.state)") }
      }
    }
    #expect(log.lines == ["scroll began", "scroll ended"])
  }

  @Test func `a drag in a direction that does not scroll goes to the pan of a superview`() {
    let log = play(touchIDs: touchID(line([100, 200], [200, 200]))) { window, log, _ in
      log.watch(UIPanGestureRecognizer(), "pan", on: window)
      _ = scrollView(CGSize(width: 300, height: 4000), in: window)
    }
    #expect(log.lines == ["pan began", "pan ended"])
  }

  @Test func `a pan and scrolling can run together if the delegate allows it`() {
    let judge = Judge()
    judge.shares = { _, _ in true }
    var offset = 0.0
    let log = play(touchIDs: touchID(line([150, 200], [150, 100]))) { window, log, simulation in
      log.watch(UIPanGestureRecognizer(), "pan", on: window).delegate = judge
      let view = scrollView(CGSize(width: 300, height: 4000), in: window)
      simulation.schedule("look", at: .milliseconds(5_000)) { offset = view.contentOffset.y }
    }
    #expect(log.lines == ["pan began", "pan ended"])
    #expect(offset > 80)
  }
}
