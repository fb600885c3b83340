import HeadlessUIKit
import JankTrace
import Testing

/// Storms in which one transition is wrong, whatever runs beside it: nothing may hide it.
struct PlantedMistakeTests {
  /// What the animator of the page S does wrong.
  enum Mistake: CaseIterable {
    case forgetsPage, leavesTransform, leavesFrame, leavesAlphaAfterCancel

    var rule: FindingRule { self == .leavesAlphaAfterCancel ? .cancelRestores : .successSettles }
  }

  @Test(arguments: Mistake.allCases)
  func `a mistake is found whatever runs beside it`(mistake: Mistake) {
    for seed in 0..<UInt64(100) {
      let trace = storm(mistake, StormDice(seed: seed))
      let isFound = trace.findings.contains { $0.rule == mistake.rule && $0.subject == "S" }
      #expect(isFound, "storm \(seed): \(trace.found)")
    }
  }

  /// Presents S over a stack, or begins to dismiss it, while pages come and go around.
  private func storm(_ mistake: Mistake, _ dice: StormDice) -> Trace {
    play { window, simulation in
      let below = UINavigationController(rootViewController: controller("A"))
      let sheet = UINavigationController(rootViewController: controller("C"))
      sheet.title = "S"
      sheet.modalPresentationStyle = dice.pick([.fullScreen, .overFullScreen])
      let delegate = ScriptedDelegate()
      sheet.transitioningDelegate = delegate
      window.rootViewController = below
      if mistake == .leavesAlphaAfterCancel {
        delegate.dismissing = .fading(after: { $0.view(forKey: .from)?.alpha = 0.5 })
        simulation.schedule("present", at: .zero) { below.present(sheet, animated: false) }
        cancelDismissal(of: sheet, delegate, simulation)
      } else {
        delegate.presenting = animator(mistake)
        simulation.schedule("present", at: .milliseconds(200)) {
          below.present(sheet, animated: true)
        }
      }
      for _ in 0...dice.roll(4) {
        let (stack, animated) = (dice.pick([below, sheet]), dice.onceIn(2))
        simulation.schedule("beside", at: Interval(seconds: dice.between(0.1, 0.6))) {
          act(on: stack, animated: animated, dice)
        }
      }
      simulation.schedule("end", at: .milliseconds(3_000)) { _ = delegate }
    }
  }

  private func act(on stack: UINavigationController, animated: Bool, _ dice: StormDice) {
    guard stack.viewIfLoaded?.window != nil, stack.transitionCoordinator == nil else { return }
    if stack.viewControllers.count > 1, dice.onceIn(2) {
      stack.popViewController(animated: animated)
    } else {
      stack.pushViewController(controller("page"), animated: animated)
    }
  }

  private func cancelDismissal(
    of sheet: UIViewController,
    _ delegate: ScriptedDelegate,
    _ simulation: Stage
  ) {
    let interaction = UIPercentDrivenInteractiveTransition()
    simulation.schedule("touch", at: .milliseconds(250)) {
      delegate.interaction = interaction
      sheet.dismiss(animated: true)
    }
    simulation.schedule("move", at: .milliseconds(300)) { interaction.update(0.3) }
    simulation.schedule("let go", at: .milliseconds(400)) { interaction.cancel() }
  }

  private func animator(_ mistake: Mistake) -> ScriptedAnimator {
    .fading(after: { context in
      let page = context.view(forKey: .to)
      switch mistake {
      case .forgetsPage: page?.removeFromSuperview()
      case .leavesTransform: page?.transform = CGAffineTransform(rotationAngle: 0.1)
      default: page?.frame.origin.y = 40
      }
    })
  }
}
