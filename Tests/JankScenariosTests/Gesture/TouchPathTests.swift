import JankScenarios
import Testing

struct FingerPathTests {
  private func distance(_ first: SIMD2<Double>, _ second: SIMD2<Double>) -> Double {
    let way = second - first
    return (way * way).sum().squareRoot()
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `a path leads from its start to its end, its middle off by the bow`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func draw(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    let start = SIMD2(draw(0...400), draw(0...800))
    let end = SIMD2(draw(0...400), draw(0...800))
    let bow = seed.isMultiple(of: 8) ? 0 : draw(-300...300)
    let path = TouchPath(from: start, to: end, bow: bow)
    #expect(distance(path.location(at: 0), start) < 1e-9)
    #expect(distance(path.location(at: 1), end) < 1e-9)
    let way = end - start
    // To the left, as seen on a screen whose y axis points down.
    let left = SIMD2(way.y, -way.x) / distance(start, end)
    let middle = (start + end) / 2 + left * bow
    #expect(distance(path.location(at: 0.5), middle) < 1e-6)
    // Equal fractions are equally long.
    let places = (0...1000).map { path.location(at: Double($0) / 1000) }
    let steps = zip(places, places.dropFirst()).map(distance)
    #expect((steps.max() ?? 0) - (steps.min() ?? 0) < 1e-6)
    #expect((steps.reduce(0, +) - path.length).magnitude < 1e-3 * path.length)
  }

  @Test func `a path that ends where it begins has no length`() {
    let path = TouchPath(from: [3, 4], to: [3, 4], bow: 5)
    #expect(path.length == 0)
    #expect(path.location(at: 0.5) == [3, 4])
  }
}
