public import Foundation

/// Pulls items one way, all equally fast.
open class UIGravityBehavior: UIDynamicBehavior {
  /// The items that are pulled.
  public private(set) var items: [any UIDynamicItem]
  private var force = ForceVector(direction: [0, 1], magnitude: 1)

  // Certain: documented by Apple as the standard gravity of UIKit, points per second squared.
  private static let standard = 1_000.0

  /// Creates a pull downwards of 1000 points per second squared.
  public init(items: [any UIDynamicItem]) {
    self.items = items
  }

  /// Creates a pull downwards on no item yet.
  public override convenience init() {
    self.init(items: [])
  }

  /// The pull along x and y, in multiples of 1000 points per second squared.
  open var gravityDirection: CGVector {
    get { force.parts }
    set { force.parts = newValue }
  }

  /// How strong the pull is, in multiples of 1000 points per second squared.
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { force.magnitude = newValue }
  }

  /// Where it pulls, from x towards y in radians.
  open var angle: CGFloat {
    get { force.angle }
    set { force.angle = newValue }
  }

  /// Sets the direction in radians and the strength together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }

  /// Pulls an item too.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Pulls an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.behaviorsDidChange()
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func exert(in world: inout DynamicWorld) {
    let pull = force.vector * Self.standard
    for item in items { world.change(item) { $0.accelerate(by: pull) } }
  }
}
