import HeadlessUIKit
import Testing

struct ChildExchangeTests {
  @Test
  func `the views are exchanged, and appearance callbacks are sent`() {
    var finished: [Bool] = []
    let trace = playContainer { container, from, to in
      container.addChild(to)
      from.willMove(toParent: nil)
      to.view.alpha = 0
      container.transition(from: from, to: to, duration: 0.3, animations: { to.view.alpha = 1 }) {
        finished.append($0)
        #expect(from.view.superview == nil)
        from.removeFromParent()
        to.didMove(toParent: container)
      }
      #expect(container.view.subviews == [from.view, to.view])
    }
    #expect(finished == [true])
    #expect(
      trace.act.filter { $0 != "to viewDidLoad" } == [
        "to willMove(toParent: Box)", "from willMove(toParent: nil)", "from viewWillDisappear",
        "to viewWillAppear", "from viewDidDisappear", "to viewDidAppear",
        "from didMove(toParent: nil)", "to didMove(toParent: Box)",
      ]
    )
    #expect(trace.found.isEmpty)
  }

  @Test
  func `a cross-dissolve fades from snapshot to snapshot, above the other views`() {
    var finished: [Bool] = []
    let trace = playContainer { container, from, to in
      container.addChild(to)
      from.willMove(toParent: nil)
      let options = UIView.AnimationOptions.transitionCrossDissolve
      container.transition(
        from: from,
        to: to,
        duration: 0.3,
        options: options,
        animations: nil
      ) {
        finished.append($0)
        from.removeFromParent()
        to.didMove(toParent: container)
      }
      #expect(to.view.superview === container.view)
    }
    #expect(finished == [true])
    #expect(trace.act.suffix(2) == ["from didMove(toParent: nil)", "to didMove(toParent: Box)"])
    #expect(trace.found.isEmpty)
  }

  @Test
  func `in a container off screen there are no appearance callbacks`() {
    let trace = play { _, _ in
      let (box, from, to) = (Container(), controller("from"), controller("to"))
      for child in [from, to] {
        box.addChild(child)
        child.didMove(toParent: box)
      }
      box.view.addSubview(from.view)
      box.transition(from: from, to: to, duration: 0, animations: nil) { _ in
        #expect(box.view.subviews == [to.view])
      }
    }
    #expect(!trace.callbacks().contains { $0.contains("ppear") })
  }

  @Test
  func `controllers that are no children are rejected as in UIKit`() {
    let trace = playContainer { container, from, to in
      container.transition(from: from, to: to, duration: 0.3, animations: nil) { _ in
        Issue.record("refused, so never over")
      }
      #expect(to.viewIfLoaded?.superview == nil)
    }
    #expect(trace.findings.map(\.rule) == [.pairedMoves])
    #expect(trace.found.first?.contains("must have a common parent view controller") == true)
  }

  @Test
  func `a container that forwards by hand is rejected`() {
    let trace = playContainer(forwards: false) { container, from, to in
      container.addChild(to)
      to.didMove(toParent: container)
      container.transition(from: from, to: to, duration: 0.3, animations: nil)
    }
    #expect(trace.findings.map(\.rule) == [.callbacksAreTheSystems])
    #expect(trace.findings.map(\.severity) == [.error], "UIKit raises an exception")
  }
}
