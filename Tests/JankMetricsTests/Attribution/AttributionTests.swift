import JankEngine
import JankMetrics
import JankTrace
import Testing

// Also tests: DelayCause, DelayExplainer, DelayShare, FrameExplanation.

/// Late frames with known causes.
struct AttributionTests {
  /// A run at 60 Hz, built from the duration of each stage.
  private struct Story {
    private let grid = RefreshGrid(hertz: 60)
    private var pipeline: RenderPipeline
    private(set) var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 60)

    init(_ buffering: DeviceProfile.Buffering = .double, panelRate: Int? = nil) {
      var profile = DeviceProfile.phone60
      profile.panelRate = panelRate
      pipeline = RenderPipeline(display: grid, buffering: buffering, panel: PanelTicks(profile))
      trace.cameToRest = true
    }

    /// Adds a frame with named main-thread work in milliseconds, optionally computed for a refresh.
    mutating func frame(
      _ begin: Int,
      _ works: [(name: String, length: Int64)],
      prepare: Int64 = 1,
      execute: Int64 = 2,
      app: Int? = nil
    ) {
      var clock = max(grid.time(of: begin), trace.works.last?.end ?? .zero)
      let start = clock
      for work in works {
        let end = clock + .milliseconds(work.length)
        trace.works.append(WorkRecord(kind: .callback, name: work.name, start: clock, end: end))
        clock = end
      }
      let commit = grid.refresh(atOrAfter: clock)
      var first = max(commit, begin + 1)
      while !pipeline.canStart(at: first) { first += 1 }
      let passage = pipeline.render(
        begin: begin,
        commitRefresh: commit,
        start: first,
        prepare: .milliseconds(prepare),
        execute: .milliseconds(execute)
      )
      let content = max(passage.expected, first + 1)
      trace.frames.append(
        FrameRecord(
          index: trace.frames.count,
          origin: .commit,
          begin: refresh(begin),
          expected: refresh(passage.expected),
          actual: FrameRecord.Refresh(number: passage.actual, time: passage.shown),
          commitDeadline: grid.time(of: begin + 1),
          mainThread: FrameRecord.Stage(start: start, end: clock),
          prepare: passage.prepare,
          execute: passage.execute,
          contentTime: grid.time(of: content),
          lateness: RenderPipeline.lateness(
            begin: begin,
            lifetime: passage.expected - begin,
            commitRefresh: commit,
            actual: passage.actual
          ),
          changedLayers: 1,
          appTime: app.map(grid.time)
        )
      )
    }

    private func refresh(_ number: Int) -> FrameRecord.Refresh {
      FrameRecord.Refresh(number: number, time: grid.time(of: number))
    }
  }

  private func causes(_ explanation: FrameExplanation) -> [String] {
    explanation.causes.map { "\($0.party.rawValue), \($0.name): \($0.refreshes)" }
  }

  @Test func `a long work item is charged, not short ones beside it`() {
    var story = Story()
    story.frame(0, [("tick", 1)])
    story.frame(1, [("tick", 1), ("decode", 50), ("layout", 2)])
    let late = Attribution(story.trace).frames[1]
    #expect(causes(late) == ["app, decode: 3"])
    #expect(late.party == .app)
    #expect(late.candidates == ["decode", "layout", "tick", "prepare", "execute"])
    #expect(late.causes[0].held == .milliseconds(50))
    #expect(late.causes[0].delay == late.frame.hitch)
  }

  @Test func `a panel with ticks shortens the last share of a delay`() {
    var story = Story(panelRate: 120)
    story.frame(0, [("parse", 30), ("decode", 25)])
    let late = Attribution(story.trace).frames[0]
    #expect(causes(late) == ["app, parse: 2", "app, decode: 1"])
    let delays = late.causes.map { $0.delay.nanoseconds }
    #expect(delays == [33_333_334, 8_333_333])
    #expect(late.causes.map(\.lead.nanoseconds) == [0, 8_333_333])
    #expect(delays.reduce(0, +) == late.frame.hitch.nanoseconds)
    let hitch = story.trace.hitches.first
    #expect(hitch?.refreshes == 3 && hitch?.lead == Interval(nanoseconds: 8_333_333))
  }

  @Test func `two work items that are late together share the delay by what each would gain`() {
    var story = Story()
    story.frame(0, [("parse", 30), ("decode", 25)])
    let late = Attribution(story.trace).frames[0]
    #expect(causes(late) == ["app, parse: 2", "app, decode: 1"])
    #expect(late.candidates == ["parse", "decode", "prepare", "execute"])
  }

  @Test func `a frame too complex for the GPU is charged to the render server`() {
    var story = Story()
    story.frame(0, [("tick", 2)], execute: 40)
    let late = Attribution(story.trace).frames[0]
    #expect(causes(late) == ["render server, execute: 2"])
    #expect(late.candidates == ["execute", "prepare"])
    #expect(late.frame.lateness == .render)
  }

  @Test func `a frame that waits behind a slow frame refers to it`() {
    var story = Story()
    story.frame(0, [("tick", 2)], execute: 30)
    story.frame(1, [("tick", 2)])
    let late = Attribution(story.trace).frames[1]
    #expect(causes(late) == ["render server, render server: 1"])
    #expect(late.causes[0].behind == 0)
    #expect(late.stuffedBehind == 0)
    #expect(late.partyBefore == .renderServer)
    #expect(late.candidates == ["prepare", "execute"])
  }

  @Test func `behind a slow frame a quick one is stuffed, a slow one is late by itself too`() {
    var story = Story(.triple)
    story.frame(0, [("tick", 2)], execute: 60)
    story.frame(1, [("tick", 2)])
    story.frame(6, [("tick", 2)], execute: 60)
    story.frame(7, [("tick", 2)], execute: 30)
    let frames = Attribution(story.trace).frames
    #expect(frames.map(\.stuffedBehind) == [nil, 0, nil, nil])
    #expect(frames[1].causes.allSatisfy { $0.behind == 0 })
    #expect(frames[3].causes.map(\.stage) == [.executeQueue, .execute])
    #expect(frames[3].causes.map(\.behind) == [2, nil])
    #expect(frames[3].causes.map(\.refreshes) == [2, 1])
  }

  @Test func `a late commit with long rendering is charged to both components`() {
    var story = Story()
    story.frame(0, [("decode", 30)], execute: 20)
    let late = Attribution(story.trace).frames[0]
    #expect(causes(late) == ["app, decode: 1", "render server, execute: 1"])
    #expect(late.frame.lateness == .commitAndRender)
    #expect(late.party == .app)
  }

  @Test func `with three buffers a late commit costs only what rendering does not regain`() {
    var story = Story(.triple)
    story.frame(0, [("decode", 30)])
    story.frame(3, [("decode", 45)])
    let frames = Attribution(story.trace).frames
    #expect(causes(frames[0]) == [])
    #expect(causes(frames[1]) == ["app, decode: 1"])
  }

  @Test func `a frame after a late one jumps to catch up and is itself in time`() throws {
    var story = Story()
    story.frame(0, [("tick", 2)], app: 1)
    story.frame(1, [("decode", 30)], app: 2)
    story.frame(3, [("tick", 2)], app: 4)
    let frames = Attribution(story.trace).frames
    let refresh = 1 / 60.0
    let late = try #require(frames[1].judder)
    #expect(abs(late.content.seconds - refresh) < 1e-8)
    #expect(abs(late.display.seconds - 2 * refresh) < 1e-8)
    #expect(abs(late.error.seconds + refresh) < 1e-8)
    #expect(late.reason == nil)
    let next = try #require(frames[2].judder)
    #expect(abs(next.content.seconds - 2 * refresh) < 1e-8)
    #expect(abs(next.display.seconds - refresh) < 1e-8)
    #expect(abs(next.error.seconds - refresh) < 1e-8)
    #expect(next.reason == .catchesUp(with: 1))
    #expect(frames.map(\.isTroubled) == [false, true, true])
    #expect(frames[2].causes.isEmpty)
  }

  @Test func `the worst frames are the latest, earliest first among equals`() {
    var story = Story()
    for begin in [0, 10, 20, 30] {
      story.frame(begin, [("work", begin == 20 ? 60 : 20)])
    }
    let worst = Attribution(story.trace).worst(3)
    #expect(worst.map(\.frame.index) == [2, 0, 1])
  }

  @Test func `a refresh without a planned frame has one reason`() {
    // Every second refresh has a frame, which would have begun at the refresh before the last one.
    var hand = HandMadeTrace()
    hand.show(expected: 6, actual: 6, superseding: [4])
    hand.show(expected: 8, actual: 8)
    hand.show(expected: 10, actual: 10)
    hand.work("parse", from: hand.time(of: 9), to: hand.time(of: 10))
    hand.show(expected: 12, actual: 12)
    hand.work("short", from: hand.time(of: 11), to: hand.time(of: 12) - Interval(nanoseconds: 1))
    hand.show(expected: 14, actual: 14)
    hand.showInTime([15])
    hand.transition(from: .zero, to: hand.time(of: 20))
    let gaps = Attribution(hand.trace).frames.map(\.gap)
    #expect(gaps.map { $0?.refreshes } == [nil, 1, 1, 1, 1, nil])
    let reasons: [FrameExplanation.Gap.Reason?] = [
      nil, .pace, .pace, .mainThreadBusy(name: "parse", process: nil), .pace, nil,
    ]
    #expect(gaps.map { $0?.reason } == reasons)
  }

  @Test func `of frames in time the farthest jump comes first, whatever its direction`() throws {
    var hand = HandMadeTrace()
    // The content leaps by a refresh, and later steps back by two.
    for (shown, content) in [(2, 2), (3, 3), (4, 5), (5, 6), (6, 4), (7, 5)] {
      hand.show(
        expected: shown,
        actual: shown,
        commitEnd: hand.time(of: shown - 1),
        appTime: hand.time(of: content)
      )
    }
    hand.transition(from: .zero, to: hand.time(of: 10))
    var trace = hand.trace
    trace.touches.append(
      TouchRecord(
        touchID: 0,
        phase: .ended,
        location: .zero,
        sensed: hand.time(of: 2),
        delivered: hand.time(of: 2),
        isCoalesced: false
      )
    )
    let attribution = Attribution(trace)
    #expect(attribution.worst(3).map(\.frame.index) == [4, 2])
    // Neither a late frame, a new rate nor a clock of touches explains the leap.
    let leap = try #require(attribution.frames[2].judder)
    #expect(leap.error > .zero && leap.reason == nil)
  }

  @Test func `a suspended process is late by its suspension within the frame`() throws {
    let grid = RefreshGrid(hertz: 60)
    func refresh(_ number: Int) -> FrameRecord.Refresh {
      FrameRecord.Refresh(number: number, time: grid.time(of: number))
    }
    var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 60)
    trace.processes = [ProcessRecord(name: "system"), ProcessRecord(name: "app")]
    // It was suspended before the frame as well.
    let states: [(Int, ProcessRecord.State)] = [
      (0, .active), (1, .suspended), (2, .active), (4, .suspended), (6, .active),
    ]
    trace.processes[1].changes = states.map { number, state in
      ProcessRecord.Change(time: grid.time(of: number), state: state, reason: "test")
    }
    let stage = FrameRecord.Stage(start: grid.time(of: 7), end: grid.time(of: 8))
    trace.frames = [
      FrameRecord(
        index: 0,
        origin: .commit,
        begin: refresh(3),
        expected: refresh(5),
        actual: refresh(8),
        commitDeadline: grid.time(of: 4),
        mainThread: FrameRecord.Stage(start: grid.time(of: 3), end: grid.time(of: 7)),
        prepare: stage,
        execute: stage,
        contentTime: grid.time(of: 5),
        lateness: .commit,
        changedLayers: 1,
        process: 1
      )
    ]
    let cause = try #require(DelayExplainer(trace).causes[0].first)
    #expect(cause.name == DelayCause.suspension && cause.refreshes == 3)
    #expect(cause.held == grid.time(of: 6) - grid.time(of: 4))
  }
}
