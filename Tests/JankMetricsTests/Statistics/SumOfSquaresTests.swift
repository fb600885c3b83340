import JankMetrics
import Testing

struct SumOfSquaresTests {
  private func sum(_ numbers: [Int64]) -> SumOfSquares {
    numbers.reduce(into: SumOfSquares()) { $0.add($1) }
  }

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `order and grouping make no difference`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let size = Int64(1) << Int64.random(in: 1...52, using: &generator)
    let numbers = (0..<200).map { _ in Int64.random(in: -size...size, using: &generator) }
    let whole = sum(numbers)
    #expect(sum(numbers.shuffled(using: &generator)) == whole)
    let cut = Int.random(in: 0...200, using: &generator)
    var merged = sum(Array(numbers[..<cut]))
    merged.merge(sum(Array(numbers[cut...])))
    #expect(merged == whole)
    let squares = numbers.reduce(0.0) { $0 + Double($1) * Double($1) }
    let deviation = try #require(whole.deviationFromZero)
    #expect(abs(deviation - (squares / 199).squareRoot()) <= 1e-12 * deviation)
  }

  @Test func `a sum beyond the range is clamped, and one number has no deviation`() throws {
    #expect(sum([3, -4]).deviationFromZero == 5)
    #expect(sum([3]).deviationFromZero == nil)
    let largest = try #require(sum([Int64](repeating: .min, count: 9)).deviationFromZero)
    #expect(largest == (0x1p128 / 8).squareRoot())
  }
}
