extension Transform3D {
  /// The inverse transform, or `nil` if this one flattens space.
  ///
  /// Laplace's expansion by pairs of rows: twelve minors of two by two give the determinant and,
  /// combined with the other rows, every element.
  public var inverse: Transform3D? {
    let (a, b, c, d) = (row1, row2, row3, row4)
    let upper = Minors(a, b)
    let lower = Minors(c, d)
    let determinant =
      upper.xy * lower.zw - upper.xz * lower.yw + upper.xw * lower.yz
      + upper.yz * lower.xw - upper.yw * lower.xz + upper.zw * lower.xy
    guard determinant != 0, determinant.isFinite else { return nil }
    let x = SIMD4(lower.x(b), -lower.x(a), upper.x(d), -upper.x(c))
    let y = SIMD4(-lower.y(b), lower.y(a), -upper.y(d), upper.y(c))
    let z = SIMD4(lower.z(b), -lower.z(a), upper.z(d), -upper.z(c))
    let w = SIMD4(-lower.w(b), lower.w(a), -upper.w(d), upper.w(c))
    return Transform3D(
      rows: x / determinant,
      y / determinant,
      z / determinant,
      w / determinant
    )
  }
}

/// The 2×2 determinants of two rows, named by their columns.
private struct Minors {
  let xy, xz, xw, yz, yw, zw: Double

  init(_ p: SIMD4<Double>, _ q: SIMD4<Double>) {
    xy = p.x * q.y - q.x * p.y
    xz = p.x * q.z - q.x * p.z
    xw = p.x * q.w - q.x * p.w
    yz = p.y * q.z - q.y * p.z
    yw = p.y * q.w - q.y * p.w
    zw = p.z * q.w - q.z * p.w
  }

  // The 3×3 determinants of a third row with the two, without one column.
  func x(_ r: SIMD4<Double>) -> Double { r.y * zw - r.z * yw + r.w * yz }
  func y(_ r: SIMD4<Double>) -> Double { r.x * zw - r.z * xw + r.w * xz }
  func z(_ r: SIMD4<Double>) -> Double { r.x * yw - r.y * xw + r.w * xy }
  func w(_ r: SIMD4<Double>) -> Double { r.x * yz - r.y * xz + r.z * xy }
}
