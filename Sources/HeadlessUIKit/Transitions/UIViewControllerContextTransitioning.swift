public import Foundation

/// The key of one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The raw text.
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

/// The key of one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The raw text.
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

/// The context of a transition for its animator and its interaction controller.
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether the change is to be animated.
  ///
  /// The animator of a custom presentation is called even without animation, to place the views.
  var isAnimated: Bool { get }
  /// Whether an interaction is driving the transition.
  var isInteractive: Bool { get }
  /// Whether the transition is reversing to its start.
  var transitionWasCancelled: Bool { get }
  /// The modal style of a presentation; `none` for any other transition.
  var presentationStyle: UIModalPresentationStyle { get }

  /// The rotation of the screen during the transition; the identity by default.
  var targetTransform: CGAffineTransform { get }

  /// Reports the progress of the interaction, 0 to 1; called by the interaction controller.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction has ended and the transition runs to its end.
  func finishInteractiveTransition()
  /// Reports that the interaction has ended and the transition reverses to its start.
  func cancelInteractiveTransition()
  /// Reports that an interaction has interrupted the running transition.
  func pauseInteractiveTransition()
  /// Reports the end of the transition; called exactly once.
  ///
  /// - Parameter didComplete: Whether the new controller is on screen.
  func completeTransition(_ didComplete: Bool)

  /// Returns one of the two controllers.
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController?
  /// Returns the view that the animator may change, or nil if it must not.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the initial frame of a controller's view; zero if it is not on screen.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Returns the final frame of a controller's view; zero if it will be gone.
  ///
  /// If the presenter's view stays in place, the leaving view has its current frame here, in both
  /// directions.
  func finalFrame(for controller: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  /// The identity.
  public var targetTransform: CGAffineTransform { .identity }
}
