import JankEngine

/// Random numbers for tests of the queue, the same for the same seed everywhere.
struct SeededMix {
  private var source: RandomSource

  init(seed: UInt64) {
    source = RandomSource(seed: seed, purpose: "test")
  }

  /// A number from 0 to a bound, excluding the bound.
  mutating func below(_ bound: Int) -> Int {
    Int(source.next() % UInt64(bound))
  }

  /// Returns true with a probability in percent.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// A number of 0 up to `bits` bits, all equally likely.
  mutating func magnitude(_ bits: Int) -> Int64 {
    Int64(source.next() >> UInt64(64 - max(below(bits + 1), 1)))
  }
}
