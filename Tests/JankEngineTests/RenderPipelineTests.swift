import JankEngine
import JankTrace
import Testing

/// The frames and the values are those of three worked examples of the pipeline model: one commit 3
/// ms over at 60 Hz, one rendering 2 ms over at 120 Hz, and the same with three buffers.
struct RenderPipelineTests {
  private struct Frame {
    let begin: Int
    let commit: Int64
    let prepare: Int64
    let execute: Int64
  }

  /// The rendering of a frame, with the deadline it missed.
  private struct Outcome {
    let passage: RenderPipeline.Passage
    let lateness: FrameRecord.Lateness
  }

  /// Plays frames in order, each rendered as soon as the pipeline can.
  private func play(
    _ frames: [Frame],
    hertz: Int,
    buffering: DeviceProfile.Buffering
  ) -> [Outcome] {
    let display = RefreshGrid(hertz: hertz)
    var pipeline = RenderPipeline(display: display, buffering: buffering)
    var threadFreeAt = Instant.zero
    var lastCommit = -1
    return frames.map { frame in
      let start = max(display.time(of: frame.begin), threadFreeAt)
      threadFreeAt = start + Interval(nanoseconds: frame.commit)
      let commit = max(display.refresh(atOrAfter: threadFreeAt), lastCommit + 1)
      lastCommit = commit
      var renderStart = commit
      while !pipeline.canStart(at: renderStart) { renderStart += 1 }
      let passage = pipeline.render(
        begin: frame.begin,
        commitRefresh: commit,
        start: renderStart,
        prepare: Interval(nanoseconds: frame.prepare),
        execute: Interval(nanoseconds: frame.execute)
      )
      let lateness = RenderPipeline.lateness(
        begin: frame.begin,
        lifetime: passage.expected - frame.begin,
        commitRefresh: commit,
        actual: passage.actual
      )
      return Outcome(passage: passage, lateness: lateness)
    }
  }

  @Test
  func `a commit 3 ms late is presented one refresh late and delays nothing else`() {
    let passages = play(
      [
        Frame(begin: 0, commit: 9_000_000, prepare: 3_000_000, execute: 6_000_000),
        Frame(begin: 1, commit: 19_700_000, prepare: 3_000_000, execute: 6_000_000),
        Frame(begin: 3, commit: 9_000_000, prepare: 3_000_000, execute: 6_000_000),
      ],
      hertz: 60,
      buffering: .double
    )
    #expect(passages.map(\.passage.expected) == [2, 3, 5])
    #expect(passages.map(\.passage.actual) == [2, 4, 5])
    #expect(passages.map(\.lateness) == [.none, .commit, .none])
  }

  private let overrun = [
    Frame(begin: 0, commit: 4_000_000, prepare: 2_000_000, execute: 4_000_000),
    Frame(begin: 1, commit: 4_000_000, prepare: 4_000_000, execute: 6_400_000),
    Frame(begin: 2, commit: 4_000_000, prepare: 2_000_000, execute: 4_000_000),
    Frame(begin: 4, commit: 4_000_000, prepare: 2_000_000, execute: 4_000_000),
  ]

  @Test
  func `with two buffers a rendering 2 ms over also delays the next frame`() {
    let passages = play(overrun, hertz: 120, buffering: .double)
    #expect(passages.map(\.passage.expected) == [2, 3, 4, 6])
    #expect(passages.map(\.passage.actual) == [2, 4, 5, 6])
    #expect(passages.map(\.lateness) == [.none, .render, .render, .none])
  }

  @Test
  func `with three buffers the same work is in time, one refresh later`() {
    var frames = overrun
    frames[3] = Frame(begin: 3, commit: 4_000_000, prepare: 2_000_000, execute: 4_000_000)
    let passages = play(frames, hertz: 120, buffering: .triple)
    #expect(passages.map(\.passage.expected) == [3, 4, 5, 6])
    #expect(passages.map(\.passage.actual) == [3, 4, 5, 6])
    #expect(passages.allSatisfy { $0.lateness == .none })
  }

  @Test
  func `a late rendering adds the third buffer, and an empty pipeline returns it`() {
    var pipeline = RenderPipeline(display: RefreshGrid(hertz: 60), buffering: .automatic)
    #expect(pipeline.lifetime == 2)
    let passage = pipeline.render(
      begin: 0,
      commitRefresh: 1,
      start: 1,
      prepare: .milliseconds(10),
      execute: .milliseconds(10)
    )
    #expect(passage.expected == 2 && passage.actual == 3)
    #expect(pipeline.lifetime == 3)
    pipeline.idle(at: passage.actual - 1)
    #expect(pipeline.lifetime == 3)
    pipeline.idle(at: passage.actual)
    #expect(pipeline.lifetime == 2)
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `no frame is early, shares a refresh or is presented before it is rendered`(
    seed: UInt64
  ) {
    var source = RandomSource(seed: seed, purpose: "test")
    var begin = 0
    let frames = (0..<200).map { _ in
      begin += 1 + Int(source.next() % 3)
      return Frame(
        begin: begin,
        commit: Int64(source.next() % 30_000_000),
        prepare: Int64(source.next() % 12_000_000),
        execute: Int64(source.next() % 20_000_000)
      )
    }
    let display = RefreshGrid(hertz: 60)
    for buffering in DeviceProfile.Buffering.allCases {
      let passages = play(frames, hertz: 60, buffering: buffering).map(\.passage)
      for (one, next) in zip(passages, passages.dropFirst()) { #expect(one.actual < next.actual) }
      for passage in passages {
        #expect(passage.actual >= passage.expected)
        #expect(display.time(of: passage.actual) >= passage.execute.end)
      }
    }
  }
}

// MARK: More work than time

extension RenderPipelineTests {
  @Test(arguments: DeviceProfile.Buffering.allCases, [1.4, 2.0, 3.5])
  func `there are never more frames in progress than buffers`(
    buffering: DeviceProfile.Buffering,
    periods: Double
  ) {
    let display = RefreshGrid(hertz: 120)
    let execute = Interval(nanoseconds: Int64(periods * 8_333_333))
    var pipeline = RenderPipeline(display: display, buffering: buffering)
    var passages: [(start: Int, passage: RenderPipeline.Passage)] = []
    for refresh in 1...600 where pipeline.canStart(at: refresh) {
      let passage = pipeline.render(
        begin: refresh - 1,
        commitRefresh: refresh,
        start: refresh,
        prepare: .milliseconds(1),
        execute: execute
      )
      passages.append((refresh, passage))
      // Of three buffers one is presented and one is being filled when the next is taken.
      let waiting = passages.count { $0.passage.actual > refresh }
      #expect(waiting <= 2, "refresh \(refresh)")
      #expect(passage.actual - refresh <= 2 * Int(periods.rounded(.up)) + 1)
    }
    // The GPU is never idle for long.
    #expect(Double(passages.count) >= 599 / (periods.rounded(.up) + 1))
  }
}

// MARK: Returning the third buffer

extension RenderPipelineTests {
  /// The number of empty refreshes until frames are expected after two refreshes again.
  private func emptyRefreshes(_ hysteresis: DeviceProfile.Hysteresis) -> Int? {
    var pipeline = RenderPipeline(
      display: RefreshGrid(hertz: 60),
      buffering: .automatic,
      hysteresis: hysteresis
    )
    let passage = pipeline.render(
      begin: 0,
      commitRefresh: 1,
      start: 1,
      prepare: .milliseconds(10),
      execute: .milliseconds(10)
    )
    return (1...20).first { count in
      pipeline.idle(at: passage.actual + count - 1)
      return pipeline.lifetime == 2
    }
  }

  @Test func `the third buffer is returned at once, after some empty refreshes, or never`() {
    #expect(emptyRefreshes(.untilEmpty) == 1)
    #expect(emptyRefreshes(.afterEmpty(refreshes: 5)) == 5)
    #expect(emptyRefreshes(.never) == nil)
  }

  @Test(arguments: [(28, 3), (29, 2), (400, 2)])
  func `refreshes that the pipeline did not record count`(later: Int, lifetime: Int) {
    var pipeline = RenderPipeline(
      display: RefreshGrid(hertz: 60),
      buffering: .automatic,
      hysteresis: .afterEmpty(refreshes: 30)
    )
    let passage = pipeline.render(
      begin: 0,
      commitRefresh: 1,
      start: 1,
      prepare: .milliseconds(10),
      execute: .milliseconds(10)
    )
    pipeline.idle(at: passage.actual + later)
    #expect(pipeline.lifetime == lifetime)
  }

  @Test(arguments: [60, 120])
  func `rendering starts at the refresh at which the frame before ends, not behind it`(hertz: Int) {
    let display = RefreshGrid(hertz: hertz)
    let prepare = Interval.milliseconds(1)
    let execute = display.time(of: 4) - display.time(of: 1) - prepare
    for more in [-1, 0, 1] as [Int64] {
      var pipeline = RenderPipeline(display: display, buffering: .double)
      let passage = pipeline.render(
        begin: 0,
        commitRefresh: 1,
        start: 1,
        prepare: prepare,
        execute: execute + Interval(nanoseconds: more)
      )
      #expect(passage.actual == (more <= 0 ? 4 : 5))
      #expect(!pipeline.canStart(at: 3))
      #expect(pipeline.canStart(at: 4) == (more <= 0))
      #expect(pipeline.canStart(at: 5))
    }
  }
}
