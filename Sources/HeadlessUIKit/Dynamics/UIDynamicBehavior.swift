public import Foundation

/// A behaviour of items: a force, or a group of behaviours.
open class UIDynamicBehavior: NSObject {
  /// Called after every step of its animator.
  open var action: (() -> Void)?
  /// The child behaviours, in the order in which they were added.
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The animator of the behaviour or of its parent.
  public var dynamicAnimator: UIDynamicAnimator? { ownAnimator ?? parent?.dynamicAnimator }

  private weak var ownAnimator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  /// Creates a behaviour that only groups others.
  public override init() {}

  /// Adds a child behaviour, which is active as long as this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    behavior.parent = self
    childBehaviors.append(behavior)
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Removes a child behaviour.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent === self else { return }
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Called before the behaviour is added to an animator, or removed for nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items of this behaviour, without its children.
  var ownItems: [any UIDynamicItem] { [] }

  /// Adds the forces of this behaviour, without its children, to a step.
  func exert(in world: inout DynamicWorld) {}

  /// Applies one-time effects, after the first frame that the animator has processed.
  func strike(in world: inout DynamicWorld) {}

  func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    ownAnimator = animator
  }

  /// This behaviour and its descendants, parents first.
  var withChildren: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.withChildren) }
}
