internal import Foundation

/// Pulls items one way, all equally fast.
///
/// ``DirectedBehavior/magnitude`` is in multiples of 1000 points per second squared.
open class UIGravityBehavior: DirectedBehavior {
  // Certain: documented by Apple as the standard gravity of UIKit, points per second squared.
  private static let standard = 1_000.0

  /// Creates a pull downwards of 1000 points per second squared.
  public init(items: [any UIDynamicItem]) {
    super.init(items: items, force: ForceVector(direction: [0, 1], magnitude: 1))
  }

  /// Creates a pull downwards on no item yet.
  public convenience init() {
    self.init(items: [])
  }

  /// The pull along x and y, in multiples of 1000 points per second squared.
  open var gravityDirection: CGVector {
    get { force.parts }
    set { force.parts = newValue }
  }

  override func exert(in world: inout DynamicWorld) {
    let pull = force.vector * Self.standard
    for item in items { world.change(item) { $0.accelerate(by: pull) } }
  }
}
