import JankMotion

/// Groups of rectangles that are sent to a new target again and again.
///
/// Each transition takes 0.3 to 0.7 s, on a spring or along a Bézier curve as chance has it, after
/// a rest of 1 to 21 ms. All chances come from one seed, so every run does the same work.
struct FieldScenario {
  let layerCount: Int
  let groupSize: Int
  let seconds = 10
  let hertz = 120
  var observesEverySample = false

  struct Result: Equatable {
    var transitions = 0
    var layerFrames = 0
    var digest: [UInt64] = []
  }

  /// The whole run, from an empty field to its digest.
  func run(_ kernels: LayerKernels) -> Result {
    var field = LayerField(kernels: kernels)
    var random = RandomBits()
    var calendar = Calendar(tickCount: seconds * hertz, hertz: hertz)
    let places = [targets(&random), targets(&random)]
    let groups = (0..<(layerCount / groupSize)).map { index in
      calendar.add(index, at: Int(random.next() % 500_000_000))
      return field.add(.rectangle, values: places[0])
    }
    var result = Result()
    var isAway = [Bool](repeating: false, count: groups.count)
    for tick in 0..<(seconds * hertz) {
      for (group, begin) in calendar.due(by: tick) {
        isAway[group].toggle()
        let timing = timing(begin: begin, &random)
        field.move(groups[group], to: places[isAway[group] ? 1 : 0], timing)
        let end = begin + Int(timing.duration * 1e9)
        calendar.add(group, at: end + 1_000_000 + Int(random.next() % 20_000_000))
        result.transitions += 1
        result.layerFrames += groupSize * (calendar.tick(at: end) - tick + 1)
      }
      field.sample(at: Double(tick) / Double(hertz))
      if observesEverySample { field.catchUp() }
    }
    let digest = field.digest
    result.digest = [digest.0, digest.1]
    return result
  }

  private func targets(_ random: inout RandomBits) -> [Float] {
    (0..<(groupSize * 4)).map { _ in Float(random.next() >> 54) }
  }

  private func timing(begin: Int, _ random: inout RandomBits) -> LayerTiming {
    let bits = random.next()
    let duration = Double(300_000_000 + (bits >> 40) % 400_000_000) / 1e9
    let seconds = Double(begin) / 1e9
    guard bits & 1 == 0 else {
      return LayerTiming(.coreAnimationDefault, begin: seconds, duration: duration)
    }
    let frequency = 2 * Double.pi / (0.3 + 0.3 * Double((bits >> 20) & 1023) / 1023)
    guard
      let spring = try? Spring(stiffness: frequency * frequency, damping: 2 * 0.8 * frequency)
    else { preconditionFailure("frequencies are above zero") }
    return LayerTiming(.spring(spring), begin: seconds, duration: duration)
  }
}

/// What happens when, by the tick that sees it first.
private struct Calendar {
  private var days: [[(group: Int, time: Int)]]
  private let hertz: Int

  init(tickCount: Int, hertz: Int) {
    days = Array(repeating: [], count: tickCount)
    self.hertz = hertz
  }

  /// The first tick not before a time in nanoseconds.
  func tick(at time: Int) -> Int {
    min((time * hertz + 999_999_999) / 1_000_000_000, days.count)
  }

  mutating func add(_ group: Int, at time: Int) {
    let tick = tick(at: time)
    if tick < days.count { days[tick].append((group, time)) }
  }

  func due(by tick: Int) -> [(group: Int, time: Int)] { days[tick] }
}

/// Chances from one seed, after Marsaglia's xorshift.
private struct RandomBits {
  private var state: UInt64 = 88_172_645_463_325_252

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
