public import Foundation

/// A force of one direction on items: what gravity and pushes have in common.
///
/// UIKit has no such class; there each of the two has all of this by itself. Only they are made.
open class DirectedBehavior: ItemsBehavior {
  var force: ForceVector

  init(items: [any UIDynamicItem], force: ForceVector) {
    self.force = force
    super.init(items: items)
  }

  /// How strong the force is, in the unit of its kind; below 0 it acts the other way.
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { force.magnitude = newValue }
  }

  /// Where it acts, from x towards y in radians.
  open var angle: CGFloat {
    get { force.angle }
    set { force.angle = newValue }
  }

  /// Sets the direction in radians and the strength together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
}
