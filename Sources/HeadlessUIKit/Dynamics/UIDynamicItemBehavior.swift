public import Foundation

/// Says what items are like: how heavy, how fast, whether they can be moved at all.
///
/// What a body does when it touches another plays no part, since nothing here stops anything.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items that are like this.
  public private(set) var items: [any UIDynamicItem]
  /// The mass of a square of 100 points; 1 unless set.
  open var density: CGFloat = 1
  /// Whether forces leave the items where they are.
  open var isAnchored = false
  private var waitingVelocities: [(item: any UIDynamicItem, velocity: SIMD2<Double>)] = []

  /// Creates a description of items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
  }

  /// Creates a description of no item yet.
  public override convenience init() {
    self.init(items: [])
  }

  /// Describes an item too.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Describes an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.behaviorsDidChange()
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

  override var ownItems: [any UIDynamicItem] { items }

  override func exert(in world: inout DynamicWorld) {
    for item in items {
      world.change(item) { ($0.density, $0.isAnchored) = (density, isAnchored) }
    }
    for (item, velocity) in waitingVelocities { world.change(item) { $0.velocity += velocity } }
    waitingVelocities = []
  }
}
