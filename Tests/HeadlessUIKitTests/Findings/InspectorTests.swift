import HeadlessUIKit
import JankTrace
import Testing

// Also tests: DelegateWatch, WindowBefore.

/// Single mistakes of an app, and the one finding for each.
struct InspectorTests {
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `a correct app has no findings`(style: UIModalPresentationStyle) {
    #expect(playModal(style: style).found.isEmpty)
    let system = playModal(style: style, presenting: nil, dismissing: nil)
    #expect(system.found.isEmpty)
  }

  @Test(arguments: [true, false])
  func `an interaction that is finished or cancelled has no findings`(finishes: Bool) {
    let trace = playModal { simulation, _, _, delegate in
      simulation.schedule("touch", at: .milliseconds(990)) {
        delegate.interaction = UIPercentDrivenInteractiveTransition()
      }
      drive(delegate, simulation, from: 1_050, finishes: finishes)
    }
    #expect(trace.found.isEmpty)
    #expect(trace.transitions.last?.outcome == (finishes ? .completed : .cancelled))
  }

  @Test func `an animator that returns early leaves a transition that never ends`() {
    let trace = playModal(dismisses: false, presenting: ScriptedAnimator { _ in })
    #expect(trace.rules == [.completesOnce])
    #expect(trace.found.first?.contains("completeTransition was never called") == true)
  }

  @Test func `a transition that never ends is due after its duration, whatever follows`() throws {
    let times = [false, true].map { goesOn in
      let trace = play { window, simulation in
        let (a, b, delegate) = (controller("A"), controller("B"), ScriptedDelegate())
        delegate.presenting = ScriptedAnimator { _ in }
        simulation.keep(delegate)
        b.transitioningDelegate = delegate
        window.rootViewController = a
        simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
        if goesOn { simulation.schedule("later", at: .milliseconds(3_000)) {} }
      }
      #expect(trace.rules == [.completesOnce])
      return trace.findings.first?.time
    }
    let time = try #require(times[0])
    #expect(time >= .zero + .milliseconds(400) && time < .zero + .milliseconds(450))
    #expect(times[1] == time)
  }

  @Test func `an animator without duration that never ends has a rule of its own`() {
    let trace = playModal(dismisses: false, presenting: ScriptedAnimator(duration: 0) { _ in })
    #expect(trace.rules == [.emptyAnimationEnds])
  }

  @Test func `reporting success after a cancel is a finding`() {
    let trace = playModal(
      dismissing: ScriptedAnimator { context in
        UIView.animate(
          withDuration: 0.3,
          animations: { context.view(forKey: .from)?.alpha = 0 },
          completion: { _ in context.completeTransition(true) }
        )
      }
    ) { simulation, _, _, delegate in
      simulation.schedule("touch", at: .milliseconds(990)) {
        delegate.interaction = UIPercentDrivenInteractiveTransition()
      }
      drive(delegate, simulation, from: 1_050, finishes: false)
    }
    #expect(trace.rules.first == .completesTruly)
  }

  @Test func `an interaction controller that nothing drives is a finding`() {
    let trace = playModal(dismisses: false) { _, _, _, delegate in
      delegate.interaction = UIPercentDrivenInteractiveTransition()
    }
    #expect(trace.rules == [.interactionIsDriven])
  }

  @Test func `an interaction that never ends is a finding`() {
    let trace = playModal(dismisses: false) { simulation, _, _, delegate in
      let interaction = UIPercentDrivenInteractiveTransition()
      delegate.interaction = interaction
      simulation.schedule("move", at: .milliseconds(300)) { interaction.update(0.3) }
    }
    #expect(trace.rules == [.interactionEndsOnce])
  }

  @Test func `completing during the interaction is a finding`() {
    let trace = playModal(
      dismisses: false,
      presenting: ScriptedAnimator { context in
        guard let page = context.view(forKey: .to) else { return }
        context.containerView.addSubview(page)
        context.completeTransition(true)
      }
    ) { _, _, _, delegate in delegate.interaction = UIPercentDrivenInteractiveTransition() }
    #expect(trace.rules == [.interactionEndsOnce])
  }

  @Test(arguments: [(0.0, 0.5), (-1, 0.5), (0, 1), (1_000, 0.5)])
  func `a completion speed too low or high to see is a finding`(speed: Double, progress: Double) {
    let trace = playModal(dismisses: false) { simulation, _, _, delegate in
      let interaction = UIPercentDrivenInteractiveTransition()
      interaction.completionSpeed = speed
      delegate.interaction = interaction
      simulation.schedule("move", at: .milliseconds(300)) {
        interaction.update(progress)
        interaction.finish()
      }
    }
    #expect(trace.rules == [.remainderHasSpeed])
    #expect(trace.findings.first?.step?.name == "move")
  }

  @Test func `an animator that still runs another transition is a finding`() {
    let shared = ScriptedAnimator.fading()
    let trace = play { window, simulation in
      let (a, b, c) = (controller("A"), controller("B"), controller("C"))
      let delegate = ScriptedDelegate()
      delegate.presenting = shared
      for page in [b, c] { page.transitioningDelegate = delegate }
      a.definesPresentationContext = true
      b.modalPresentationStyle = .currentContext
      let box = Container()
      window.rootViewController = box
      for page in [a] {
        box.addChild(page)
        box.view.addSubview(page.view)
        page.didMove(toParent: box)
      }
      simulation.schedule("two", at: .milliseconds(100)) {
        a.present(b, animated: true)
        box.present(c, animated: true)
      }
      simulation.schedule("end", at: .milliseconds(2_000)) { _ = delegate }
    }
    #expect(trace.rules.contains(.animatorsAreNotShared))
  }

  @Test func `a page that retains itself is reported after it left`() throws {
    final class Circle: UIViewController {
      var itself: Circle?
    }
    let trace = play { window, simulation in
      let a = controller("A")
      window.rootViewController = a
      simulation.schedule("present", at: .zero) {
        let page = Circle()
        page.itself = page
        a.present(page, animated: false)
      }
      simulation.schedule("dismiss", at: .milliseconds(500)) { a.dismiss(animated: false) }
    }
    let finding = try #require(trace.findings.first)
    #expect(trace.rules == [.pagesAreReleased])
    #expect(finding.subject == "Circle")
    #expect(finding.time >= .zero + .milliseconds(500))
  }

  @Test func `a display link that outlives its transition is a finding`() {
    let trace = playModal(
      dismisses: false,
      presenting: .fading(before: { _ in
        let link = CADisplayLink { _ in }
        link.add(to: .main, forMode: .common)
      })
    )
    #expect(trace.rules == [.linksStop])
  }

  @Test func `a transition started by another one hides no finding of either`() {
    let trace = play { window, simulation in
      let tabs = TabsThatTurn()
      tabs.viewControllers = [controller("A"), controller("B")]
      window.rootViewController = tabs
      let (page, delegate) = (controller("page"), ScriptedDelegate())
      delegate.presenting = .fading(after: { $0.view(forKey: .to)?.frame.origin.y = 1 })
      page.transitioningDelegate = delegate
      simulation.schedule("present", at: .milliseconds(100)) {
        tabs.present(page, animated: true)
      }
      simulation.schedule("end", at: .milliseconds(3_000)) { _ = delegate }
    }
    #expect(trace.transitions.map(\.kind) == [.present, .tab])
    #expect(trace.rules == [.successSettles])
  }

  @Test func `open transitions of a run that stops at its limit are no findings`() {
    for end: Int64 in [150, 250, 350] {
      let trace = play(until: .milliseconds(end)) { window, simulation in
        let stack = UINavigationController(rootViewController: controller("A"))
        window.rootViewController = stack
        simulation.schedule("push", at: .milliseconds(100)) {
          stack.pushViewController(controller("B"), animated: true)
        }
      }
      #expect(trace.transitions.last?.ended == nil)
      #expect(trace.found.isEmpty)
    }
  }

  @Test func `the inspector changes nothing that a user sees`() {
    // The same frames with and without a mistake that only the inspector notices.
    let right = playModal()
    let wrong = playModal { simulation, a, _, _ in
      simulation.schedule("by hand", at: .milliseconds(2_500)) { a.viewDidAppear(false) }
    }
    #expect(wrong.rules == [.callbacksAreTheSystems])
    #expect(right.digest == wrong.digest)
  }
}

/// Tabs that change the selection when they are covered.
private final class TabsThatTurn: UITabBarController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    selectedIndex = 1
  }
}

/// Updates to 0.3 in two steps and ends the interaction.
private func drive(
  _ delegate: ScriptedDelegate,
  _ simulation: Stage,
  from start: Int64,
  finishes: Bool
) {
  for (step, progress) in [0.1, 0.3].enumerated() {
    simulation.schedule("move", at: .milliseconds(start + Int64(step) * 20)) {
      (delegate.interaction as? UIPercentDrivenInteractiveTransition)?.update(progress)
    }
  }
  simulation.schedule("let go", at: .milliseconds(start + 60)) {
    let interaction = delegate.interaction as? UIPercentDrivenInteractiveTransition
    if finishes { interaction?.finish() } else { interaction?.cancel() }
  }
}
