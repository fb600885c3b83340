import HeadlessUIKit
import Testing

struct TransitionMarkTests {
  @Test
  func `what an app marks is a transition of the run, and a script can wait for it`() {
    var moments: [String] = []
    let trace = play { window, simulation in
      let (first, second) = (controller("first"), controller("second"))
      window.rootViewController = first
      var mark: TransitionMark?
      let go = simulation.schedule("go", at: .milliseconds(100)) {
        mark = TransitionMark(from: first, to: second, isInteractive: true)
      }
      simulation.schedule("stop", at: .milliseconds(300)) {
        mark?.end(completed: false)
        mark?.end(completed: true)
      }
      for (moment, name) in [
        (TransitionMoment.requested, "requested"), (.began, "began"), (.ended, "ended"),
      ] {
        simulation.when(moment, of: go) { time in
          moments.append("\(name) \(time.nanoseconds / 50_000_000)")
        }
      }
    }
    #expect(moments == ["requested 2", "began 2", "ended 6"])
    #expect(trace.transitions.map(\.kind) == [.exchange])
    #expect(trace.transitions.map(\.outcome) == [.cancelled])
    #expect(trace.transitions.map { "\($0.from) \($0.to)" } == ["first second"])
    #expect(trace.transitions[0].isInteractive)
    #expect(trace.findings.isEmpty)
  }

  @Test
  func `a transition that is never marked as ended is unfinished`() {
    let trace = play { window, _ in
      window.rootViewController = controller("first")
      _ = TransitionMark(from: controller("first"), to: controller("second"))
    }
    #expect(trace.transitions.map(\.outcome) == [.unfinished])
  }

  @Test
  func `an exchange of children is marked by the system`() {
    let trace = playContainer { container, from, to in
      container.addChild(to)
      from.willMove(toParent: nil)
      container.transition(from: from, to: to, duration: 0.3, animations: nil) { _ in
        from.removeFromParent()
        to.didMove(toParent: container)
      }
    }
    #expect(trace.transitions.map(\.kind) == [.exchange])
    #expect(trace.transitions.map(\.outcome) == [.completed])
  }
}
