internal import JankEngine
internal import JankMotion
internal import JankTrace

/// Groups of rectangles that are sent to a new target again and again: events, motion and digest
/// without an app.
///
/// Each transition takes 0.3 to 0.7 s, on a spring or along a Bézier curve as chance has it, after
/// a rest of 1 to 21 ms. All chances come from one seed, so every run does the same work.
struct FieldScenario {
  let layerCount: Int
  let groupSize: Int
  let seconds = 10
  private let display = RefreshGrid(hertz: 120)

  /// What a run did.
  struct Result: Equatable {
    var transitions = 0
    var layerFrames = 0
    /// The memory of the field at its end.
    var byteCount = 0
    var digest: [UInt64] = []
  }

  init(layerCount: Int, groupSize: Int) {
    self.layerCount = layerCount
    self.groupSize = groupSize
  }
}

extension FieldScenario {
  /// The whole run, from an empty field to its digest.
  func run(_ kernels: LayerKernels) -> Result {
    var random = RandomBits()
    var field = LayerField(kernels: kernels)
    var queue = EventQueue()
    let places = [targets(&random), targets(&random)]
    let groups = (0..<(layerCount / groupSize)).map { number in
      let start = Instant(nanoseconds: Int64(random.below(500_000_000)))
      queue.schedule(.command(number), at: start)
      return field.add(.rectangle, values: places[0])
    }
    var isAway = [Bool](repeating: false, count: groups.count)
    var result = Result()
    queue.schedule(.refresh(0), at: .zero)
    let end = Instant(seconds: Double(seconds)) - Interval(nanoseconds: 1)
    while let (now, event) = queue.popFirst(until: end) {
      switch event {
      case .command(let number):
        isAway[number].toggle()
        let timing = timing(begin: now, &random)
        field.move(groups[number], to: places[isAway[number] ? 1 : 0], timing)
        let rest = Interval(nanoseconds: 1_000_000 + Int64(random.below(20_000_000)))
        queue.schedule(event, at: Instant(seconds: timing.end) + rest)
        result.transitions += 1
        result.layerFrames += groupSize * frameCount(from: now, to: Instant(seconds: timing.end))
      case .refresh(let number):
        field.sample(at: now.seconds)
        queue.schedule(.refresh(number + 1), at: display.time(of: number + 1))
      default: preconditionFailure("nothing else was scheduled")
      }
    }
    let digest = field.digest
    result.digest = [digest.0, digest.1]
    result.byteCount = field.byteCount
    return result
  }

  /// The pictures from one instant to the first that shows the state of another.
  private func frameCount(from begin: Instant, to end: Instant) -> Int {
    let last = min(display.refresh(atOrAfter: end), seconds * display.hertz - 1)
    return last - display.refresh(atOrAfter: begin) + 1
  }

  private func targets(_ random: inout RandomBits) -> [Float] {
    (0..<(groupSize * 4)).map { _ in Float(random.below(1_024)) }
  }

  private func timing(begin: Instant, _ random: inout RandomBits) -> LayerTiming {
    let duration = Double(300_000_000 + random.below(400_000_000)) / 1e9
    guard random.below(2) == 0 else {
      return LayerTiming(.coreAnimationDefault, begin: begin.seconds, duration: duration)
    }
    let frequency = 2 * Double.pi / (0.3 + 0.3 * Double(random.below(1_024)) / 1_024)
    guard
      let spring = try? Spring(stiffness: frequency * frequency, damping: 2 * 0.8 * frequency)
    else { preconditionFailure("frequencies are above zero") }
    return LayerTiming(.spring(spring), begin: begin.seconds, duration: duration)
  }
}

/// Chances from one seed, after Marsaglia's xorshift.
private struct RandomBits {
  private var state: UInt64 = 88_172_645_463_325_252

  mutating func below(_ bound: UInt64) -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state % bound
  }
}
