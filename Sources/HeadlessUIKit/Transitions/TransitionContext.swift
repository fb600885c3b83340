internal import Foundation
internal import JankEngine

/// The system's context of one present or dismiss.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false

  let kind: TransitionRecord.Kind
  let from: UIViewController
  let to: UIViewController
  /// What moves the views, kept until the transition is over.
  let animator: any UIViewControllerAnimatedTransitioning
  /// What drives the transition, kept until it is over.
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  // Called with the outcome, once.
  private var owner: ((TransitionContext, Bool) -> Void)?
  private let recordIndex: Int
  // A presenter whose view stays where it is must not be touched.
  private let mayTouchPresenter: Bool

  /// Begins a transition.
  ///
  /// - Parameters:
  ///   - request: what asked for it.
  ///   - from: the controller on screen at the start.
  ///   - to: the controller on screen after success.
  ///   - presentation: where it takes place.
  ///   - mayTouchPresenter: whether the presenter's view takes part.
  ///   - animator: what moves the views.
  ///   - interaction: what drives the transition, or nil for time.
  ///   - owner: hears of the end, once.
  init(
    _ request: PresentationRequest,
    from: UIViewController,
    to: UIViewController,
    in presentation: Presentation,
    mayTouchPresenter: Bool,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?,
    owner: @escaping (TransitionContext, Bool) -> Void
  ) {
    kind = request.kind
    isAnimated = request.isAnimated
    self.from = from
    self.to = to
    self.mayTouchPresenter = mayTouchPresenter
    self.animator = animator
    self.interaction = interaction
    self.owner = owner
    containerView = presentation.container
    presentationStyle = presentation.style
    isInteractive = interaction != nil
    let device = Simulation.current.device
    recordIndex = device.trace.transitions.count
    device.trace.transitions.append(
      TransitionRecord(
        kind: kind,
        from: from.traceName,
        to: to.traceName,
        isInteractive: interaction != nil,
        requested: request.requested,
        began: device.mediaTime
      )
    )
  }
}

// MARK: Starting

extension TransitionContext {
  /// The animator's duration in seconds.
  var duration: TimeInterval { animator.transitionDuration(using: self) }

  /// Starts the animator, or the interaction controller that will.
  func start() {
    Simulation.current.inspector.transitionDidBegin(self)
    guard let interaction else {
      startAnimator()
      return
    }
    note("startInteractiveTransition")
    interaction.startInteractiveTransition(self)
  }

  /// Starts the animator so that its curves follow the finger.
  func startAnimatorForScrubbing() {
    let simulation = Simulation.current
    simulation.isScrubbing = true
    startAnimator()
    simulation.isScrubbing = false
  }

  private func startAnimator() {
    note("animateTransition")
    Simulation.current.inspector.watchStart(of: self) { animator.animateTransition(using: self) }
  }

  /// Records a callback of the transition and spends its time.
  func note(_ callback: String) {
    let device = Simulation.current.device
    device.record(.callback, subject: "\(kind.rawValue) \(presented.traceName)", name: callback)
    device.spendCallback(callback)
  }
}

// MARK: Reports

extension TransitionContext {
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    Simulation.current.inspector.transitionWasDriven(self)
  }

  func finishInteractiveTransition() {
    endInteraction("finishInteractiveTransition")
  }

  func cancelInteractiveTransition() {
    if isInteractive { transitionWasCancelled = true }
    endInteraction("cancelInteractiveTransition")
  }

  func completeTransition(_ didComplete: Bool) {
    guard let owner else {
      Simulation.current.inspector.transitionCompletedAgain(self)
      return
    }
    Simulation.current.inspector.transitionWillComplete(self, didComplete)
    self.owner = nil
    isInteractive = false
    note("completeTransition(\(didComplete))")
    let device = Simulation.current.device
    device.trace.transitions[recordIndex].ended = device.mediaTime
    device.trace.transitions[recordIndex].outcome = didComplete ? .completed : .cancelled
    // Left as the interaction set it, the container's time would displace a later transition in it.
    containerView.layer.resetTiming()
    owner(self, didComplete)
  }

  /// Tells the animator that the transition is over.
  func announceEnd(_ didComplete: Bool) {
    note("animationEnded(\(didComplete))")
    animator.animationEnded(didComplete)
    Simulation.current.inspector.transitionDidComplete(self, didComplete)
  }

  private func endInteraction(_ callback: String) {
    Simulation.current.inspector.interactionDidEnd(self, again: !isInteractive)
    guard isInteractive else { return }
    isInteractive = false
    note(callback)
  }
}

// MARK: Look-ups

extension TransitionContext {
  /// The controller that comes or goes.
  var presented: UIViewController { kind == .present ? to : from }

  /// The controller behind it.
  var presenter: UIViewController { kind == .present ? from : to }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let keyed = key == .from ? from : key == .to ? to : nil
    guard let keyed else { return nil }
    return keyed !== presenter || mayTouchPresenter ? keyed.view : nil
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === from ? controller.view.frame : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === to ? containerView.bounds : .zero
  }
}
