import JankEngine
import JankTrace
import TestSupport
import Testing

/// Laws about pairs of runs, of which one is a known change of the other.
///
/// `JANKLAB_PAIRS` sets the number of stories.
struct MetamorphicLoopTests {
  private static let count = RandomCases.count("JANKLAB_PAIRS", usually: 400)

  // MARK: Time

  @Test(arguments: [2, 4] as [Int64])
  func `a display that is slower by a factor shows the same frames later by it`(factor: Int64) {
    for seed in 0..<Self.count {
      let story = EngineLoop.story(seed: seed).roundedRates()
      let rows = EngineLoop.rows(story)
      let slower = EngineLoop.rows(story.slowed(by: factor))
      #expect(!rows.isEmpty)
      guard rows.map({ $0.slowed(by: factor) }) != slower else { continue }
      Issue.record("seed \(seed): a frame is not at its time times \(factor)")
      return
    }
  }

  // MARK: Cost

  @Test func `a layer without costs changes no frame`() {
    for seed in 0..<Self.count {
      let story = EngineLoop.story(seed: seed)
      var more = story
      more.layerCount = 1 + Int(seed % 20)
      guard EngineLoop.rows(story) != EngineLoop.rows(more) else { continue }
      Issue.record("seed \(seed): a frame is not as without the layers")
      return
    }
  }

  @Test func `a shorter stall never makes the frames later in sum`() {
    for seed in 0..<Self.count {
      var story = EngineLoop.story(seed: seed).withOneStall(seed: seed)
      let longer = EngineLoop.rows(story)
      story.stalls = story.stalls.map { .init(time: $0.time, length: $0.length / 2 / 10 * 10 + 7) }
      let shorter = EngineLoop.rows(story)
      guard shorter.lateness > longer.lateness else { continue }
      Issue.record("seed \(seed): late by \(shorter.lateness), not \(longer.lateness) at most")
      return
    }
  }
}

extension [ReferenceLoop.Row] {
  /// The refreshes by which frames are late, in sum.
  fileprivate var lateness: Int { reduce(0) { $0 + $1.actual - $1.expected } }
}

extension ReferenceLoop.Story {
  /// The story on a display whose refreshes are at whole nanoseconds, also at a half or a quarter
  /// of its rate.
  fileprivate func roundedRates() -> Self {
    var story = self
    story.hertz = hertz < 80 ? 100 : 200
    story.panelRate = story.hertz * (panelRate > hertz ? 2 : 1)
    return story
  }

  fileprivate func slowed(by factor: Int64) -> Self {
    var story = self
    story.hertz /= Int(factor)
    story.panelRate /= Int(factor)
    story.commit *= factor
    story.prepare *= factor
    story.execute *= factor
    story.ticks = ticks.map { $0 * factor }
    let slow = { (stall: ReferenceLoop.Stall) in
      ReferenceLoop.Stall(time: stall.time * factor, length: stall.length * factor)
    }
    story.stalls = stalls.map(slow)
    story.renderStalls = renderStalls.map(slow)
    story.end *= factor
    return story
  }

  /// An animation that is in time, but for one stall of the main thread.
  fileprivate func withOneStall(seed: UInt64) -> Self {
    var story = self
    let period = 1_000_000_000 / Int64(hertz)
    story.buffering = seed.isMultiple(of: 2) ? .double : .triple
    story.commit = min(commit, period / 80 * 10 + 7)
    story.prepare = min(prepare, period / 80 * 10 + 7)
    story.execute = min(execute, period / 40 * 10 + 7)
    story.ticks = ticks.map { min($0, period / 40 * 10 + 7) }
    story.renderStalls = []
    let length = Int64(1 + seed % 60) * 4_000_000 + 7
    story.stalls = [.init(time: 100_000_007 + Int64(seed % 97) * 1_000_000, length: length)]
    // The longest stall ends before: frames that no longer begin are not late.
    story.end = 900_000_007
    return story
  }
}

extension ReferenceLoop.Row {
  fileprivate func slowed(by factor: Int64) -> Self {
    var row = self
    row.actualTime *= factor
    row.main = main.map { $0 * factor }
    row.prepare = prepare.map { $0 * factor }
    row.execute = execute.map { $0 * factor }
    return row
  }
}
