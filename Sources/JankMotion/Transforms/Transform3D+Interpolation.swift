extension Transform3D {
  /// The transform between two others as Core Animation passes through it.
  ///
  /// Two transforms of the plane are mixed as `PlaneTransform` does. Others are taken apart into
  /// perspective, translation, rotation, skew and scale, the rotations by the shorter arc. If
  /// one of them cannot be taken apart because it flattens space, the change is sudden and half
  /// way. What is taken apart comes back with m44 = 1, which moves points to the same places.
  ///
  /// - Parameters:
  ///   - start: The transform at 0.
  ///   - end: The transform at 1.
  ///   - fraction: The position between them, possibly outside 0…1.
  /// - Returns: The transform in between.
  public static func interpolated(
    from start: Transform3D,
    to end: Transform3D,
    fraction: Double
  ) -> Transform3D {
    if let startPlane = start.plane, let endPlane = end.plane {
      return Transform3D(
        .interpolated(from: startPlane, to: endPlane, fraction: fraction)
      )
    }
    guard let startParts = SpaceParts(start), let endParts = SpaceParts(end) else {
      return fraction < 0.5 ? start : end
    }
    return startParts.mixed(with: endParts, fraction: fraction).transform
  }
}
