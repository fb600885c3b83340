internal import Foundation
internal import JankEngine

/// One running transition of any kind, and the context that its animator gets.
///
/// 1. The caller makes a ``TransitionPlan`` and the context, which gives the controllers their
///    coordinator.
/// 2. ``beginAppearance()`` notifies the controllers of the begin.
/// 3. ``start()`` starts the animator, or the interaction controller that will, then the animations
///    alongside.
/// 4. `completeTransition` ends it: the owner, the animator, the alongside completions, in the
///    order of ``ChosenSemantics/ending``.
final class TransitionContext: NSObject {
  let plan: TransitionPlan
  private var interactionState: InteractionState
  /// The interruptible animator, the same object for the whole transition.
  ///
  /// Certain: an app has to return the same object each time. What UIKit does otherwise is unknown.
  /// Our choice: the first answer counts, and others run by themselves, which is a finding.
  private(set) var interruptible: (any UIViewImplicitlyAnimating)?
  let scrubber: LayerScrubber
  let system: (any SystemAnimator)?
  /// The final frame of the arriving view; updated at every change of size.
  private(set) var finalFrameOfTo: CGRect

  // Released at the end, because each of them may retain the context.
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var interaction: (any UIViewControllerInteractiveTransitioning)?
  private(set) var coordinator: TransitionCoordinator?
  private var ends: TransitionEnds?

  private var appearance: AppearanceChange
  private var knownDuration: TimeInterval?
  private let recordIndex: Int

  init(
    _ plan: TransitionPlan,
    drive: TransitionDrive,
    ends: TransitionEnds,
    coordinator: TransitionCoordinator? = nil
  ) {
    self.plan = plan
    self.ends = ends
    animator = drive.animator
    system = drive.animator as? any SystemAnimator
    interaction = drive.interaction
    appearance = plan.appearance
    let isInteractive = drive.interaction?.wantsInteractiveStart ?? false
    interactionState = InteractionState(isInitial: isInteractive)
    finalFrameOfTo = plan.finalFrameOfTo()
    let simulation = plan.container.simulation
    scrubber = LayerScrubber(in: simulation)
    recordIndex = simulation.device.trace.transitions.count
    simulation.device.trace.transitions.append(
      TransitionRecord(
        kind: plan.kind,
        from: plan.from.traceName,
        to: plan.to.traceName,
        isInteractive: isInteractive,
        requested: plan.requested.time,
        began: simulation.device.mediaTime,
        process: simulation.device.currentProcess
      )
    )
    super.init()
    simulation.transitions.contexts.append(self)
    let coordinator = coordinator ?? TransitionCoordinator(self)
    coordinator.follow(self)
    self.coordinator = coordinator
    for controller in participants { controller.ownCoordinator = coordinator }
    simulation.announce(.began, of: plan.requested.cause)
  }
}

// MARK: Starting

extension TransitionContext {
  var initiallyInteractive: Bool { interactionState.isInitial }
  var isInteractive: Bool { interactionState.isUnderWay }
  var transitionWasCancelled: Bool { interactionState.wasCancelled }
  var percentComplete: CGFloat { interactionState.percentComplete }

  var isRunning: Bool { ends != nil }

  /// The animator's duration in seconds, as returned at the start.
  var duration: TimeInterval {
    knownDuration ?? animator?.transitionDuration(using: self) ?? 0
  }

  func beginAppearance() {
    tell { appearance.begin() }
    simulation.updateStatusBar()
  }

  /// Starts the animator, or the interaction controller that will.
  func start() {
    guard let animator else { return }
    simulation.observer.transitionDidBegin(self)
    knownDuration = duration
    interruptible = animator.offeredInterruptibleAnimator(using: self)
    let driver = interaction as? UIPercentDrivenInteractiveTransition
    if let interaction, isInteractive {
      note("startInteractiveTransition")
      simulation.observer.transitionStarts(self) {
        interaction.startInteractiveTransition(self)
      }
      startAlongside()
      driver?.takeWaitingVerdict()
    } else {
      driver?.attach(to: self)
      startAnimator()
    }
    simulation.observer.transitionDidStart(self)
    // Nothing else would end a change of the system without animation.
    if isRunning, !isAnimated, system != nil { completeTransition(true) }
  }

  /// Starts the animator with linear curves, so that they follow the interaction.
  func startAnimatorForScrubbing() {
    simulation.animations.isScrubbing = true
    startAnimator()
    simulation.animations.isScrubbing = false
  }

  private func startAnimator() {
    note("animateTransition")
    simulation.observer.transitionStarts(self) {
      animator?.animateTransition(using: self)
    }
    askAgain()
    simulation.observer.animatorDidStart(self)
    startAlongside()
  }

  /// Takes the animator that `animateTransition` has started, if the one offered before waits.
  ///
  /// Inferred: since iOS 13, libraries had to return what they had started, not another animator.
  private func askAgain() {
    guard isRunning, interruptible?.state == .inactive else { return }
    interruptible = animator?.offeredInterruptibleAnimator(using: self)
  }

  private func startAlongside() {
    guard isRunning, let coordinator, !coordinator.hasStarted else { return }
    if let interruptible {
      coordinator.start { interruptible.addAnimations($0) }
      return
    }
    let outer = coordinator.outerViews.map(\.layer)
    let first = simulation.device.nextAnimationID()
    // An interaction scrubs with linear curves; certain for percent-driven ones.
    let isScrubbing = simulation.animations.isScrubbing
    simulation.animations.isScrubbing = isInteractive
    coordinator.start()
    simulation.animations.isScrubbing = isScrubbing
    guard isInteractive else { return }
    scrubber.hold(outer.filter { !$0.isPart(of: containerView.layer) }, since: first)
    // A percent-driven interaction holds the whole container. Any other moves the views itself, so
    // only the animations alongside are held.
    guard !scrubber.holds(containerView.layer) else { return }
    scrubber.hold(containerView.layer.layersAnimated(since: first), since: first)
  }
}

// MARK: Interaction

extension TransitionContext: UIViewControllerContextTransitioning {
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isRunning else { return }
    simulation.observer.transitionWasDriven(self)
    interactionState.percentComplete = percentComplete
    scrubber.show(time: percentComplete * duration)
  }

  func finishInteractiveTransition() {
    endInteraction("finishInteractiveTransition", cancelled: false)
  }

  func cancelInteractiveTransition() {
    endInteraction("cancelInteractiveTransition", cancelled: true)
  }

  func pauseInteractiveTransition() {
    guard isRunning, !isInteractive else { return }
    guard let interruptible else {
      simulation.warn(
        "pauseInteractiveTransition has no effect: the animator cannot be interrupted"
      )
      return
    }
    interruptible.pauseAnimation()
    // A fraction counts towards the animator's target; the interaction counts from the start.
    interruptible.isReversed = false
    interactionState.isUnderWay = true
    interactionState.percentComplete = interruptible.fractionComplete
    note("pauseInteractiveTransition")
    coordinator?.interactionDidChange()
  }

  private func endInteraction(_ callback: String, cancelled: Bool) {
    simulation.observer.interactionDidEnd(
      self,
      finished: !cancelled,
      again: !isInteractive
    )
    guard isRunning, isInteractive else { return }
    interactionState.isUnderWay = false
    interactionState.wasCancelled = cancelled
    note(callback)
    coordinator?.interactionDidChange()
    if simulation.semantics.reversal == .split { appearance.turn(back: cancelled) }
    // A percent-driven interaction plays the rest itself.
    guard !(interaction is UIPercentDrivenInteractiveTransition) else { return }
    let speed = completionVelocity
    if cancelled {
      scrubber.reverse { speed }
    } else {
      scrubber.run(atSpeed: speed)
    }
  }
}

// MARK: Ending

extension TransitionContext {
  func completeTransition(_ didComplete: Bool) {
    guard let ends else {
      simulation.observer.transitionCompletedAgain(self)
      return
    }
    simulation.observer.transitionWillComplete(self, didComplete)
    self.ends = nil
    interactionState.isUnderWay = false
    note("completeTransition(\(didComplete))")
    record(didComplete)
    scrubber.letGo()
    // An interaction of the app may have held it too.
    containerView.layer.resetTiming()
    tell { announce(ends, didComplete) }
    release()
    ends.afterwards(didComplete)
    simulation.observer.transitionDidComplete(self, didComplete)
    simulation.announce(.ended, of: plan.requested.cause)
    simulation.transitionDidEnd()
  }

  private func announce(_ ends: TransitionEnds, _ didComplete: Bool) {
    for step in simulation.semantics.ending {
      switch step {
      case .owner:
        ends.end(self, didComplete)
        simulation.updateStatusBar()
      case .animationEnded: announceEnd(didComplete)
      case .alongsideCompletions: coordinator?.end()
      }
    }
  }

  /// Runs callbacks caused by the request, unless there is a nearer cause.
  private func tell(_ callbacks: () -> Void) {
    simulation.act(because: simulation.cause ?? plan.requested.cause, callbacks)
  }

  func endAppearance(_ didComplete: Bool) {
    if didComplete { appearance.complete() } else { appearance.takeBack() }
  }

  private func announceEnd(_ didComplete: Bool) {
    note("animationEnded(\(didComplete))")
    animator?.animationEnded(didComplete)
  }

  private func record(_ didComplete: Bool) {
    let device = simulation.device
    device.trace.transitions[recordIndex].ended = device.mediaTime
    device.trace.transitions[recordIndex].outcome = didComplete ? .completed : .cancelled
  }

  /// Releases everything that may retain the context.
  func release() {
    simulation.transitions.contexts.removeAll { $0 === self }
    for controller in participants where controller.ownCoordinator === coordinator {
      // A presentation may end before a push during which it began.
      controller.ownCoordinator = simulation.transitions.coordinator(of: controller)
    }
    ends = nil
    coordinator = nil
    animator = nil
    interaction = nil
    interruptible = nil
  }

  var participants: [UIViewController] {
    [plan.from, plan.to] + (plan.owner.map { [$0] } ?? [])
  }
}

// MARK: Changes of size during a transition

extension TransitionContext {
  /// Whether the screen changed its size during the transition.
  ///
  /// Then the views have not been laid out since; the owner does so at the end.
  var hasMetSizeChange: Bool { !scrubber.foreignAnimations.isEmpty }

  func screenDidChangeSize(by animations: Range<AnimationID>) {
    scrubber.foreignAnimations.append(animations)
    finalFrameOfTo = plan.finalFrameOfTo()
  }
}
