import HeadlessUIKit

extension RuleCase {
  /// What drives transitions.
  static let drives = [
    RuleCase(
      .interactionIsDriven,
      "an interaction controller without a touch",
      butNot: "one that is to be interrupted later"
    ) { story in
      let interaction = UIPercentDrivenInteractiveTransition()
      interaction.wantsInteractiveStart = !story.isFixed
      story.modal(presenting: .fading()).delegate.interaction = interaction
    },
    RuleCase(
      .remainderHasSpeed,
      "a speed of 1 - percentComplete at 1",
      butNot: "the same at 0.99"
    ) { story in
      story.modal(dismissing: .fading())
        .drag(to: story.isFixed ? 0.99 : 1, finishes: true) { SlowingInteraction() }
    },
    RuleCase(
      .remainderHasSpeed,
      "a speed at which half of the animation takes one frame",
      butNot: "one at which its last bit does"
    ) { story in
      story.modal(dismissing: .fading()).drag(to: story.isFixed ? 0.95 : 0.5, finishes: true) {
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.completionSpeed = 20
        return interaction
      }
    },
    RuleCase(
      .interactionEndsOnce,
      "finish after the system cancelled the touch",
      butNot: "cancel after that"
    ) { story in
      story.modal(dismissing: .fading()).followFinger { _, _ in !story.isFixed }
      story.drag(by: 300, from: 1_000, ending: .cancelled)
    },
    RuleCase(
      .interactionEndsOnce,
      "finish after a rest at a twentieth of the distance",
      butNot: "finish after a flick of the same length"
    ) { story in
      story.modal(dismissing: .fading()).followFinger { _, _ in true }
      story.drag(by: 40, from: 1_000, resting: story.isFixed ? 0 : 300)
    },
    RuleCase(
      .interactionEndsOnce,
      "finish after a rest at a twentieth of the distance, made in one move",
      butNot: "after a rest at half of it, whose progress came before the begin"
    ) { story in
      story.modal(dismissing: .fading()).followFinger { _, _ in true }
      story.drag(by: story.isFixed ? 340 : 40, from: 1_000, steps: 1, resting: 300)
    },
    RuleCase(
      .interactionEndsOnce,
      "finish and then cancel",
      butNot: "finish and then an update"
    ) { story in
      let driver = UIPercentDrivenInteractiveTransition()
      var context: (any UIViewControllerContextTransitioning)?
      story.modal(dismissing: .fading(before: { context = $0 })).drag(finishes: true) { driver }
      story.at(1_130) {
        if story.isFixed { driver.update(0.9) } else { context?.cancelInteractiveTransition() }
        context = nil
      }
    },
    RuleCase(
      .animatorsAreNotShared,
      "the decision of the last drag, where the touch has not moved",
      butNot: "one that is reset when the touch begins"
    ) { story in
      let driver = UIPercentDrivenInteractiveTransition()
      var goesOn = false
      story.modal(dismissing: .fading()).followFinger(
        {
          if story.isFixed { goesOn = false }
          return driver
        },
        finishes: { pan, progress in
          // Asked after the release; decided by the progress at the last movement.
          if pan.state == .cancelled { goesOn = progress > 0.5 }
          return pan.state == .ended && goesOn
        }
      )
      story.drag(by: 500, from: 1_000, ending: .cancelled)
      story.drag(by: 12, from: 2_000, steps: 1, resting: 300)
    },
    RuleCase(
      .motionIsContinuous,
      "a page that starts from elsewhere after the release",
      butNot: "one that continues from where it is"
    ) { story in
      let modal = story.modal(dismissing: ScriptedAnimator { _ in })
      modal.delegate.interaction = ScriptedInteraction { context in
        guard let page = context.view(forKey: .from) else { return }
        modal.delegate.interaction = nil
        context.uncover()
        page.center.y += 200
        context.updateInteractiveTransition(0.3)
        story.later(100) {
          context.finishInteractiveTransition()
          if !story.isFixed { page.center.y += 100 }
          UIView.animate(
            withDuration: 0.2,
            animations: { page.center.y += 467 },
            completion: { _ in context.completeTransition(true) }
          )
        }
      }
      modal.dismiss()
    },
    RuleCase(
      .animatorsAreNotShared,
      "one animator for two transitions at once",
      butNot: "one after the other"
    ) { story in
      let delegate = ScriptedDelegate()
      delegate.presenting = .fading()
      let (a, box) = (controller("A"), Container())
      a.definesPresentationContext = true
      box.addChild(a)
      box.view.addSubview(a.view)
      a.didMove(toParent: box)
      story.window.rootViewController = box
      let (b, c) = (controller("B", style: .currentContext), controller("C"))
      for page in [b, c] { page.transitioningDelegate = delegate }
      story.at(100) { a.present(b, animated: true) }
      story.at(story.isFixed ? 900 : 100) { box.present(c, animated: true) }
      story.at(5_000, "rest") { _ = delegate }
    },
  ]
}

/// Slows the remaining animation as progress approaches 1.
private final class SlowingInteraction: UIPercentDrivenInteractiveTransition {
  override var completionSpeed: CGFloat {
    get { 1 - percentComplete }
    set {}
  }
}

extension Story {
  /// A touch that begins at a height of 100 and is dragged down.
  ///
  /// - Parameters:
  ///   - distance: The distance, in points.
  ///   - start: When it begins, in milliseconds.
  ///   - steps: The number of samples, 16 ms apart.
  ///   - rest: How long it stays before the release, in milliseconds.
  ///   - ending: How it ends.
  func drag(
    by distance: Double,
    from start: Int64,
    steps: Int = 8,
    resting rest: Int64 = 0,
    ending: TouchPhase = .ended
  ) {
    let way = line([187, 100], [187, 100 + distance], steps: steps)
    let samples = HeadlessUIKitTests.touchID(way, from: start, every: 16, ending: ending)
    simulation.schedule(
      touches: samples.map { sample in
        let isLast = sample.phase == ending
        return TouchSample(
          time: isLast ? sample.time + .milliseconds(rest) : sample.time,
          touchID: sample.touchID,
          phase: sample.phase,
          location: sample.location
        )
      }
    )
  }
}
