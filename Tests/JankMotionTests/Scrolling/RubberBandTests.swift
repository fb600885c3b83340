import JankMotion
import Testing

struct RubberBandTests {
  @Test(arguments: 0..<64 as Range<UInt64>)
  func `travel and offset are each other's inverse`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let band = try RubberBand(
      dimension: numbers.number(100...1000),
      coefficient: numbers.number(0.2...1)
    )
    let travel = numbers.number(-3000...3000)
    let offset = band.offset(forTravel: travel)
    #expect(offset.magnitude < band.dimension)
    #expect((band.travel(forOffset: offset) - travel).magnitude < 1e-8)
    #expect(band.offset(forTravel: -travel) == -offset)
  }

  @Test func `the content never moves further than the touch, nor back`() throws {
    let band = try RubberBand(dimension: 852)
    var before = 0.0
    for travel in 1...3000 {
      let offset = band.offset(forTravel: Double(travel))
      #expect(offset > before && offset - before < band.coefficient)
      before = offset
    }
  }

  @Test func `a full viewport cannot be reached`() throws {
    let band = try RubberBand(dimension: 852)
    #expect(band.travel(forOffset: 852) == .infinity)
    #expect(band.travel(forOffset: -900) == -.infinity)
  }

  @Test func `the error names an invalid number`() {
    for bad in [Double.nan, 0, -1, .infinity] {
      expectRefusal("dimension") { () throws(MotionError) in
        _ = try RubberBand(dimension: bad)
      }
      expectRefusal("coefficient") { () throws(MotionError) in
        _ = try RubberBand(dimension: 1, coefficient: bad)
      }
    }
  }
}
