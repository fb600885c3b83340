internal import HeadlessUIKit

extension CATransform3D {
  /// The identity with perspective: m34 is −1 divided by the distance of the eye, in points.
  static func perspective(_ m34: CGFloat) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = m34
    return perspective
  }

  /// Rotates by an angle in degrees about an axis.
  func turned(_ degrees: CGFloat, x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> CATransform3D {
    CATransform3DRotate(self, degrees * .pi / 180, x, y, z)
  }

  func moved(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> CATransform3D {
    CATransform3DTranslate(self, x, y, z)
  }

  func scaled(_ factor: CGFloat) -> CATransform3D {
    CATransform3DScale(self, factor, factor, 1)
  }
}
