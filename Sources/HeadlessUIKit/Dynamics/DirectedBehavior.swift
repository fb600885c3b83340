public import Foundation

/// A force with a direction, the superclass of gravity and pushes.
///
/// UIKit has no such class; only its subclasses are instantiated.
open class DirectedBehavior: ItemsBehavior {
  var force: ForceVector

  init(items: [any UIDynamicItem], force: ForceVector) {
    self.force = force
    super.init(items: items)
  }

  /// The strength of the force, in the unit of its kind; negative values reverse it.
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { force.magnitude = newValue }
  }

  /// The direction of the force, from x towards y in radians.
  open var angle: CGFloat {
    get { force.angle }
    set { force.angle = newValue }
  }

  /// Sets the direction in radians and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
}
