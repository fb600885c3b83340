internal import Foundation

/// Pushes items through their centre, once or continuously; heavy ones accelerate less.
///
/// ``DirectedBehavior/magnitude`` is in the unit of ``pushDirection``.
open class UIPushBehavior: DirectedBehavior {
  /// The duration of a push; raw values as in UIKit.
  public enum Mode: Int, Hashable, Sendable {
    /// As long as it is active.
    case continuous
    /// Instantaneous.
    case instantaneous
  }

  /// The duration of the push.
  public let mode: Mode
  /// Whether the push is active; an instantaneous push becomes inactive until it is set again.
  open var active = true {
    didSet { if active { dynamicAnimator?.behaviorsDidChange() } }
  }

  /// Creates a push of magnitude 0.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items, force: ForceVector(direction: [1, 0], magnitude: 0))
  }

  /// The push along x and y.
  ///
  /// A continuous push of 1 accelerates a square of 100 points of density 1 by 100 points per
  /// second squared, documented by Apple. An instantaneous one gives that square 100 points per
  /// second, observed on devices.
  open var pushDirection: CGVector {
    get { force.parts }
    set { force.parts = newValue }
  }

  override func exert(in world: inout DynamicWorld) {
    guard active, mode == .continuous else { return }
    for item in items { world.change(item) { $0.push(by: force.vector) } }
  }

  // Observed on devices: the velocity is set after the first frame that the animator processes.
  override func strike(in world: inout DynamicWorld) {
    guard active, mode == .instantaneous else { return }
    for item in items { world.change(item) { $0.kick(by: force.vector) } }
    active = false
  }
}
