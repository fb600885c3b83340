import HeadlessUIKit
import JankTrace
import Testing

struct TransitionMarkTests {
  @Test
  func `a marked transition is a transition of the run, and a script can wait for it`() {
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
    #expect(trace.rules == [.completesOnce])
  }

  @Test(arguments: [(false, FindingRule.completesOnce), (true, .interactionEndsOnce)])
  func `a mark that never ends was due after the last touch, though the run goes on`(
    holds: Bool,
    rule: FindingRule
  ) {
    let trace = play { window, simulation in
      let (root, first, second) = (controller("root"), controller("first"), controller("second"))
      window.rootViewController = root
      var link: CADisplayLink?
      simulation.schedule("go", at: .milliseconds(100)) {
        let mark = TransitionMark(from: first, to: second, isInteractive: true, lasting: 0.3)
        simulation.schedule("move", at: .milliseconds(500)) {
          _ = (first, second)
          if holds { mark.interactionDidMove() } else { mark.interactionDidEnd() }
        }
        let spinning = CADisplayLink { _ in root.view.alpha = root.view.alpha == 1 ? 0.5 : 1 }
        spinning.add(to: .main, forMode: .common)
        link = spinning
      }
      simulation.schedule("rest", at: .milliseconds(9_000)) { _ = link }
    }
    #expect(!trace.cameToRest)
    #expect(trace.rules == [rule])
    let due = trace.findings.first.map { ($0.time - .zero).milliseconds } ?? 0
    #expect(abs(due - 800) < 20, "\(due)")
  }

  @Test(
    arguments: [
      (completed: true, cancelled: false, isSeen: true, rules: []),
      (true, true, true, [.completesTruly]), (true, false, false, [.successSettles]),
      (false, true, false, [.cancelRestores]), (false, true, true, []),
    ] as [(completed: Bool, cancelled: Bool, isSeen: Bool, rules: [FindingRule])]
  )
  func `the final state is checked at the end`(
    completed: Bool,
    cancelled: Bool,
    isSeen: Bool,
    rules: [FindingRule]
  ) {
    let trace = play { window, simulation in
      let (root, page, other) = (controller("root"), controller("page"), controller("other"))
      window.rootViewController = root
      if isSeen { root.addChild(page) }
      if isSeen { root.view.addSubview(page.view) }
      page.didMove(toParent: page.parent)
      simulation.schedule("go", at: .milliseconds(100)) {
        let mark = TransitionMark(from: completed ? other : page, to: completed ? page : other)
        mark.end(completed: completed, cancelled: cancelled)
        _ = other
      }
    }
    #expect(trace.rules == rules)
  }

  @Test
  func `a second end is a finding`() {
    let trace = play { window, simulation in
      let (first, second) = (controller("first"), controller("second"))
      window.rootViewController = first
      let mark = TransitionMark(from: second, to: first)
      simulation.schedule("end", at: .milliseconds(100)) {
        mark.end(completed: true)
        mark.end(completed: true)
      }
    }
    #expect(trace.rules == [.completesOnce])
    #expect(trace.findings.first?.step?.name == "end")
  }

  @Test
  func `the system marks an exchange of children`() {
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
