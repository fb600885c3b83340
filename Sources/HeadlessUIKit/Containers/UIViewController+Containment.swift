internal import Foundation
internal import JankEngine
internal import JankTrace

extension UIViewController {
  /// The controllers that this one contains, in the order they were added.
  public var children: [UIViewController] { containment.children }

  /// The controller that contains this one.
  public var parent: UIViewController? { containment.parent }

  /// Whether the controller comes on screen because it was added to a parent.
  ///
  /// Certain: it says so inside callbacks of appearance only.
  public var isMovingToParent: Bool {
    containment.delivering != nil && containment.isArriving
  }

  /// Whether the controller leaves the screen because it is taken from its parent.
  ///
  /// Certain: it says so inside callbacks of appearance only.
  public var isMovingFromParent: Bool {
    containment.delivering != nil && containment.leavesSince != nil
  }

  /// The nearest controller of a type among those that contain this one.
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
  /// Certain: the child is taken from another parent first and hears `willMove`; that it has
  /// arrived is for the container to say, since only the container knows when. Adding a child again
  /// does nothing; what UIKit does is unknown.
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

  /// Takes the controller from its parent.
  ///
  /// Certain: it hears `didMove` and not `willMove`.
  func leaveParent() {
    guard let parent = containment.parent else { return }
    parent.containment.children.removeAll { $0 === self }
    containment.parent = nil
    didMove(toParent: nil)
    // An override may keep the call to itself.
    containment.moveIsOver()
  }

  /// Hears that a move begins, through the empty method that an app overrides.
  func hearWillMove(to parent: UIViewController?) {
    note("willMove(toParent: \(parent?.traceName ?? "nil"))")
    guard parent == nil, containment.parent != nil else { return }
    containment.leavesSince = simulation.device.mediaTime
    simulation.observer.controllerWillMove(self)
  }

  /// Hears that a move is over, through the empty method that an app overrides.
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

  /// Reports a removal that the child was not told of before.
  ///
  /// A child that had not fully arrived, as after a cancel, is none of these.
  func checkRemoval() {
    guard let parent = containment.parent, containment.leavesSince == nil,
      containment.awaitsDidMoveSince == nil
    else { return }
    simulation.find(
      .pairedMoves,
      of: self,
      """
      \(traceName) removed from \(parent.traceName) without willMove(toParent: nil) before: \
      removeFromParent calls didMove only
      """
    )
  }
}

extension Containment {
  fileprivate mutating func moveIsOver() {
    awaitsDidMoveSince = nil
    // Where the last callback is still to come it shall tell why it came.
    if appearance != .disappearing || parent != nil { leavesSince = nil }
    if parent == nil { isArriving = false }
  }
}
