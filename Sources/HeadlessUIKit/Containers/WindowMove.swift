internal import Foundation
internal import JankTrace

/// A view's move into or out of a window, with the appearance callbacks of its controllers.
///
/// A child gets its callbacks when its view is added below the view of a visible parent. So does a
/// controller without a parent in a window. Controllers in a transition got theirs before and are
/// skipped.
struct WindowMove {
  private var changed: [UIViewController] = []

  /// Sends the `will` callbacks; returns nil if the window does not change.
  ///
  /// - Parameters:
  ///   - view: The view that moves, with its subviews.
  ///   - old: The window of its superview, or nil if it is in none.
  ///   - superview: The new superview, or nil for a removal.
  ///   - window: The window of the new superview, or nil if it is in none.
  /// - Returns: The move.
  static func begin(
    of view: UIView,
    from old: UIWindow?,
    into superview: UIView?,
    in window: UIWindow?
  ) -> WindowMove? {
    // Most views are assembled outside of a window.
    if let superview, window != nil {
      superview.simulation.observer.viewWillMove(view, into: superview)
    }
    if let controller = view.viewController, let superview {
      controller.checkPlace(under: superview.nearestController)
    }
    guard old !== window else { return nil }
    var controllers: [UIViewController] = []
    view.appendTopmostControllers(to: &controllers)
    var move = WindowMove()
    for controller in controllers where controller.hearsMove(comes: window != nil) {
      controller.hearMove(comes: window != nil)
      if !controller.containment.followsParent { move.changed.append(controller) }
    }
    return move
  }

  func end() {
    for controller in changed { controller.endAppearance() }
  }
}

extension UIView {
  /// Appends the controllers in the view that are in no other controller's view.
  fileprivate func appendTopmostControllers(to controllers: inout [UIViewController]) {
    guard let viewController else {
      guard !subviews.isEmpty else { return }
      subviews.forEachUncounted { $0.appendTopmostControllers(to: &controllers) }
      return
    }
    controllers.append(viewController)
  }

  /// The controller of the view or of its nearest superview with one.
  var nearestController: UIViewController? {
    if let viewController { return viewController }
    var view = container
    while let (controller, above) = view.read({ ($0.viewController, $0.container) }) {
      if let controller { return controller }
      view = above
    }
    return nil
  }
}

extension UIViewController {
  fileprivate func hearsMove(comes: Bool) -> Bool {
    guard containment.appearance == (comes ? .disappeared : .appeared) || leavesWhileArriving(comes)
    else { return false }
    // Inferred: the presentation notifies the page once, also if its presentation controller adds
    // the view before.
    guard !comes || !isBeingPresented else { return false }
    guard let parent = containment.parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    switch parent.containment.appearance {
    case .appeared, .appearing: return true
    case .disappeared, .disappearing: return false
    }
  }

  // A child that appears with its parent can be removed before the parent has appeared.
  private func leavesWhileArriving(_ comes: Bool) -> Bool {
    !comes && containment.appearance == .appearing && containment.followsParent
  }

  fileprivate func hearMove(comes: Bool) {
    let parent = containment.parent?.containment
    let endsWithParent = comes && parent?.appearance == .appearing
    beginAppearance(
      comes,
      animated: endsWithParent && parent?.isAnimated == true,
      followsParent: endsWithParent
    )
  }

  /// Reports a view in the view of a controller that is not its parent.
  ///
  /// UIKit raises an exception if there is another parent, and continues if there is none.
  fileprivate func checkPlace(under nearest: UIViewController?) {
    // Presentations move the views of presenters and presented controllers.
    let isInTransition = ownPresenting != nil || ownPresented != nil
    guard let nearest, nearest !== containment.parent, !isInTransition else { return }
    let actual = containment.parent?.traceName
    let message =
      actual.map {
        """
        UIViewControllerHierarchyInconsistency: child view controller \(traceName) should have \
        parent view controller \(nearest.traceName) but actual parent is \($0)
        """
      }
        ?? """
        the view of \(traceName) was added to the view of \(nearest.traceName) without addChild: \
        the controller may miss appearance callbacks
        """
    simulation.find(.pairedMoves, of: self, message, raises: actual != nil)
  }
}
