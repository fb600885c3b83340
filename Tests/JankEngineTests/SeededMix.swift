import JankEngine

/// Draws for tests of the queue, the same for the same seed everywhere.
struct SeededMix {
  private var source: RandomSource

  init(seed: UInt64) {
    source = RandomSource(seed: seed, purpose: "test")
  }

  /// A number from 0 up to but not including a bound.
  mutating func below(_ bound: Int) -> Int {
    Int(source.next() % UInt64(bound))
  }

  /// Whether something happens that does so this many times out of a hundred.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// A number of bits from none up to a limit, all as likely.
  mutating func magnitude(_ bits: Int) -> Int64 {
    Int64(source.next() >> UInt64(64 - max(below(bits + 1), 1)))
  }
}
