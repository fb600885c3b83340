import JankSweep
import Testing

struct SweepDiceTests {
  @Test(arguments: [1, 2, 3, 16, 17, 100, 1_000])
  func `a random order has each place once`(count: Int) {
    for axis in 0..<3 {
      let places = (0..<count).map { SweepDice(seed: 7).permuted($0, of: count, axis: axis) }
      #expect(places.sorted() == Array(0..<count))
    }
  }

  @Test func `orders differ between axes and seeds`() {
    let order = { seed, axis in
      (0..<100).map { SweepDice(seed: seed).permuted($0, of: 100, axis: axis) }
    }
    #expect(order(1, 0) != order(1, 1))
    #expect(order(1, 0) != order(2, 0))
    #expect(order(1, 0) != Array(0..<100))
  }

  @Test func `fractions fill the range from 0 to 1`() {
    let fractions = (0..<1_000).map { SweepDice(seed: 3).fraction($0, axis: 2) }
    #expect(fractions.allSatisfy { (0..<1).contains($0) })
    let mean = fractions.reduce(0, +) / 1_000
    #expect((0.47...0.53).contains(mean))
    #expect(Set(fractions).count == 1_000)
  }
}
