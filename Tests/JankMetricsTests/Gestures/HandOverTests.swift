import JankMetrics
import JankTrace
import Testing

struct HandOverTests {
  @Test(arguments: [0.0, 6, 12, 24, -12])
  func `the jump is the difference of the speeds before and after`(ownStep: Double) throws {
    let handOvers = HandOver.handOvers(in: DraggedTrace(ownStep: ownStep).trace)
    #expect(handOvers.count == 1)
    let jump = try #require(handOvers.first?.velocityJump)
    #expect((jump - (ownStep - 12) * 60).magnitude < 1e-3)
  }

  @Test(arguments: [-6.0, -2, 1, 5])
  func `even acceleration is no jump`(growth: Double) throws {
    // One refresh has passed by its first own frame.
    let trace = DraggedTrace(ownStep: 12 - growth, growth: growth).trace
    let jump = try #require(HandOver.handOvers(in: trace).first?.velocityJump)
    #expect(jump.magnitude < 1e-3)
  }

  @Test(arguments: 30...33, [0.0, -2, 5])
  func `a stall after the release does not change the jump`(stall: Int, growth: Double) throws {
    func jump(_ late: Range<Int>) throws -> Double {
      let trace = DraggedTrace(ownStep: 6, growth: growth, late: late).trace
      return try #require(HandOver.handOvers(in: trace).first?.velocityJump)
    }
    #expect((try jump(stall..<stall + 4) - jump(0..<0)).magnitude < 1e-2)
  }

  @Test func `the initial speed of an animation of the render server is known`() throws {
    func jump(departedAt refresh: Int) -> Double? {
      var trace = DraggedTrace(ownStep: 6).trace
      let time = HandMadeTrace().time(of: refresh)
      trace.samples = trace.samples.map { sample in
        LayerSample(
          frame: sample.frame,
          layer: sample.layer,
          position: sample.position,
          bounds: sample.bounds,
          opacity: sample.opacity,
          departure: LayerSample.Departure(time: time, velocity: [5, 700])
        )
      }
      return HandOver.handOvers(in: trace).first?.velocityJump
    }
    let after = try #require(jump(departedAt: 30))
    #expect((after - (700 - 12 * 60)).magnitude < 1e-3)
    // One that began before the release did not follow it.
    let before = try #require(jump(departedAt: 12))
    #expect((before - (6 - 12) * 60).magnitude < 1e-3)
  }

  @Test func `a resting touch hands over no speed`() throws {
    // From refresh 22 on nothing moves, and nothing is shown until the touch is over.
    let trace = DraggedTrace(ownStep: 6, stall: 22..<30).trace
    let rested = try #require(HandOver.handOvers(in: trace).first?.velocityJump)
    #expect((rested - 6 * 60).magnitude < 1e-3)
  }

  @Test func `the last change on screen settles the release`() throws {
    let trace = DraggedTrace().trace
    let handOver = try #require(HandOver.handOvers(in: trace).first)
    let last = try #require(trace.frames.last).actual.time
    #expect(handOver.settling == last - handOver.release)
  }

  @Test func `changes after the transition do not count`() throws {
    var trace = DraggedTrace().trace
    let settling = HandOver.handOvers(in: trace).map(\.settling)
    let last = try #require(trace.frames.last)
    let begin = FrameRecord.Refresh(
      number: last.begin.number + 15,
      time: last.begin.time + .milliseconds(250)
    )
    let shown = FrameRecord.Refresh(
      number: last.actual.number + 15,
      time: last.actual.time + .milliseconds(250)
    )
    trace.frames.append(
      FrameRecord(
        index: last.index + 1,
        origin: .commit,
        begin: begin,
        expected: shown,
        actual: shown,
        commitDeadline: shown.time,
        mainThread: FrameRecord.Stage(start: begin.time, end: begin.time + .milliseconds(1)),
        prepare: FrameRecord.Stage(start: begin.time, end: begin.time),
        execute: FrameRecord.Stage(start: begin.time, end: begin.time),
        contentTime: begin.time,
        lateness: .none,
        changedLayers: 1
      )
    )
    #expect(HandOver.handOvers(in: trace).map(\.settling) == settling)
  }

  @Test func `changes of a later touch do not count`() throws {
    var trace = DraggedTrace().trace
    let handOver = try #require(HandOver.handOvers(in: trace).first)
    trace.touches.append(
      TouchRecord(
        touchID: 0,
        phase: .began,
        location: .zero,
        sensed: handOver.release + .milliseconds(70),
        delivered: trace.end,
        isCoalesced: false
      )
    )
    let settling = try #require(HandOver.handOvers(in: trace).first?.settling)
    #expect(settling < handOver.settling && settling > .milliseconds(70))
  }

  @Test func `changes after another request do not count`() throws {
    var trace = DraggedTrace().trace
    let handOver = try #require(HandOver.handOvers(in: trace).first)
    let time = handOver.release + .milliseconds(70)
    trace.transitions.append(
      TransitionRecord(
        kind: .present,
        from: "Main",
        to: "Sheet",
        isInteractive: false,
        requested: time,
        began: time
      )
    )
    let settling = try #require(HandOver.handOvers(in: trace).first?.settling)
    #expect(settling < handOver.settling && settling > .milliseconds(70))
  }

  @Test func `a touch that drives nothing hands nothing over`() {
    var trace = DraggedTrace().trace
    trace.transitions = []
    #expect(HandOver.handOvers(in: trace).isEmpty)
  }

  @Test func `two pages of one name are two layers`() throws {
    var trace = DraggedTrace(ownStep: 6).trace
    let handOvers = HandOver.handOvers(in: trace)
    let distances = TouchTracking.distances(in: trace)
    for sample in trace.samples {
      trace.samples.append(
        LayerSample(
          frame: sample.frame,
          layer: sample.layer,
          number: sample.number + 1,
          position: [500, 0],
          bounds: sample.bounds,
          opacity: 1
        )
      )
    }
    #expect(HandOver.handOvers(in: trace) == handOvers)
    #expect(TouchTracking.distances(in: trace) == distances)
  }

  @Test func `a single own step in time is the layer's own speed`() throws {
    // The layer's third own frame is so late that none follows it.
    let trace = DraggedTrace(ownStep: 6, late: 32..<41).trace
    let jump = try #require(HandOver.handOvers(in: trace).first?.velocityJump)
    #expect((jump - (6 - 12) * 60).magnitude < 1e-3)
  }
}
