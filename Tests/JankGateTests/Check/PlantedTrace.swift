import JankGate
import JankTrace

/// A random run, and the same run with one frame made worse.
///
/// Lengths are sampled close below limits of metrics, so that a millisecond more exceeds them.
struct PlantedTrace {
  /// The change for the worse.
  enum Plant: CaseIterable {
    /// The app commits the frame a refresh later, which delays all frames behind it.
    case late
    /// The render server takes a refresh longer, which delays all frames behind it.
    case renderedLate
    /// Both the app and the render server miss their deadlines.
    case bothLate
    /// The app takes a millisecond longer.
    case mainThread
    /// The render server takes a millisecond longer to prepare it.
    case prepare
    /// The GPU takes a millisecond longer.
    case execute
    /// It shows content that is a millisecond older.
    case content
  }

  private struct Frame {
    var expected: Int
    var late: Int
    var lateness: FrameRecord.Lateness
    var main: Int64
    var prepare: Int64
    var execute: Int64
    var age: Int64
  }

  private var frames: [Frame] = []
  private static let hertz = 60
  /// Lengths beyond which some metric counts a frame, in milliseconds.
  private static let limits: [Double] = [8, 16, 1e3 / 60, 24, 2e3 / 60, 50, 83.3, 125, 250, 700]

  init(_ generator: inout SeededGenerator) {
    var next = 3
    for _ in 0..<Int.random(in: 10...60, using: &generator) {
      let late = Self.late(&generator)
      frames.append(
        Frame(
          expected: next,
          late: late,
          lateness: late == 0
            ? .none
            : [.commit, .render, .commitAndRender].randomElement(using: &generator) ?? .none,
          main: Self.length(1_000_000...6_000_000, &generator),
          prepare: .random(in: 500_000...2_000_000, using: &generator),
          execute: Self.length(500_000...5_000_000, &generator),
          age: 0
        )
      )
      next += late + 1
    }
  }

  private static func late(_ generator: inout SeededGenerator) -> Int {
    switch Int.random(in: 0..<40, using: &generator) {
    case 0..<3: .random(in: 1...3, using: &generator)
    case 3: .random(in: 4...7, using: &generator)
    case 4 where Bool.random(using: &generator): .random(in: 39...41, using: &generator)
    default: 0
    }
  }

  private static func length(
    _ usual: ClosedRange<Int64>,
    _ generator: inout SeededGenerator
  ) -> Int64 {
    guard Int.random(in: 0..<10, using: &generator) == 0,
      let limit = limits.randomElement(using: &generator)
    else { return .random(in: usual, using: &generator) }
    return Int64(limit * 1e6) - .random(in: 1...999_999, using: &generator)
  }

  /// The frames that can be made worse without an improvement: older content compensates for a late
  /// frame beside it.
  func places(for plant: Plant) -> [Int] {
    let critical = frames.indices.filter { $0 > 0 && isCritical(frames[$0], for: plant) }
    guard critical.isEmpty else { return critical }
    return frames.indices.filter { index in
      guard plant == .content else { return index > 0 }
      guard index > 0, index + 1 < frames.count else { return false }
      return frames[index - 1...index + 1].allSatisfy { $0.late == 0 }
    }
  }

  /// Whether a frame is close to a limit that the plant may exceed.
  private func isCritical(_ frame: Frame, for plant: Plant) -> Bool {
    switch plant {
    case .late: frame.lateness == .commit
    case .mainThread: frame.main > 7_000_000
    case .execute: frame.execute > 7_000_000
    case .renderedLate, .bothLate, .prepare, .content: false
    }
  }

  /// The run, with an optional plant on one frame.
  func result(_ plant: Plant? = nil, at place: Int = 0) -> RunResult {
    var frames = frames
    switch plant {
    case .late: Self.delay(&frames, at: place, .commit)
    case .renderedLate: Self.delay(&frames, at: place, .render)
    case .bothLate: Self.delay(&frames, at: place, .commitAndRender)
    case .mainThread: frames[place].main += 1_000_000
    case .prepare: frames[place].prepare += 1_000_000
    case .execute: frames[place].execute += 1_000_000
    case .content: frames[place].age += 1_000_000
    case nil: break
    }
    var trace = Trace(modelVersion: 1, seed: 1, refreshRate: Self.hertz)
    trace.frames = frames.enumerated().map { Self.record($1, index: $0) }
    trace.works = trace.frames.compactMap { frame in
      frame.mainThread.map {
        WorkRecord(kind: .callback, name: "tick", start: $0.start, end: $0.end)
      }
    }
    var transition = TransitionRecord(
      kind: .present,
      from: "Main",
      to: "Sheet",
      isInteractive: false,
      requested: .zero,
      began: .zero
    )
    let end = trace.frames[frames.count - 1].actual.time
    transition.ended = end
    transition.outcome = .completed
    trace.transitions = [transition]
    trace.end = end
    trace.cameToRest = true
    return RunResult(scenario: "s", strategy: "t", device: "d", trace: trace)
  }

  private static func delay(
    _ frames: inout [Frame],
    at place: Int,
    _ lateness: FrameRecord.Lateness
  ) {
    frames[place].late += 1
    if frames[place].lateness == .none { frames[place].lateness = lateness }
    for index in frames.indices where index > place { frames[index].expected += 1 }
  }

  private static func record(_ frame: Frame, index: Int) -> FrameRecord {
    func refresh(_ number: Int) -> FrameRecord.Refresh {
      let nanoseconds = Int64((number * 2_000_000_000 + hertz) / (2 * hertz))
      return FrameRecord.Refresh(number: number, time: Instant(nanoseconds: nanoseconds))
    }
    func stage(_ start: Instant, _ length: Int64) -> FrameRecord.Stage {
      FrameRecord.Stage(start: start, end: start + Interval(nanoseconds: length))
    }
    let shift = frame.lateness == .render ? 0 : frame.late
    let begin = refresh(frame.expected - 2)
    let prepare = stage(refresh(frame.expected - 1 + frame.late).time, frame.prepare)
    return FrameRecord(
      index: index,
      origin: .commit,
      begin: begin,
      expected: refresh(frame.expected),
      actual: refresh(frame.expected + frame.late),
      commitDeadline: refresh(frame.expected - 1).time,
      mainThread: stage(refresh(frame.expected - 2 + shift).time, frame.main),
      prepare: prepare,
      execute: stage(prepare.end, frame.execute),
      contentTime: refresh(frame.expected).time - Interval(nanoseconds: frame.age),
      lateness: frame.lateness,
      changedLayers: 1
    )
  }
}

/// A check of one case for tests.
enum SampleCheck {
  static let source = CheckSubject.Source(
    scenario: "s",
    path: "s.scenario.json",
    tags: ["fast"],
    contentHash: String(repeating: "0", count: 32)
  )

  static func subject(_ result: RunResult) -> CheckSubject {
    CheckSubject(result, from: source, replay: "janklab run s.scenario.json")
  }

  /// The baseline of a run.
  static func baseline(_ result: RunResult) throws -> Baseline {
    var baseline = Baseline(modelVersion: 1)
    baseline.record(try Judge(rules: []).judge(subject(result)))
    return baseline
  }
}
