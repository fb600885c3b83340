import JankEngine
import JankTrace
import TestSupport
import Testing

struct RandomSourceTests {
  @Test
  func `the same seed and purpose give the same sequence`() {
    var one = RandomSource(seed: 7, purpose: "commit cost")
    var other = RandomSource(seed: 7, purpose: "commit cost")
    let left = (0..<100).map { _ in one.next() }
    let right = (0..<100).map { _ in other.next() }
    #expect(left == right)
  }

  @Test
  func `each purpose and each seed has its own sequence`() {
    var sources = [
      RandomSource(seed: 7, purpose: "commit cost"), RandomSource(seed: 8, purpose: "commit cost"),
      RandomSource(seed: 7, purpose: "layout cost"),
    ]
    let firsts = Set(sources.indices.map { sources[$0].next() })
    #expect(firsts.count == 3)
  }

  @Test
  func `fractions are uniform in 0 to 1`() {
    var source = RandomSource(seed: 1, purpose: "test")
    var counts = [Int](repeating: 0, count: 10)
    for _ in 0..<10_000 {
      let fraction = source.nextFraction()
      #expect(fraction >= 0 && fraction < 1)
      counts[Int(fraction * 10)] += 1
    }
    for count in counts { #expect(abs(count - 1_000) < 150) }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the sequence is that of SplitMix64, started from the seed and the purpose`(seed: UInt64) {
    var hasher = DigestHasher()
    hasher.combine(seed)
    hasher.combine("commit cost")
    var expected = SeededGenerator(seed: hasher.finish().low)
    var source = RandomSource(seed: seed, purpose: "commit cost")
    let numbers = (0..<100).map { _ in source.next() }
    let expectedNumbers = (0..<100).map { _ in expected.next() }
    #expect(numbers == expectedNumbers)
  }
}
