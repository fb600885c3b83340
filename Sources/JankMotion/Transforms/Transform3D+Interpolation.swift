extension Transform3D {
  /// Interpolates two transforms like Core Animation; `fraction` may be outside 0…1.
  ///
  /// Two 2D transforms are interpolated as in `PlaneTransform`. Others are decomposed into
  /// perspective, translation, rotation, skew and scale, with the shorter arc between rotations. If
  /// one of them flattens space, it has no decomposition, and the value changes at once half way. A
  /// recomposed transform has m44 = 1, which maps points to the same positions.
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
