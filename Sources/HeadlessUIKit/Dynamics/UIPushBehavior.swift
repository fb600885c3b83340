public import Foundation

/// Pushes items through their middle, once or all the time; heavy ones less.
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts; raw values as in UIKit.
  public enum Mode: Int, Hashable, Sendable {
    /// As long as it is active.
    case continuous
    /// No time at all.
    case instantaneous
  }

  /// The items that are pushed.
  public private(set) var items: [any UIDynamicItem]
  /// How long the push lasts.
  public let mode: Mode
  /// Whether the push works; after one of no duration it is over, until it is set again.
  open var active = true {
    didSet { if active { dynamicAnimator?.behaviorsDidChange() } }
  }

  private var force = ForceVector(direction: [1, 0], magnitude: 0)

  /// Creates a push that has no size yet.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
  }

  /// The push along x and y.
  ///
  /// All the time, 1 gives 100 points per second squared to a square of 100 points of density 1,
  /// documented by Apple. Once, it gives that square 100 points per second, observed on devices.
  open var pushDirection: CGVector {
    get { force.parts }
    set { force.parts = newValue }
  }

  /// How strong the push is, in the unit of ``pushDirection``; below 0 it goes the other way.
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { force.magnitude = newValue }
  }

  /// Where it pushes, from x towards y in radians.
  open var angle: CGFloat {
    get { force.angle }
    set { force.angle = newValue }
  }

  /// Sets the direction in radians and the strength together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }

  /// Pushes an item too.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Pushes an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.behaviorsDidChange()
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func exert(in world: inout DynamicWorld) {
    guard active, mode == .continuous else { return }
    for item in items { world.change(item) { $0.push(by: force.vector) } }
  }

  // Observed on devices: the speed is there after the first frame that the animator processes.
  override func strike(in world: inout DynamicWorld) {
    guard active, mode == .instantaneous else { return }
    for item in items { world.change(item) { $0.kick(by: force.vector) } }
    active = false
  }
}
