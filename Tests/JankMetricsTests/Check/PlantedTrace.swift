import JankMetrics
import JankTrace

/// A run drawn from a seed, and the same run with one frame made worse.
struct PlantedTrace {
  /// What is made worse.
  enum Plant: CaseIterable {
    /// The frame is shown a refresh later, and all behind it with it.
    case late
    /// The app takes a millisecond longer over it.
    case mainThread
    /// The render server takes a millisecond longer to prepare it.
    case prepare
    /// The graphics processor takes a millisecond longer over it.
    case execute
    /// It shows a picture that is a millisecond older.
    case content
  }

  private struct Frame {
    var expected: Int
    var late: Int
    var main: Int64
    var prepare: Int64
    var execute: Int64
    var age: Int64
  }

  private var frames: [Frame] = []
  private static let hertz = 60

  init(_ generator: inout SeededGenerator) {
    var next = 3
    for _ in 0..<Int.random(in: 10...60, using: &generator) {
      let late = Int.random(in: 0..<10, using: &generator) == 0 ? 2 : 0
      frames.append(
        Frame(
          expected: next,
          late: late,
          main: .random(in: 1_000_000...6_000_000, using: &generator),
          prepare: .random(in: 500_000...2_000_000, using: &generator),
          execute: .random(in: 500_000...5_000_000, using: &generator),
          age: 0
        )
      )
      next += late + 1
    }
  }

  /// Where a frame can be made worse so that nothing gets better: a picture older than it should
  /// be makes up for one that is late beside it.
  func places(for plant: Plant) -> [Int] {
    frames.indices.filter { index in
      guard plant == .content else { return index > 0 }
      guard index > 0, index + 1 < frames.count else { return false }
      return frames[index - 1...index + 1].allSatisfy { $0.late == 0 }
    }
  }

  /// The run with a plant on one frame, or as it is.
  func result(_ plant: Plant? = nil, at place: Int = 0) -> CaseResult {
    var frames = frames
    switch plant {
    case .late:
      frames[place].late += 1
      for index in frames.indices where index > place { frames[index].expected += 1 }
    case .mainThread: frames[place].main += 1_000_000
    case .prepare: frames[place].prepare += 1_000_000
    case .execute: frames[place].execute += 1_000_000
    case .content: frames[place].age += 1_000_000
    case nil: break
    }
    var trace = Trace(modelVersion: 1, seed: 1, refreshRate: Self.hertz)
    trace.frames = frames.enumerated().map { Self.record($1, index: $0) }
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
    return CaseResult(scenario: "s", strategy: "t", device: "d", trace: trace)
  }

  private static func record(_ frame: Frame, index: Int) -> FrameRecord {
    func refresh(_ number: Int) -> FrameRecord.Refresh {
      let nanoseconds = Int64((number * 2_000_000_000 + hertz) / (2 * hertz))
      return FrameRecord.Refresh(number: number, time: Instant(nanoseconds: nanoseconds))
    }
    func stage(_ start: Instant, _ length: Int64) -> FrameRecord.Stage {
      FrameRecord.Stage(start: start, end: start + Interval(nanoseconds: length))
    }
    let shift = frame.late
    let begin = refresh(frame.expected - 2)
    let prepare = stage(refresh(frame.expected - 1 + shift).time, frame.prepare)
    return FrameRecord(
      index: index,
      origin: .commit,
      begin: begin,
      expected: refresh(frame.expected),
      actual: refresh(frame.expected + shift),
      commitDeadline: refresh(frame.expected - 1).time,
      mainThread: stage(refresh(frame.expected - 2 + shift).time, frame.main),
      prepare: prepare,
      execute: stage(prepare.end, frame.execute),
      contentTime: refresh(frame.expected).time - Interval(nanoseconds: frame.age),
      lateness: shift > 0 ? .commit : .none,
      changedLayers: 1
    )
  }
}

/// A check of one case, put together for tests.
enum SampleCheck {
  static let source = CheckSubject.Source(
    scenario: "s",
    path: "s.scenario.json",
    tags: ["fast"],
    contentHash: String(repeating: "0", count: 32)
  )

  static func subject(_ result: CaseResult) -> CheckSubject {
    CheckSubject(result, from: source, replay: "janklab run s.scenario.json")
  }

  /// The baseline that a run leaves behind.
  static func baseline(_ result: CaseResult) throws -> Baseline {
    var baseline = Baseline(modelVersion: 1)
    baseline.record(try Judge(rules: []).judge(subject(result)))
    return baseline
  }
}
