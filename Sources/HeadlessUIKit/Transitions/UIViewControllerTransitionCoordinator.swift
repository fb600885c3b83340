public import Foundation

/// What the blocks of a transition coordinator know of the transition.
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// The modal style of a presentation; `none` for every other kind of transition.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether an interaction drove the transition when it began; the same for its whole life.
  var initiallyInteractive: Bool { get }
  /// Whether an interaction can catch the transition while it runs.
  ///
  /// Known from the moment the animator is started.
  var isInterruptible: Bool { get }
  /// Whether an interaction drives the transition at the moment.
  var isInteractive: Bool { get }
  /// Whether the transition is on its way back to where it started.
  var isCancelled: Bool { get }
  /// How long the animator takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The fraction that the interaction reported last, 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast the remainder plays, as a multiple of the animator's own speed.
  var completionVelocity: CGFloat { get }
  /// How the remainder plays.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// By what the screen turns in the course of the transition; identity where it does not.
  var targetTransform: CGAffineTransform { get }

  /// One of the two controllers.
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController?
  /// One of the two views, or nil where the transition leaves it alone.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets an app animate along with a transition and hear of its turns.
///
/// A controller's `transitionCoordinator` is there from before `viewWillAppear` up to and including
/// `viewDidAppear`, and the same for the controller that goes.
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes along with the transition.
  ///
  /// - Parameters:
  ///   - animation: makes the changes; runs with the transition's duration and curve right after
  ///     its animator was started.
  ///   - completion: called at the end of the transition, whatever its outcome, even where the
  ///     changes were never made.
  /// - Returns: Whether the changes are going to be made: not once the animator runs.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Animates changes of a view outside the container along with the transition.
  ///
  /// An interaction that scrubs the transition scrubs this view, too.
  ///
  /// - Parameters:
  ///   - view: the view that changes, with everything in it.
  ///   - animation: makes the changes.
  ///   - completion: called at the end of the transition, whatever its outcome.
  /// - Returns: Whether the changes are going to be made: not once the animator runs.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a block whenever the transition turns from interactive to not, or back.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )

  /// Calls a block once, when the first interaction is over.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Identity: a coordinator made by hand turns no screen unless it says so.
  public var targetTransform: CGAffineTransform { .identity }
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes along with the transition.
  ///
  /// - Parameter animation: makes the changes.
  /// - Returns: Whether the changes are going to be made: not once the animator runs.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Animates changes of a view outside the container along with the transition.
  ///
  /// - Parameters:
  ///   - view: the view that changes, with everything in it.
  ///   - animation: makes the changes.
  /// - Returns: Whether the changes are going to be made: not once the animator runs.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
