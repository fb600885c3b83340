struct ComingTransition {
  /// Whether an interaction drives it, which may cancel it.
  let mayBeCancelled: Bool
  /// The view around which it happens.
  let place: UIView?
  /// The navigation controller whose pages change, if any.
  var stack: UINavigationController?
  /// The arriving page, if a container of the system changes its pages.
  var page: UIViewController?
  /// The page that leaves, or stays after a cancel.
  var leaving: UIViewController?
  /// The controller below a page that is presented or dismissed.
  var presenter: UIViewController?
}

/// A change of pages that an app carries out without UIKit, before it begins.
struct MarkedExchange {
  let name: String
  let from: UIViewController
  let to: UIViewController
  /// The view that the page on screen has to fill at the end, if known.
  let container: UIView?
  /// Whether a gesture drives it, which may cancel it.
  let mayBeCancelled: Bool
  let step: ScriptStep?
}
