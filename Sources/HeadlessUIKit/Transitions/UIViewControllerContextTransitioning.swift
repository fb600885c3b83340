public import Foundation

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The text behind the key.
  public let rawValue: String

  /// Creates a key from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller on screen at the start; a cancel does not swap it.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller on screen after success; a cancel does not swap it.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The text behind the key.
  public let rawValue: String

  /// Creates a key from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view on screen at the start.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view on screen after success.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an animator and an interaction controller know of a transition, and how they report.
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether the change is to be animated.
  ///
  /// An animator of a custom presentation is asked even where it is not, since somebody has to put
  /// the views in place.
  var isAnimated: Bool { get }
  /// Whether an interaction drives the transition at the moment.
  var isInteractive: Bool { get }
  /// Whether the transition is on its way back to where it started.
  var transitionWasCancelled: Bool { get }
  /// The modal style of a presentation; `none` for every other kind of transition.
  var presentationStyle: UIModalPresentationStyle { get }

  /// By what the screen turns in the course of the transition; identity where it does not.
  var targetTransform: CGAffineTransform { get }

  /// Reports how far the interaction is, 0 to 1; called by the interaction controller.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction is over and the transition runs to its end.
  func finishInteractiveTransition()
  /// Reports that the interaction is over and the transition runs back to its start.
  func cancelInteractiveTransition()
  /// Reports that an interaction has caught the running transition.
  func pauseInteractiveTransition()
  /// Reports that the transition is over; called exactly once.
  ///
  /// - Parameter didComplete: whether the new controller is on screen.
  func completeTransition(_ didComplete: Bool)

  /// One of the two controllers.
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController?
  /// The view the animator may touch, or nil where it must leave the controller's view alone.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is at the start, or the zero rectangle where it is not shown.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Where a controller's view has to be at the end, or the zero rectangle where it will be gone.
  func finalFrame(for controller: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  /// Identity: a context made by hand turns no screen unless it says so.
  public var targetTransform: CGAffineTransform { .identity }
}
