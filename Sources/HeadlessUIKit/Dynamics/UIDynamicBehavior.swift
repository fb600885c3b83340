public import Foundation

/// Something that decides how items move: a force, or several behaviours together.
open class UIDynamicBehavior: NSObject {
  /// Called after every step of the animator that it belongs to.
  open var action: (() -> Void)?
  /// The behaviours that belong to this one, in the order they were added.
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The animator that it works in, its own or that of the behaviour it belongs to.
  public var dynamicAnimator: UIDynamicAnimator? { ownAnimator ?? parent?.dynamicAnimator }

  private weak var ownAnimator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  /// Creates a behaviour that does nothing but hold others.
  public override init() {}

  /// Adds a behaviour that works as long as this one does.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    behavior.parent = self
    childBehaviors.append(behavior)
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Takes a behaviour away.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent === self else { return }
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Called before the behaviour comes into an animator, or out of its own for nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items that this behaviour, without its children, has to do with.
  var ownItems: [any UIDynamicItem] { [] }

  /// Adds the forces of this behaviour, without its children, to a step.
  func exert(in world: inout DynamicWorld) {}

  /// Does what is done once, after the first frame that the animator has processed.
  func strike(in world: inout DynamicWorld) {}

  func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    ownAnimator = animator
  }

  /// This behaviour and all below it, each before its children.
  var withChildren: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.withChildren) }
}
