internal import Foundation
internal import JankTrace

/// A view's move into a window or out of it, of which the controllers of views hear.
///
/// A child whose view comes under the view of a visible parent hears will and did. So does a
/// controller without a parent, once it is in a window. Whoever is being moved by a transition has
/// heard before and is left alone.
struct WindowMove {
  private var changed: [UIViewController] = []

  /// Tells the controllers that will come or go; nil where no window is left or come into.
  ///
  /// - Parameters:
  ///   - view: the view that moves, with all in it.
  ///   - superview: the view it moves into, or nil where it leaves.
  init?(of view: UIView, into superview: UIView?) {
    // Most views are put together before anything shows them.
    let (old, window) = (view.superview?.window, superview?.window)
    if let superview, window != nil {
      superview.simulation.observer.viewWillMove(view, into: superview)
    }
    if let controller = view.viewController, let superview {
      controller.checkPlace(under: superview.nearestController)
    }
    guard old !== window else { return nil }
    for controller in view.topmostControllers where controller.hearsMove(comes: window != nil) {
      controller.hearMove(comes: window != nil)
      if !controller.containment.followsParent { changed.append(controller) }
    }
  }

  /// Tells the controllers that have come or gone.
  func end() {
    for controller in changed { controller.endAppearance() }
  }
}

extension UIView {
  /// The controllers in the view that are in no other controller's view here.
  fileprivate var topmostControllers: [UIViewController] {
    if let viewController { return [viewController] }
    return subviews.flatMap(\.topmostControllers)
  }

  /// The controller of the view or of the nearest view around it.
  var nearestController: UIViewController? {
    viewController ?? superview?.nearestController
  }
}

extension UIViewController {
  fileprivate func hearsMove(comes: Bool) -> Bool {
    guard containment.appearance == (comes ? .disappeared : .appeared) || leavesWhileArriving(comes)
    else { return false }
    guard let parent = containment.parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    switch parent.containment.appearance {
    case .appeared, .appearing: return true
    case .disappeared, .disappearing: return false
    }
  }

  // A child that came with its parent can go again before the parent has arrived.
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

  /// Reports a view in another controller's view that is not its parent's.
  ///
  /// UIKit raises an exception where there is another parent and goes on where there is none.
  fileprivate func checkPlace(under nearest: UIViewController?) {
    // Presentations move the views of those who present and are presented.
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
        the view of \(traceName) is put into the view of \(nearest.traceName) without addChild: it \
        is told of its appearance only by chance
        """
    simulation.find(.pairedMoves, of: self, message, raises: actual != nil)
  }
}
