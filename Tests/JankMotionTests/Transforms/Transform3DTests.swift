import JankMotion
import Testing

struct Transform3DTests {
  static func distance(_ one: Transform3D, _ other: Transform3D) -> Double {
    (one.row1 - other.row1).vectorLength + (one.row2 - other.row2).vectorLength
      + (one.row3 - other.row3).vectorLength + (one.row4 - other.row4).vectorLength
  }

  /// The same transform with the weight m44 = 1, which maps points to the same positions.
  static func normalized(_ transform: Transform3D) -> Transform3D {
    let factor = 1 / transform.row4.w
    return Transform3D(
      rows: transform.row1 * factor,
      transform.row2 * factor,
      transform.row3 * factor,
      transform.row4 * factor
    )
  }

  static func random(_ numbers: inout SeededGenerator, perspective: Bool) -> Transform3D {
    func three(_ range: ClosedRange<Double>) -> SIMD3<Double> {
      SIMD3(numbers.number(range), numbers.number(range), numbers.number(range))
    }
    let (size, way) = (three(0.3...2), three(-99...99))
    var transform =
      Transform3D.scale(x: size.x, y: size.y, z: size.z)
      * Transform3D.rotation(angle: numbers.number(-3...3), axis: three(-1...1))
      * Transform3D.scale(x: numbers.number(0.5...2))
      * Transform3D.translation(x: way.x, y: way.y, z: way.z)
    if perspective {
      var projection = Transform3D.identity
      projection.row3.w = -1 / numbers.number(300...1000)
      transform = transform * projection
    }
    return transform
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `products are associative and rotations have inverses`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let (a, b, c) = (
      Self.random(&numbers, perspective: true), Self.random(&numbers, perspective: false),
      Self.random(&numbers, perspective: true)
    )
    #expect(Self.distance((a * b) * c, a * (b * c)) < 1e-9)
    let axis = SIMD3(numbers.number(-1...1), numbers.number(-1...1), 0.5)
    let turn = Transform3D.rotation(angle: 1.1, axis: axis)
    let back = Transform3D.rotation(angle: -1.1, axis: axis)
    #expect(Self.distance(turn * back, .identity) < 1e-15 * 8)
  }

  @Test(arguments: 0..<128 as Range<UInt64>)
  func `interpolation is exact at both ends`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let perspective = seed % 2 == 0
    let start = Self.normalized(Self.random(&numbers, perspective: perspective))
    let end = Self.normalized(Self.random(&numbers, perspective: perspective))
    let first = Transform3D.interpolated(from: start, to: end, fraction: 0)
    let last = Transform3D.interpolated(from: start, to: end, fraction: 1)
    #expect(Self.distance(first, start) < 1e-10)
    #expect(Self.distance(last, end) < 1e-10)
  }

  @Test func `transforms of the plane are interpolated in the plane`() {
    let start = PlaneTransform(a: -1, b: 0, c: 0, d: 1, tx: 5)
    let end = PlaneTransform(a: 1, b: 0, c: 0.5, d: -1, ty: 3)
    let mixed = Transform3D.interpolated(
      from: Transform3D(start),
      to: Transform3D(end),
      fraction: 0.3
    )
    #expect(mixed.plane == PlaneTransform.interpolated(from: start, to: end, fraction: 0.3))
  }

  @Test func `a transform that flattens space changes half way`() {
    let flat = Transform3D.scale(x: 1, y: 1, z: 0)
    let turn = Transform3D.rotation(angle: 1, axis: SIMD3(0, 1, 0))
    #expect(Transform3D.interpolated(from: flat, to: turn, fraction: 0.4) == flat)
    #expect(Transform3D.interpolated(from: flat, to: turn, fraction: 0.6) == turn)
  }

  @Test func `elements are found by row and column`() {
    let transform = Transform3D(
      rows: SIMD4(11, 12, 13, 14),
      SIMD4(21, 22, 23, 24),
      SIMD4(31, 32, 33, 34),
      SIMD4(41, 42, 43, 44)
    )
    for row in 1...4 {
      for column in 1...4 { #expect(transform[row, column] == Double(10 * row + column)) }
    }
  }

  @Test func `an axis of length 0 gives the identity`() {
    #expect(Transform3D.rotation(angle: 2, axis: .zero) == .identity)
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `the inverse works from either side`(seed: UInt64) throws {
    var bits = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next() -> Double {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(bits >> 11) / 0x1p53 * 2 - 1
    }
    func row() -> SIMD4<Double> { [next(), next(), next(), next()] }
    let transform = Transform3D(rows: row(), row(), row(), row() + [0, 0, 0, 4])
    let inverse = try #require(transform.inverse)
    // The error grows with the magnification of the inverse.
    let scale =
      [inverse.row1, inverse.row2, inverse.row3, inverse.row4]
      .map { ($0 * $0).sum().squareRoot() }.max() ?? 0
    for product in [transform * inverse, inverse * transform] {
      for row in 1...4 {
        for column in 1...4 {
          let expected = row == column ? 1.0 : 0
          #expect(abs(product[row, column] - expected) < 1e-14 * (1 + scale * scale))
        }
      }
    }
  }

  @Test
  func `a flat transform has no inverse`() {
    #expect(Transform3D.scale(x: 0).inverse == nil)
    #expect(Transform3D.translation(x: 3).inverse == .translation(x: -3))
  }
}
