import HeadlessUIKit
import JankMetrics
import JankScenarios
import JankTrace
import Testing

/// What attribution says of the scenarios made to tell two kinds of trouble apart.
struct VerdictScenarioTests {
  private func late(_ name: String) throws -> [FrameExplanation] {
    let plays = try Play.all(name)
    try #require(plays.count == 1)
    return Attribution(try plays[0].trace()).frames.filter { $0.frame.hitch > .zero }
  }

  @Test func `a stall is the app's, a change of the rate the display's`() throws {
    let frames = try late("verdict-rate-change")
    let stalled = try #require(frames.first)
    #expect(stalled.party == .app)
    #expect(stalled.causes.map(\.name) == ["save draft"])
    #expect(stalled.remedies == ["save draft"])
    let slowed = frames.dropFirst()
    #expect(!slowed.isEmpty && slowed.count <= 2)
    for frame in slowed {
      #expect(frame.party == .display)
      #expect(frame.causes.map(\.stage) == [.rateChange])
      #expect(frame.frame.lateness == .none)
      #expect(frame.remedies.isEmpty)
    }
  }

  @Test func `an image is decoded by the app, a shader compiled by the render server`() throws {
    let frames = try late("verdict-commit-render")
    try #require(frames.count == 2)
    #expect(frames[0].frame.lateness == .commit)
    #expect(frames[0].party == .app)
    #expect(frames[0].causes.map(\.name) == ["decode hero.jpg"])
    #expect(frames[0].causes.map(\.kind) == [.prepare])
    #expect(frames[1].frame.lateness == .render)
    #expect(frames[1].party == .renderServer)
    #expect(frames[1].causes.map(\.name) == ["compile shader"])
  }

  @Test func `a page is drawn before the first commit that shows it, and for every size`() throws {
    let frames = try late("verdict-draw")
    #expect(frames.map(\.frame.lateness) == [.commit, .commit])
    #expect(frames.map(\.party) == [.app, .app])
    for frame in frames {
      #expect(frame.causes.map(\.name) == ["draw Sheet"])
      #expect(frame.remedies == ["draw Sheet"])
    }
    let trace = try #require(try Play.all("verdict-draw").first).trace()
    let pixels = trace.works.filter { $0.kind == .display }
    #expect(pixels.count == 2)
    let turn = try #require(trace.works.first { $0.name == "rotate to landscape" })
    #expect(pixels[0].end < turn.start && turn.end < pixels[1].start)
  }

  @Test func `a blurred ground holds up the graphics processor, the same page without is in time`()
    throws
  {
    let frames = try late("verdict-blur")
    #expect(!frames.isEmpty)
    for frame in frames {
      #expect(frame.frame.lateness == .render)
      #expect(frame.party == .renderServer)
      #expect(frame.causes.map(\.stage) == [.execute])
    }
    var clear = try ProjectScenarios.load("verdict-blur")
    for index in clear.screens.indices { clear.screens[index].costs.blurs = 0 }
    let trace = try #require(Play.all(of: clear).first).trace()
    #expect(trace.frames.allSatisfy { $0.hitch == .zero })
  }

  @Test func `a second commit was not waited for by the refresh that it begins at`() throws {
    let trace = try #require(try Play.all("verdict-commit-render").first).trace()
    let early = trace.frames.filter { frame in
      frame.mainThread.map { $0.start < frame.begin.time } ?? false
    }
    #expect(early.count == 1)
    let series = FrameSeries(trace)
    let lag = try #require(FrameTally(series).pipeline.startLag.value)
    #expect(lag.min == 0 && lag.count == series.frameCount - 1)
  }

  @Test
  func `in a queue that stays full every picture is late for those before it, at an even pace`()
    throws
  {
    let trace = try #require(try Play.all("verdict-stuffed").first).trace()
    let period = trace.grid.time(of: 1) - Instant.zero
    func length(_ stage: FrameRecord.Stage) -> Interval { stage.end - stage.start }
    // The first picture is alone; those of the page follow.
    let page = trace.frames.filter { length($0.execute) > period }
    #expect(page.count > 20)
    for frame in page {
      #expect(frame.hitch > .zero)
      // By itself it would be in time: three buffers give the render server two refreshes.
      #expect(length(frame.prepare) + length(frame.execute) < period + period)
    }
    let stuffed = trace.frames.dropFirst(9).prefix(5)
    for (frame, before) in zip(stuffed.dropFirst(), stuffed) {
      #expect(frame.expected.number == frame.begin.number + 3)
      #expect(frame.actual.number == frame.expected.number + 2)
      #expect(frame.actual.number == before.actual.number + 2)
      #expect(frame.lateness == .render)
      #expect(frame.execute.start == before.execute.end)
    }
    let tally = FrameTally(FrameSeries(trace))
    #expect(tally.presents.value.map { $0.longestMissedRun >= 10 } == true)
  }

  @Test func `a busy render server swallows frames, a busy app makes one late`() throws {
    let trace = try #require(try Play.all("verdict-superseded").first).trace()
    let frames = Attribution(trace).frames
    let late = frames.filter { $0.frame.hitch > .zero }
    #expect(late.map(\.party) == [.renderServer, .app])
    #expect(late.last?.causes.map(\.name) == ["save draft"])
    #expect(late.allSatisfy { $0.frame.superseded.isEmpty })
    let swallowing = frames.filter { !$0.frame.superseded.isEmpty }
    #expect(swallowing.map(\.frame.superseded.count) == [2])
    // The newest of them is in time, right behind the late picture that has the missed refreshes.
    #expect(swallowing.map(\.missedRefreshes) == [0])
    #expect(late.first?.missedRefreshes == 2)
    let tally = FrameTally(FrameSeries(trace))
    #expect(tally.cadence.value?.notPresented == 2)
    #expect(tally.timeline.value?.count(of: .dropped) == 2)
  }
}
