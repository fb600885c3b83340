import JankMotion
import Testing

struct PlaneTransformTests {
  static func random(_ numbers: inout SeededGenerator) -> PlaneTransform {
    PlaneTransform(
      a: numbers.number(-2...2),
      b: numbers.number(-2...2),
      c: numbers.number(-2...2),
      d: numbers.number(-2...2),
      tx: numbers.number(-99...99),
      ty: numbers.number(-99...99)
    )
  }

  static func distance(_ one: PlaneTransform, _ other: PlaneTransform) -> Double {
    let linear = SIMD4(one.a, one.b, one.c, one.d) - SIMD4(other.a, other.b, other.c, other.d)
    return linear.vectorLength + SIMD2(one.tx - other.tx, one.ty - other.ty).vectorLength
  }

  @Test(arguments: 0..<256 as Range<UInt64>)
  func `interpolation is exact at both ends`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let (start, end) = (Self.random(&numbers), Self.random(&numbers))
    let first = PlaneTransform.interpolated(from: start, to: end, fraction: 0)
    let last = PlaneTransform.interpolated(from: start, to: end, fraction: 1)
    #expect(Self.distance(first, start) < 1e-11)
    #expect(Self.distance(last, end) < 1e-11)
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `interpolation is continuous`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let (start, end) = (Self.random(&numbers), Self.random(&numbers))
    let states = (0...1000).map {
      PlaneTransform.interpolated(from: start, to: end, fraction: Double($0) / 1000)
    }
    for (earlier, later) in zip(states, states.dropFirst()) {
      #expect(Self.distance(earlier, later) < 0.5)
    }
  }

  @Test func `half a turn goes through exactly minus a quarter`() {
    let half = PlaneTransform(a: -1, b: 0, c: 0, d: -1)
    let middle = PlaneTransform.interpolated(from: .identity, to: half, fraction: 0.5)
    #expect(middle == PlaneTransform(a: 0, b: -1, c: 1, d: 0))
  }

  @Test func `interpolation between equal transforms is constant`() {
    let identity = PlaneTransform.interpolated(from: .identity, to: .identity, fraction: 0.3)
    #expect(identity == .identity)
  }

  @Test func `interpolation from a flat transform is continuous`() {
    let flat = PlaneTransform(a: 0, b: 0, c: 0, d: 0)
    let half = PlaneTransform.interpolated(from: flat, to: .identity, fraction: 0.5)
    let isFinite = [half.a, half.b, half.c, half.d].allSatisfy { $0.isFinite }
    #expect(isFinite)
  }
}
