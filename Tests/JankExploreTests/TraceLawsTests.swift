import JankExplore
import JankGate
import JankScenarios
import JankTrace
import TestSupport
import Testing

/// Laws of the simulation on random variations; `JANKLAB_LAWS` sets the number of variations.
struct TraceLawsTests {
  private static let count = RandomCases.count("JANKLAB_LAWS", usually: 200)
  private static let texts = [ExploreSamples.stack, ExploreSamples.sheet]

  private func play(_ one: ExploredCase) -> Trace {
    ExploreSamples.play(one, watchesPages: true)
  }

  @Test(arguments: texts + [ExploreSamples.widget])
  func `every variation keeps the laws`(text: String) throws {
    let variator = try ExploreSamples.variator(text, VariationKind.allCases)
    for seed in 0..<Self.count {
      let violations = TraceLaws.violations(in: play(variator.variation(seed: seed)))
      #expect(violations.isEmpty, "seed \(seed): \(violations)")
    }
  }

  @Test func `frames between refreshes keep the laws`() throws {
    let devices = (#""phone-60", "phone-120""#, #""phone-promotion""#)
    let text = ExploreSamples.stack.replacing(devices.0, with: devices.1)
    let variator = try ExploreSamples.variator(text, VariationKind.allCases)
    var count = 0
    for seed in 0..<Self.count {
      let trace = play(variator.variation(seed: seed))
      let violations = TraceLaws.violations(in: trace)
      #expect(violations.isEmpty, "seed \(seed): \(violations)")
      count += trace.frames.count { trace.grid.time(of: $0.actual.number) != $0.actual.time }
    }
    #expect(count > 0)
  }

  // A GPU that is busy for seconds holds frames of the app and of its widget. Then one refresh
  // shows a frame of the one and replaces an older, late one of the other.
  @Test func `a frame that replaces one of another process keeps the laws`() throws {
    let scenario = try ExploreSamples.load(
      """
      {
        "name": "two", "devices": ["phone-promotion"],
        "screens": { "Timer": { "layers": 8, "viewDidLoad": "1 ms" } },
        "root": "Timer", "widget": {},
        "script": [
          { "at": "1 s", "timer": 4 }, { "at": "2975 ms", "open": "home screen" },
          { "at": "4 s", "widget": "show" },
          { "at": "1574 ms", "stall": "shader", "for": "653 ms", "on": "graphics processor" },
          { "at": "1543 ms", "stall": "shader", "for": "1338 ms", "on": "graphics processor" }
        ]
      }
      """
    )
    let trace = play(try #require(ExploredCase.all(of: scenario, in: .standard).first))
    #expect(TraceLaws.violations(in: trace) == [])
    let replaced = trace.frames.flatMap { frame in
      frame.superseded.filter { $0.process != frame.process }
    }
    #expect(!replaced.isEmpty)
  }

  @Test func `the main threads of two processes work side by side, that of one in order`() {
    func work(_ start: Int64, _ process: Int) -> WorkRecord {
      WorkRecord(
        kind: .stall,
        name: "x",
        start: .zero + .milliseconds(start),
        end: .zero + .milliseconds(start + 20),
        process: process
      )
    }
    var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 60)
    trace.end = .zero + .milliseconds(100)
    trace.works = [work(0, 0), work(5, 1)]
    #expect(TraceLaws.violations(in: trace).isEmpty)
    trace.works = [work(0, 1), work(5, 1)]
    #expect(TraceLaws.violations(in: trace).count == 1)
  }

  /// Steps that may happen at any time, among them what cancels a gesture.
  private static let actions: [Scenario.Action] = [
    .stall(name: "x", length: .milliseconds(50)), .cancelTouches(reason: "phone call"),
    .rotate(.landscape),
  ]

  @Test(arguments: texts, actions)
  func `a step changes nothing that happened before it`(
    text: String,
    action: Scenario.Action
  ) throws {
    let variator = try ExploreSamples.variator(text, VariationKind.allCases)
    for seed in 0..<max(1, Self.count / 8) {
      let one = variator.variation(seed: seed)
      var file = one.file
      var dice = Dice(seed: seed, purpose: "prefix")
      let time = Interval.milliseconds(Int64(dice.whole(0...1_500)))
      let before = play(ExploredCase(file, under: one.strategy))
      file.script.append(.init(at: .start(after: time), action))
      let after = play(ExploredCase(file, under: one.strategy))
      #expect(Prefix(of: before, to: time) == Prefix(of: after, to: time), "seed \(seed)")
    }
  }

  /// What happened before a time.
  private struct Prefix: Equatable {
    let works: [WorkRecord]
    let frames: [FrameRecord]
    let samples: [LayerSample]
    let touches: [TouchRecord]

    init(of trace: Trace, to time: Interval) {
      let end = Instant.zero + time
      works = trace.works.filter { $0.end < end }
      frames = trace.frames.filter { $0.actual.time < end }
      samples = trace.samples.filter { [count = frames.count] in $0.frame < count }
      touches = trace.touches.filter { $0.delivered < end }
    }
  }

  @Test func `each broken law is found`() throws {
    var made = HandMadeTrace()
    made.showInTime(3...9)
    #expect(TraceLaws.violations(in: made.trace).isEmpty)
    var twice = made.trace
    twice.frames.append(twice.frames[6])
    #expect(TraceLaws.violations(in: twice).count == 1)
    var swapped = made.trace
    swapped.frames.swapAt(2, 3)
    #expect(!TraceLaws.violations(in: swapped).isEmpty)
    var ended = made.trace
    var push = TransitionRecord(
      kind: .push,
      from: "A",
      to: "B",
      isInteractive: false,
      requested: .zero,
      began: .zero + .milliseconds(5)
    )
    push.outcome = .completed
    ended.transitions = [push]
    #expect(TraceLaws.violations(in: ended) == ["the push of B ends as completed"])
    push.ended = .zero
    ended.transitions = [push]
    #expect(TraceLaws.violations(in: ended) == ["the push of B ends before it begins"])
    var busy = made.trace
    busy.works = [
      WorkRecord(kind: .callback, name: "a", start: .zero, end: .zero + .milliseconds(2)),
      WorkRecord(
        kind: .callback,
        name: "b",
        start: .zero + .milliseconds(1),
        end: .zero + .milliseconds(3)
      ),
    ]
    #expect(TraceLaws.violations(in: busy).count == 1)
  }
}
