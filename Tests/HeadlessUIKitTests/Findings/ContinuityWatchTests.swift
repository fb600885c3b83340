import HeadlessUIKit
import JankTrace
import Testing

/// A view that moves when a transition starts or a touch is released.
struct ContinuityWatchTests {
  /// Moves a view over 400 points in a second from 50 ms on, and pushes a page at 300 ms whose
  /// animator changes the view.
  private func push(_ act: @escaping (UIView, Stage) -> Void) -> Trace {
    play { window, simulation in
      let stack = PageStack(
        story: Story(window: window, simulation: simulation, isFixed: true),
        controller: UINavigationController()
      )
      stack.controller.delegate = stack.delegate
      stack.controller.setViewControllers([controller("A")], animated: false)
      window.rootViewController = stack.controller
      let mover = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      mover.layer.name = "mover"
      stack.controller.view.addSubview(mover)
      stack.delegate.pushing = .fading(before: { _ in act(mover, simulation) })
      simulation.schedule("move", at: .milliseconds(50)) {
        UIView.animate(withDuration: 1) { mover.center.y += 400 }
      }
      stack.push(controller("B"), at: 300)
      simulation.schedule("rest", at: .milliseconds(5_000)) { _ = stack.delegate }
    }
  }

  @Test func `an animation that starts from its first value again jumps`() throws {
    let trace = push { mover, _ in
      mover.center.y -= 400
      UIView.animate(withDuration: 1) { mover.center.y += 400 }
    }
    #expect(trace.rules == [.motionIsContinuous])
    let finding = try #require(trace.findings.first)
    #expect(finding.view == "mover")
    #expect(finding.text.contains("at the start of its animation the view mover jumps from (4.5, "))
  }

  @Test func `an animation that reverses from the presented value does not jump`() {
    let trace = push { mover, _ in UIView.animate(withDuration: 1) { mover.center.y -= 400 } }
    #expect(trace.found.isEmpty)
  }

  @Test func `a view that is only placed or keeps moving is no finding`() {
    #expect(push { mover, _ in mover.center.y -= 400 }.found.isEmpty)
    #expect(push { _, _ in }.found.isEmpty)
  }

  @Test func `a view may keep moving while the animator works`() {
    let trace = push { mover, simulation in
      simulation.spend(.milliseconds(200), on: "work")
      UIView.animate(withDuration: 1) { mover.center.y -= 400 }
    }
    #expect(trace.found.isEmpty)
  }
}
