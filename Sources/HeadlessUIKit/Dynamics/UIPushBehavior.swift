internal import Foundation

/// Pushes items through their middle, once or all the time; heavy ones less.
///
/// ``DirectedBehavior/magnitude`` is in the unit of ``pushDirection``.
open class UIPushBehavior: DirectedBehavior {
  /// How long a push lasts; raw values as in UIKit.
  public enum Mode: Int, Hashable, Sendable {
    /// As long as it is active.
    case continuous
    /// No time at all.
    case instantaneous
  }

  /// How long the push lasts.
  public let mode: Mode
  /// Whether the push works; after one of no duration it is over, until it is set again.
  open var active = true {
    didSet { if active { dynamicAnimator?.behaviorsDidChange() } }
  }

  /// Creates a push that has no size yet.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items, force: ForceVector(direction: [1, 0], magnitude: 0))
  }

  /// The push along x and y.
  ///
  /// All the time, 1 gives 100 points per second squared to a square of 100 points of density 1,
  /// documented by Apple. Once, it gives that square 100 points per second, observed on devices.
  open var pushDirection: CGVector {
    get { force.parts }
    set { force.parts = newValue }
  }

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
