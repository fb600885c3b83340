public import Foundation

/// Says what items are like: how heavy, how fast, whether they can be moved at all.
///
/// What a body does when it touches another plays no part, since nothing here stops anything.
open class UIDynamicItemBehavior: ItemsBehavior {
  /// The mass of a square of 100 points; 1 unless set.
  open var density: CGFloat = 1
  /// Whether forces leave the items where they are.
  open var isAnchored = false
  private var waitingVelocities: [(item: any UIDynamicItem, velocity: SIMD2<Double>)] = []

  /// Creates a description of items.
  public override init(items: [any UIDynamicItem]) {
    super.init(items: items)
  }

  /// Creates a description of no item yet.
  public convenience init() {
    self.init(items: [])
  }

  /// Makes an item faster, in points per second.
  ///
  /// Before the behaviour comes into an animator the speeds add up and wait for it; documented by
  /// Apple.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    waitingVelocities.append((item, SIMD2(velocity)))
    dynamicAnimator?.behaviorsDidChange()
  }

  /// How fast an item is, in points per second; 0 outside an animator.
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
