public import Foundation

/// The properties of items: density, velocity and whether they are anchored.
///
/// Properties for collisions have no effect, because collisions are not modelled.
open class UIDynamicItemBehavior: ItemsBehavior {
  /// The mass of a square of 100 points; 1 by default.
  open var density: CGFloat = 1
  /// Whether forces do not move the items.
  open var isAnchored = false
  private var waitingVelocities: [(item: any UIDynamicItem, velocity: SIMD2<Double>)] = []

  /// Creates a description of items.
  public override init(items: [any UIDynamicItem]) {
    super.init(items: items)
  }

  /// Creates a description without items.
  public convenience init() {
    self.init(items: [])
  }

  /// Adds to the velocity of an item, in points per second.
  ///
  /// Before the behaviour is added to an animator the velocities add up and wait; documented by
  /// Apple.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    waitingVelocities.append((item, SIMD2(velocity)))
    dynamicAnimator?.behaviorsDidChange()
  }

  /// The velocity of an item, in points per second; 0 outside of an animator.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    CGPoint(dynamicAnimator?.velocity(of: item) ?? .zero)
  }

  override func exert(in world: inout DynamicWorld) {
    for item in items {
      world.change(item) { ($0.density, $0.isAnchored) = (density, isAnchored) }
    }
    for (item, velocity) in waitingVelocities { world.change(item) { $0.velocity += velocity } }
    waitingVelocities = []
  }
}
