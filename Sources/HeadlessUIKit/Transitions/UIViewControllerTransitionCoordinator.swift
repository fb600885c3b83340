public import Foundation

/// The transition as seen by the blocks of its coordinator.
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// The modal style of a presentation; `none` for any other transition.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began interactively; it never changes.
  var initiallyInteractive: Bool { get }
  /// Whether an interaction can interrupt the running transition.
  ///
  /// Known once the animator has started.
  var isInterruptible: Bool { get }
  /// Whether an interaction is driving the transition.
  var isInteractive: Bool { get }
  /// Whether the transition is reversing to its start.
  var isCancelled: Bool { get }
  /// The duration of the animator, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The last fraction that the interaction reported, 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the remaining animation, as a multiple of the animator's.
  var completionVelocity: CGFloat { get }
  /// The curve of the remaining animation.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation of the screen during the transition; the identity by default.
  var targetTransform: CGAffineTransform { get }

  /// Returns one of the two controllers.
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController?
  /// Returns one of the two views, or nil if the transition does not change it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Animates changes alongside a transition and notifies of its changes.
///
/// `transitionCoordinator` of the arriving and the leaving controller exists from before
/// `viewWillAppear` until after `viewDidAppear`.
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes alongside the transition.
  ///
  /// - Parameters:
  ///   - animation: Makes the changes; runs with the transition's duration and curve right after
  ///     its animator has started.
  ///   - completion: Called at the end of the transition with any outcome, even if the changes were
  ///     never made.
  /// - Returns: Whether the changes will be made: false once the animator runs.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Animates changes of a view outside the container alongside the transition.
  ///
  /// An interaction that scrubs the transition scrubs this view too.
  ///
  /// - Parameters:
  ///   - view: The view that changes, with its subviews.
  ///   - animation: Makes the changes.
  ///   - completion: Called at the end of the transition with any outcome.
  /// - Returns: Whether the changes will be made: false once the animator runs.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a block whenever the transition becomes interactive or stops being so.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )

  /// Calls a block once, when the first interaction has ended.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinatorContext {
  /// The identity.
  public var targetTransform: CGAffineTransform { .identity }
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes alongside the transition.
  ///
  /// - Parameter animation: Makes the changes.
  /// - Returns: Whether the changes will be made: false once the animator runs.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Animates changes of a view outside the container alongside the transition.
  ///
  /// - Parameters:
  ///   - view: The view that changes, with its subviews.
  ///   - animation: Makes the changes.
  /// - Returns: Whether the changes will be made: false once the animator runs.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
