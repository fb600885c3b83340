internal import Foundation

/// Accelerates items in one direction, whatever their mass.
///
/// ``DirectedBehavior/magnitude`` is in multiples of 1000 points per second squared.
open class UIGravityBehavior: DirectedBehavior {
  // Certain: documented by Apple as UIKit's standard gravity, in points per second squared.
  private static let standard = 1_000.0

  /// Creates a downward gravity of 1000 points per second squared.
  public init(items: [any UIDynamicItem]) {
    super.init(items: items, force: ForceVector(direction: [0, 1], magnitude: 1))
  }

  /// Creates a downward gravity without items.
  public convenience init() {
    self.init(items: [])
  }

  /// The gravity along x and y, in multiples of 1000 points per second squared.
  open var gravityDirection: CGVector {
    get { force.parts }
    set { force.parts = newValue }
  }

  override func exert(in world: inout DynamicWorld) {
    let pull = force.vector * Self.standard
    for item in items { world.change(item) { $0.accelerate(by: pull) } }
  }
}
