/// A transition before it begins.
struct ComingTransition {
  /// Whether an interaction drives it, which may cancel it.
  let mayBeCancelled: Bool
  /// The view around which it happens.
  let place: UIView?
  /// The navigation controller whose pages change, if any.
  var stack: UINavigationController?
  /// The arriving page, if a container of the system changes its pages.
  var page: UIViewController?
}

/// A change of pages that an app carries out without UIKit, before it begins.
struct MarkedExchange {
  /// The name of the change in findings.
  let name: String
  /// The controller that leaves.
  let from: UIViewController
  /// The controller that arrives.
  let to: UIViewController
  /// The view that the remaining page has to fill at the end, if known.
  let container: UIView?
  /// Whether a gesture drives it, which may cancel it.
  let mayBeCancelled: Bool
  /// The script step that caused it, if any.
  let step: ScriptStep?
}
