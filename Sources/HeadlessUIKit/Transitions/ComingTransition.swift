/// What is known of a transition before anything of it has happened.
struct ComingTransition {
  /// Whether something drives it, so that it may be taken back.
  let mayBeCancelled: Bool
  /// The view around which it happens.
  let place: UIView?
  /// The navigation controller whose pages change, if it is one's.
  var stack: UINavigationController?
  /// The page that comes, where a container of the system exchanges its pages.
  var page: UIViewController?
}

/// A change of pages that an app carries out by itself, as it is before it.
struct MarkedExchange {
  /// What the change is called in findings.
  let name: String
  /// The controller that goes.
  let from: UIViewController
  /// The controller that comes.
  let to: UIViewController
  /// The view that the one that is seen has to fill at the end, where that is known.
  let container: UIView?
  /// Whether a finger drives it, so that it may be taken back.
  let mayBeCancelled: Bool
  /// What the script did that it comes of, if anything.
  let step: ScriptStep?
}
