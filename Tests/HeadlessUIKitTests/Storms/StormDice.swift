import JankEngine

/// The draws of one storm, the same for the same seed everywhere.
final class StormDice {
  private var source: RandomSource

  init(seed: UInt64) {
    source = RandomSource(seed: seed, purpose: "storm")
  }

  /// A number from 0 up to but not including a limit.
  func roll(_ limit: Int) -> Int {
    Int(source.next() % UInt64(limit))
  }

  /// A number between two, the lower one included.
  func between(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * source.nextFraction()
  }

  /// Whether something happens that happens once in so many times.
  func onceIn(_ count: Int) -> Bool {
    roll(count) == 0
  }

  /// One of several.
  func pick<Value>(_ values: [Value]) -> Value {
    values[roll(values.count)]
  }
}
