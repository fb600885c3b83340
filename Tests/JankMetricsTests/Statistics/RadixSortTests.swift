import JankMetrics
import Testing

struct RadixSortTests {
  @Test(arguments: 0..<24 as Range<UInt64>)
  func `the order is that of a comparison sort, whatever the spread`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bits = UInt64.random(in: 0...63, using: &generator)
    let bound = Int64(truncatingIfNeeded: UInt64.max >> (64 - bits) | 1)
    let values = (0..<Int.random(in: 0...4_000, using: &generator)).map { _ in
      Int64.random(in: -bound...bound, using: &generator)
    }
    #expect(RadixSort.sorted(values) == values.sorted())
  }

  @Test func `the ends of the range and equal values keep their places`() {
    let ends: [Int64] = [.max, 0, .min, -1, .max, .min, 1]
    let many = (0..<300).flatMap { _ in ends }
    #expect(RadixSort.sorted(many) == many.sorted())
    let equal = [Int64](repeating: 16_666_667, count: 2_000)
    #expect(RadixSort.sorted(equal) == equal)
  }
}
