import JankMetrics
import Testing

struct RadixSortTests {
  private static func sorted<Number: FixedWidthInteger & UnsignedInteger>(
    _ numbers: [Number]
  ) -> [Number] {
    var numbers = numbers
    RadixSort.sort(&numbers)
    return numbers
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `the order is that of a comparison sort, whatever the spread`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bits = UInt64.random(in: 0...63, using: &generator)
    let wide = (0..<Int.random(in: 0...4_000, using: &generator)).map { _ in
      UInt64.random(in: 0...UInt64.max >> bits, using: &generator)
    }
    #expect(Self.sorted(wide) == wide.sorted())
    let narrow = wide.map { UInt32(truncatingIfNeeded: $0) }
    #expect(Self.sorted(narrow) == narrow.sorted())
  }

  @Test func `the ends of the range and equal numbers keep their order`() {
    let ends: [UInt32] = [.max, 0, 7, .max, 1]
    let many = (0..<300).flatMap { _ in ends }
    #expect(Self.sorted(many) == many.sorted())
    for number in [0, 1, .max] as [UInt32] {
      let equal = [UInt32](repeating: number, count: 2_000)
      #expect(Self.sorted(equal) == equal)
    }
  }
}
