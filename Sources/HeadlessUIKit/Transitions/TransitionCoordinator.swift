internal import Foundation
internal import JankEngine
internal import JankMotion

/// The coordinator of one change.
///
/// It and its change retain each other until ``end()``.
final class TransitionCoordinator: NSObject {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var change: any CoordinatedChange
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var changeHandlers: [Block] = []
  private var endHandlers: [Block] = []
  /// Whether it is too late to add animations.
  private(set) var hasStarted = false
  /// The views outside the container that are scrubbed with it.
  private(set) var outerViews: [UIView] = []

  init(_ change: any CoordinatedChange) {
    self.change = change
  }
}

// MARK: Calls of the change

extension TransitionCoordinator {
  /// Continues with another change, such as the transition that it waited for.
  func follow(_ change: any CoordinatedChange) {
    self.change = change
  }

  /// Makes the queued changes, animated if the transition is.
  ///
  /// - Parameter animate: Runs the changes; nil for a block with the transition's duration and
  ///   curve.
  func start(_ animate: ((@escaping () -> Void) -> Void)? = nil) {
    guard !hasStarted else { return }
    hasStarted = true
    let waiting = animations
    animations = []
    guard !waiting.isEmpty else { return }
    let changes = { [change] in
      for animation in waiting {
        change.note("alongside animation")
        animation(change)
      }
    }
    guard change.isAnimated else {
      changes()
      return
    }
    (animate ?? animateAlone)(changes)
  }

  private func animateAlone(_ changes: @escaping () -> Void) {
    let isScrubbed = change.simulation.animations.isScrubbing
    let curve = isScrubbed ? TimingCurve.linear : change.alongsideCurve
    AnimationBlock(
      in: change.simulation,
      duration: change.alongsideDuration,
      delay: 0,
      curve: curve
    )
    .run(changes)
  }

  /// Calls the handlers when the transition becomes interactive or stops being so.
  func interactionDidChange() {
    let handlers = changeHandlers + endHandlers
    endHandlers = []
    for handler in handlers {
      change.note("interaction change handler")
      handler(change)
    }
  }

  /// Calls the completions, including those that are added meanwhile.
  func end() {
    hasStarted = true
    animations = []
    while !completions.isEmpty {
      let waiting = completions
      completions = []
      for completion in waiting {
        change.note("alongside completion")
        completion(change)
      }
    }
    changeHandlers = []
    endHandlers = []
    outerViews = []
  }
}

// MARK: Calls of the app

extension TransitionCoordinator: UIViewControllerTransitionCoordinator {
  var isAnimated: Bool { change.isAnimated }
  var presentationStyle: UIModalPresentationStyle { change.presentationStyle }
  var initiallyInteractive: Bool { change.initiallyInteractive }
  var isInterruptible: Bool { change.isInterruptible }
  var isInteractive: Bool { change.isInteractive }
  var isCancelled: Bool { change.isCancelled }
  var transitionDuration: TimeInterval { change.transitionDuration }
  var percentComplete: CGFloat { change.percentComplete }
  var completionVelocity: CGFloat { change.completionVelocity }
  var completionCurve: UIView.AnimationCurve { change.completionCurve }
  var containerView: UIView { change.containerView }
  var targetTransform: CGAffineTransform { change.targetTransform }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { change.viewController(forKey: key) }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { change.view(forKey: key) }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard !hasStarted else { return false }
    if let animation { animations.append(animation) }
    if let view { outerViews.append(view) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    changeHandlers.append(handler)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    endHandlers.append(handler)
  }
}

extension CoordinatedChange {
  func note(_ callback: String) {
    let device = simulation.device
    device.record(.callback, subject: traceName, name: callback)
    device.spendCallback(callback)
  }
}
