public import Foundation

/// The transform that moves nothing.
public let CATransform3DIdentity = CATransform3D(.identity)

/// Makes a translation, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  CATransform3D(.translation(x: tx, y: ty, z: tz))
}

/// Makes a scaling about the origin, by plain factors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(.scale(x: sx, y: sy, z: sz))
}

/// Makes a turn by an angle in radians about an axis of any length; an axis of no length turns
/// nothing.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3D(.rotation(angle: angle, axis: [x, y, z]))
}

/// The transform that moves first, in points, and then does what another does.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The transform that scales first and then does what another does.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The transform that turns first, by an angle in radians, and then does what another does.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The transform that does what one does and then what another does.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(a.matrix * b.matrix)
}

/// The transform that undoes another, or that other itself where nothing does.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.matrix.inverse.map { CATransform3D($0) } ?? t
}

/// Whether a transform moves nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

/// Whether two transforms are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// The transform that does in space what another does in the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(Transform3D(PlaneTransform(m)))
}

/// Whether a transform stays in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.matrix.plane != nil
}

/// What a transform does in the plane; identity where it leaves it.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  t.matrix.plane.map { CGAffineTransform($0) } ?? .identity
}
