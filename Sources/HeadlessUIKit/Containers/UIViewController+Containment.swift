internal import Foundation
internal import JankEngine
internal import JankTrace

extension UIViewController {
  /// The child controllers, in the order in which they were added.
  public var children: [UIViewController] { containment.children }

  /// The parent controller.
  public var parent: UIViewController? { containment.parent }

  /// Whether the controller appears because it was added to a parent.
  ///
  /// Certain: true only inside appearance callbacks.
  public var isMovingToParent: Bool {
    containment.delivering != nil && containment.isArriving
  }

  /// Whether the controller disappears because it is being removed from its parent.
  ///
  /// Certain: true only inside appearance callbacks.
  public var isMovingFromParent: Bool {
    containment.delivering != nil && containment.leavesSince != nil
  }

  func ancestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var above = containment.parent
    while let controller = above {
      if let container = controller as? Container { return container }
      above = controller.containment.parent
    }
    return nil
  }
}

// MARK: Adding and removing

extension UIViewController {
  /// Makes a controller a child of this one.
  ///
  /// Certain: the child is first removed from another parent and gets `willMove`. The container
  /// calls `didMove`, because only it knows when the move has ended. Adding a child again does
  /// nothing; what UIKit does is unknown.
  func adopt(_ child: UIViewController) {
    var above: UIViewController? = self
    while let controller = above {
      if controller === child { fatalError("\(child.traceName) cannot contain itself") }
      above = controller.containment.parent
    }
    guard child.containment.parent !== self else { return }
    child.leaveParent()
    child.willMove(toParent: self)
    containment.children.append(child)
    child.containment.parent = self
    child.containment.isArriving = true
    child.containment.awaitsDidMoveSince = simulation.device.mediaTime
    simulation.observer.controllerWillMove(child)
  }

  /// Removes the controller from its parent.
  ///
  /// Certain: it gets `didMove` and not `willMove`.
  func leaveParent() {
    guard let parent = containment.parent else { return }
    parent.containment.children.removeAll { $0 === self }
    containment.parent = nil
    didMove(toParent: nil)
    // An override may not call super.
    containment.moveIsOver()
  }

  /// Handles `willMove(toParent:)`, an empty method that an app can override.
  func hearWillMove(to parent: UIViewController?) {
    note("willMove(toParent: \(parent?.traceName ?? "nil"))")
    guard parent == nil, containment.parent != nil else { return }
    containment.leavesSince = simulation.device.mediaTime
    simulation.observer.controllerWillMove(self)
  }

  /// Handles `didMove(toParent:)`, an empty method that an app can override.
  func hearDidMove(to parent: UIViewController?) {
    note("didMove(toParent: \(parent?.traceName ?? "nil"))")
    if parent !== containment.parent {
      simulation.find(
        .pairedMoves,
        of: self,
        """
        didMove(toParent: \(parent?.traceName ?? "nil")) called on \(traceName), whose parent is \
        \(containment.parent?.traceName ?? "nil")
        """
      )
    }
    containment.moveIsOver()
  }

  /// Reports a removal without `willMove(toParent: nil)` before.
  ///
  /// A child that had not fully arrived, as after a cancel, is no violation.
  func checkRemoval() {
    guard let parent = containment.parent, containment.leavesSince == nil,
      containment.awaitsDidMoveSince == nil
    else { return }
    simulation.find(
      .pairedMoves,
      of: self,
      """
      \(traceName) was removed from \(parent.traceName) without willMove(toParent: nil) before: \
      removeFromParent only calls didMove
      """
    )
  }
}

extension Containment {
  fileprivate mutating func moveIsOver() {
    awaitsDidMoveSince = nil
    // If the last callback is still to come, it needs the reason.
    if appearance != .disappearing || parent != nil { leavesSince = nil }
    if parent == nil { isArriving = false }
  }
}
