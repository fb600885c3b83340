import HeadlessUIKit
import JankMetrics
import JankScenarios
import JankTrace
import Testing

// Also tests: LayerCosts.

/// The attribution of scenarios that distinguish two kinds of causes.
struct VerdictScenarioTests {
  private func late(_ name: String) throws -> [FrameExplanation] {
    let plays = try Play.all(name)
    try #require(plays.count == 1)
    return Attribution(try plays[0].trace()).frames.filter { $0.frame.hitch > .zero }
  }

  @Test func `a stall is attributed to the app and a change of the rate to the display`() throws {
    let frames = try late("verdict-rate-change")
    let stalled = try #require(frames.first)
    #expect(stalled.party == .app)
    #expect(stalled.causes.map(\.name) == ["save draft"])
    let slowed = frames.dropFirst()
    #expect(!slowed.isEmpty && slowed.count <= 2)
    for frame in slowed {
      #expect(frame.party == .display)
      #expect(frame.causes.map(\.stage) == [.rateChange])
      #expect(frame.frame.lateness == .none)
      #expect(frame.candidates.isEmpty)
    }
  }

  @Test func `an image is decoded by the app and a shader compiled by the render server`() throws {
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

  @Test func `a page is drawn before its first commit, and again for every size`() throws {
    let frames = try late("verdict-draw")
    #expect(frames.map(\.frame.lateness) == [.commit, .commit])
    #expect(frames.map(\.party) == [.app, .app])
    for frame in frames {
      #expect(frame.causes.map(\.name) == ["draw Sheet"])
    }
    let trace = try #require(try Play.all("verdict-draw").first).trace()
    let pixels = trace.works.filter { $0.kind == .display }
    #expect(pixels.count == 2)
    let turn = try #require(trace.works.first { $0.name == "rotate to landscape" })
    #expect(pixels[0].end < turn.start && turn.end < pixels[1].start)
  }

  @Test func `a blurred background delays the GPU, the page without it does not`()
    throws
  {
    let frames = try late("verdict-blur")
    #expect(frames.allSatisfy { $0.frame.lateness == .render && $0.party == .renderServer })
    // A refresh is lost when the queue overflows; the frame behind is stuffed.
    let stuffed = frames.filter { $0.stuffedBehind == $0.frame.index - 1 }
    let slow = frames.filter { $0.causes.map(\.stage) == [.execute] }
    #expect(slow.count >= 10 && stuffed.count >= 10)
    #expect(slow.count + stuffed.count == frames.count)
    #expect(stuffed.allSatisfy { $0.judder == nil })
    let blurred = try #require(try Play.all("verdict-blur").first).trace()
    let timeline = try #require(FrameTally(FrameSeries(blurred)).timeline.value)
    #expect(timeline.count(of: .surfaceFlingerStuffing) == stuffed.count)
    var clear = try ProjectScenarios.load("verdict-blur")
    for index in clear.app.screens.indices { clear.app.screens[index].content.costs.blurs = 0 }
    let trace = try #require(Play.all(of: clear).first).trace()
    #expect(trace.frames.allSatisfy { $0.hitch == .zero })
  }

  @Test func `a second commit does not delay the refresh at which it begins`() throws {
    let trace = try #require(try Play.all("verdict-commit-render").first).trace()
    let early = trace.frames.filter { frame in
      frame.mainThread.map { $0.start < frame.begin.time } ?? false
    }
    #expect(early.count == 1)
    let series = FrameSeries(trace)
    let lag = try #require(FrameTally(series).pipeline.startLag.value)
    #expect(lag.min == 0 && lag.count == series.frameCount - 1)
  }

  @Test func `a frame behind a late one is stuffed, without a delay of its own`() throws {
    let frames = try late("verdict-stuffed")
    try #require(frames.count == 3)
    #expect(frames.map(\.frame.lateness) == [.render, .render, .render])
    #expect(frames[0].causes.map(\.name) == ["compile blur"])
    #expect(frames[1].causes.map(\.name) == ["compile shadow"])
    #expect(frames[2].causes.map(\.stage) == [.executeQueue, .presentQueue])
    let before = frames[1].frame.index
    #expect(frames.map(\.stuffedBehind) == [nil, nil, before])
    #expect(frames[2].causes.map(\.behind) == [before, before])
    #expect(frames[2].party == .renderServer)
    #expect(frames[2].partyBefore == .renderServer)
    #expect(frames[2].candidates.first == "compile shadow")
    let trace = try #require(try Play.all("verdict-stuffed").first).trace()
    let timeline = try #require(FrameTally(FrameSeries(trace)).timeline.value)
    #expect(timeline.count(of: .surfaceFlingerGPU) == 2)
    #expect(timeline.count(of: .surfaceFlingerStuffing) == 1)
  }

  @Test
  func `frames that no queue can absorb are late by the frame ahead and by themselves`()
    throws
  {
    let trace = try #require(try Play.all("verdict-overload").first).trace()
    let period = trace.grid.time(of: 1) - Instant.zero
    func length(_ stage: FrameRecord.Stage) -> Interval { stage.end - stage.start }
    // The first frame is alone; those of the page follow.
    let page = trace.frames.filter { length($0.execute) > period }
    #expect(page.count > 20)
    for frame in page {
      #expect(frame.hitch > .zero)
      // By itself it would be on time: three buffers give the render server two refreshes.
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
    for frame in Attribution(trace).frames.dropFirst(10).prefix(4) {
      #expect(frame.causes.map(\.stage) == [.executeQueue, .execute])
      #expect(frame.causes.map(\.behind) == [frame.frame.index - 1, nil])
      #expect(frame.causes.map(\.refreshes) == [1, 1])
      #expect(frame.stuffedBehind == nil)
    }
    let tally = FrameTally(FrameSeries(trace))
    #expect(tally.presents.value.map { $0.longestMissedRun >= 10 } == true)
  }

  @Test func `a busy render server drops frames, and a busy app makes one late`() throws {
    let trace = try #require(try Play.all("verdict-superseded").first).trace()
    let frames = Attribution(trace).frames
    let late = frames.filter { $0.frame.hitch > .zero }
    #expect(late.map(\.party) == [.renderServer, .app])
    #expect(late.last?.causes.map(\.name) == ["save draft"])
    #expect(late.allSatisfy { $0.frame.superseded.isEmpty })
    let swallowing = frames.filter { !$0.frame.superseded.isEmpty }
    #expect(swallowing.map(\.frame.superseded.count) == [2])
    // The newest of them is on time, right behind the late frame that has the missed refreshes.
    #expect(swallowing.map(\.missedRefreshes) == [0])
    #expect(late.first?.missedRefreshes == 2)
    let tally = FrameTally(FrameSeries(trace))
    #expect(tally.cadence.value?.notPresented == 2)
    #expect(tally.timeline.value?.count(of: .dropped) == 2)
  }
}
