internal import JankMotion

/// A field in which groups come, are redirected and go for ever.
struct EndlessField: ~Copyable {
  private var field = LayerField()
  private var groups: [LayerGroupID] = []
  private var tick = 0

  private static let curves: [TimingCurve] = [.linear, .easeIn, .spring(.system)]

  init() {
    for number in 0..<16 {
      let values = [Float](repeating: 0, count: Self.valueCount(ofGroup: number))
      groups.append(field.add(.rectangle, values: values))
    }
  }

  /// The memory of the field in bytes.
  var byteCount: Int { field.byteCount }

  /// Goes on for a number of refreshes, each with a group that is redirected and one that visits.
  mutating func advance(over ticks: Int) {
    for _ in 0..<ticks {
      let time = Double(tick) / 120
      field.sample(at: time)
      let number = tick % groups.count
      let targets = [Float](repeating: Float(tick % 7), count: Self.valueCount(ofGroup: number))
      let timing = LayerTiming(Self.curves[tick % 3], begin: time, duration: 0.25)
      field.move(groups[number], to: targets, timing)
      field.remove(field.add(.position, values: [1, 2]))
      tick += 1
    }
  }

  private static func valueCount(ofGroup number: Int) -> Int { number % 4 == 0 ? 64 : 4 }
}
