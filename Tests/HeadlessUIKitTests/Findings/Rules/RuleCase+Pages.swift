import HeadlessUIKit

extension RuleCase {
  /// Pages that leave, who moves them, and when.
  static let pages = [
    RuleCase(
      .leavingPageSettles,
      "a completion while the page still slides away",
      butNot: "one when it is away"
    ) { story in
      story.modal(
        presenting: .fading(),
        dismissing: .sliding(for: 0.5, completingAfter: story.isFixed ? 0.5 : 0.2)
      )
      .dismiss()
    },
    RuleCase(
      .leavingPageSettles,
      "a page that still moves where the arriving one does not cover it",
      butNot: "one that still moves behind it"
    ) { story in
      _ = story.modal(
        presenting: ScriptedAnimator { context in
          guard let page = context.cover() else { return }
          if !story.isFixed { context.containerView.sendSubviewToBack(page) }
          UIView.animate(withDuration: 0.6) { context.view(forKey: .from)?.center.y -= 400 }
          page.center.y += 667
          UIView.animate(
            withDuration: 0.3,
            animations: { page.center.y -= 667 },
            completion: { _ in context.completeTransition(true) }
          )
        }
      )
    },
    RuleCase(
      .oneDelegateForBothWays,
      "a transitioning delegate that is set for the dismissal",
      butNot: "another animator of the same one"
    ) { story in
      let modal = story.modal(presenting: .fading())
      let other = ScriptedDelegate()
      story.at(900) {
        (story.isFixed ? modal.delegate : other).dismissing = .fading()
        if !story.isFixed { modal.b.transitioningDelegate = other }
      }
      modal.dismiss()
      story.at(5_000, "rest") { _ = other }
    },
    RuleCase(
      .oneDelegateForBothWays,
      "a delegate for the dismissal of a page that another one presented",
      butNot: "of a page that the system presented"
    ) { story in
      let modal = story.modal(presenting: story.isFixed ? nil : .fading())
      let other = ScriptedDelegate()
      other.dismissing = .fading()
      story.at(900) { modal.b.transitioningDelegate = other }
      modal.dismiss()
      story.at(5_000, "rest") { _ = other }
    },
    RuleCase(
      .decisionsWaitForTheBegin,
      "a flick that is over in the frame of its recognition",
      butNot: "one whose decision waits"
    ) { story in
      story.modal(dismissing: .fading()).followFlick(keepsDecision: story.isFixed)
      story.flick(inFrame: 62)
    },
  ]
}

extension ScriptedAnimator {
  /// Slides the leaving page down, and completes after a time of its own, in seconds.
  static func sliding(for duration: Double, completingAfter end: Double) -> ScriptedAnimator {
    ScriptedAnimator(duration: duration) { context in
      context.uncover()
      let page = context.view(forKey: .from)
      UIView.animate(withDuration: duration) { page?.center.y += 667 }
      UIView.animate(
        withDuration: end,
        animations: { context.containerView.backgroundColor = .black },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
      )
    }
  }
}

/// An interaction that keeps a decision until its transition has begun.
private final class PatientInteraction: UIPercentDrivenInteractiveTransition {
  private var hasBegun = false
  private var waiting: (() -> Void)?

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    hasBegun = true
    waiting?()
    waiting = nil
  }

  override func finish() {
    if hasBegun { super.finish() } else { waiting = { [unowned self] in finish() } }
  }
}

extension Modal {
  /// Dismisses B with a flick.
  func followFlick(keepsDecision: Bool, from time: Int64 = 900) {
    followFinger(
      { keepsDecision ? PatientInteraction() : UIPercentDrivenInteractiveTransition() },
      from: time,
      finishes: { _, _ in true }
    )
  }
}

extension Story {
  /// A touch of 10 ms that is delivered as a whole in one frame.
  func flick(inFrame frame: Int) {
    let start = Int64((Double(frame) * 1_000 / 60).rounded(.up)) + 1
    let way = line([187, 100], [187, 300], steps: 4)
    simulation.schedule(touches: HeadlessUIKitTests.touchID(way, from: start, every: 2))
  }
}
