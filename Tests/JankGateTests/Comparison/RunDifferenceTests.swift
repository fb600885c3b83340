import JankGate
import JankMetrics
import JankTrace
import Testing

// Also tests: FrameAlignment, RecordedRun.

struct RunDifferenceTests {
  private func run(_ name: String = "a", late: [Int: Int] = [:], count: Int = 20) -> RecordedRun {
    let trace = Trace.steady(count: count, late: late, length: .milliseconds(1_000))
    var run = RecordedRun(name)
    let tally = FrameTally(FrameSeries(trace))
    for metric in MetricRegistry.all where metric.isNumeric {
      run.metricValues[metric.id] = metric.value(tally).value.flatMap {
        MetricValue($0, metric.unit)
      }
    }
    run.classes = trace.frames.map(FrameClass.init)
    run.prints = FramePrints(trace)
    run.digest = "\(late)"
    run.events = trace.frames.map {
      RecordedRun.Event(time: $0.actual.time, text: "frame \($0.index)")
    }
    return run
  }

  @Test func `a run does not differ from itself`() {
    let difference = RunDifference(from: run(late: [3: 2]), to: run(late: [3: 2]))
    #expect(difference.isEmpty && difference.remarks.isEmpty)
  }

  @Test func `values are judged, frames have classes, and the first different event is found`()
    throws
  {
    let difference = RunDifference(from: run(), to: run(late: [4: 3]))
    let hitch = try #require(difference.metricValues.first { $0.metric == "apple.hitch-time" })
    #expect(hitch.old?.description == "0 ms" && hitch.new?.description == "50 ms")
    #expect(hitch.judgement == .worse && hitch.unit == .milliseconds)
    #expect(hitch.change?.steps == 50_000_000)
    #expect(difference.frames.count == 1)
    #expect(difference.frames[0].old == 4 && difference.frames[0].new == 4)
    #expect(difference.frames[0].oldClass == .onTime)
    #expect(difference.frames[0].newClass == .late(refreshes: 3))
    #expect(difference.divergence?.place == 4 && difference.hasOtherFrames == true)
    let back = RunDifference(from: run(late: [4: 3]), to: run())
    #expect(back.metricValues.first { $0.metric == "apple.hitch-time" }?.judgement == .better)
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `exactly the frames between the ends are listed`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let base = (0..<30).map { _ in Int.random(in: 0...2, using: &numbers) }
    var changed = base
    let place = Int.random(in: 0..<30, using: &numbers)
    let extra = Int.random(in: 0...2, using: &numbers)
    changed[place] = 5
    changed.insert(contentsOf: Array(repeating: 6, count: extra), at: place)
    func classes(_ late: [Int]) -> RecordedRun {
      var run = RecordedRun("a")
      run.classes = late.map { $0 == 0 ? .onTime : .late(refreshes: $0) }
      return run
    }
    let difference = RunDifference(from: classes(base), to: classes(changed))
    #expect(difference.frames.count == 1 + extra)
    #expect(difference.frames.compactMap(\.new) == Array(place...place + extra))
    #expect(difference.frames.compactMap(\.old) == [place])
    let pairs = FrameAlignment(base, changed).allPairs
    #expect(pairs.compactMap(\.old) == Array(base.indices))
    #expect(pairs.compactMap(\.new) == Array(changed.indices))
    #expect(pairs.count == changed.count)
  }

  @Test func `words that differ are a change without a direction`() {
    var (old, new) = (RecordedRun("a"), RecordedRun("a"))
    old.words["frames.shape"] = "60 Hz"
    new.words["frames.shape"] = "60 Hz"
    #expect(RunDifference(from: old, to: new).metricValues.isEmpty)
    new.words["frames.shape"] = "30 Hz"
    let changes = RunDifference(from: old, to: new).metricValues
    #expect(changes.map(\.metric) == ["frames.shape"])
    #expect(changes.map(\.old) == [.words("60 Hz")] && changes.map(\.new) == [.words("30 Hz")])
    #expect(changes.map(\.judgement) == [.changed] && changes.map(\.change) == [nil])
    // A file without words says nothing about them.
    #expect(RunDifference(from: old, to: RecordedRun("a")).metricValues.isEmpty)
  }

  @Test func `a difference below the resolution is no regression`() {
    func change(_ old: Int64, _ new: Int64) -> RunDifference.ValueChange? {
      var runs = [RecordedRun("a"), RecordedRun("a")]
      for (place, steps) in [old, new].enumerated() {
        runs[place].metricValues["apple.hitch-time"] = MetricValue(steps: steps, .milliseconds)
      }
      return RunDifference(from: runs[0], to: runs[1]).metricValues.first
    }
    #expect(change(799_297_600, 799_298_833)?.judgement == .changed)
    #expect(change(799_297_600, 799_298_833)?.change?.steps == 1_233)
    #expect(change(799_294_000, 809_298_833)?.judgement == .worse)
    #expect(change(799_298_833, 789_288_833)?.judgement == .better)
    #expect(change(.min, .max)?.change == nil && change(.min, .max)?.judgement == .worse)
    #expect(change(.max, .min)?.change == nil && change(.max, .min)?.judgement == .better)
  }

  @Test func `data that a file lacks is a remark and no difference`() {
    var check = run(late: [4: 3])
    (check.classes, check.prints, check.events) = (nil, nil, nil)
    let difference = RunDifference(from: check, to: run(late: [4: 3]))
    #expect(difference.isEmpty)
    #expect(
      difference.remarks == [
        "frames cannot be compared: the old file does not hold them",
        "events cannot be compared: the old file does not hold them",
      ]
    )
    var score = RecordedRun("b")
    score.metricValues = check.metricValues
    #expect(
      RunDifference(from: check, to: score).remarks.last
        == "digests cannot be compared: the new file does not hold them"
    )
  }

  @Test func `very late frames differ if both files have the number of refreshes`() {
    func classes(_ frame: FrameClass) -> RecordedRun {
      var run = RecordedRun("a")
      run.classes = [.onTime, frame, .onTime]
      return run
    }
    func changes(_ old: FrameClass, _ new: FrameClass) -> Int {
      RunDifference(from: classes(old), to: classes(new)).frames.count
    }
    #expect(changes(.late(refreshes: 12), .late(refreshes: 40)) == 1)
    #expect(changes(.late(refreshes: 12), .veryLate) == 0)
    #expect(changes(.veryLate, .late(refreshes: 9)) == 1)
    #expect(changes(.veryLate, .veryLate) == 0)
  }

  @Test func `a metric that a file does not cover has not changed`() {
    let old = run(late: [4: 3])
    var new = old
    new.metricValues = old.metricValues.filter { $0.key == "apple.hitch-time" }
    #expect(RunDifference(from: old, to: new).metricValues.count == old.metricValues.count - 1)
    new.metrics = ["apple.hitch-time"]
    #expect(RunDifference(from: old, to: new).metricValues.isEmpty)
    new.metrics = ["apple.hitch-time", "freeze.longest"]
    #expect(RunDifference(from: old, to: new).metricValues.map(\.metric) == ["freeze.longest"])
    // Another format may have its own reasons.
    let other = RunDifference(from: old, to: new, hasOneFormat: false)
    #expect(other.metricValues.isEmpty)
    #expect(other.remarks.contains("values that only one of the files has are omitted"))
  }

  @Test func `fingerprints show which frames changed if classes are missing`() {
    var (old, new) = (run(), run(late: [4: 3]))
    (old.classes, new.classes) = (nil, nil)
    let difference = RunDifference(from: old, to: new)
    #expect(difference.frames.map(\.new) == [4])
    #expect(difference.frames[0].newClass == nil)
    #expect(difference.remarks.contains { $0.contains("only whether they changed") })
  }

  /// A run with one completed transition, or so it states, and a list of transitions.
  private func listing(_ texts: [String]?) throws -> RecordedRun {
    var run = RecordedRun("a")
    run.metricValues["transitions.completed"] = MetricValue(steps: 1, .count)
    run.transitions = try texts.map { try #require(TransitionOutcomes(texts: $0)) }
    return run
  }

  @Test func `transitions are compared as in a check`() throws {
    let old = try listing(["dismiss A completed", "dismiss B cancelled"])
    let new = try listing(["dismiss A cancelled", "dismiss B completed"])
    let difference = RunDifference(from: old, to: new)
    #expect(difference.transitions.map(\.index) == [0, 1] && !difference.isEmpty)
    #expect(difference.metricValues.isEmpty)
    #expect(RunDifference(from: try listing([]), to: new).transitions.count == 2)
    // A user sees no names.
    let renamed = try listing(["dismiss A2 completed", "dismiss B cancelled"])
    #expect(RunDifference(from: old, to: renamed).isEmpty)
  }

  @Test func `transitions of files without a common number of outcomes are a remark`() throws {
    let (completed, cancelled) = ("transitions.completed", "transitions.cancelled")
    let old = try listing(["dismiss A completed"])
    var new = try listing(["dismiss A cancelled"])
    let remark = "transitions are not compared: the files have no common number of outcomes"
    #expect(!RunDifference(from: old, to: new).remarks.contains(remark))
    new.metricValues[cancelled] = new.metricValues.removeValue(forKey: completed)
    for hasOneFormat in [true, false] {
      let difference = RunDifference(from: old, to: new, hasOneFormat: hasOneFormat)
      #expect(difference.transitions.isEmpty && difference.remarks.contains(remark))
    }
    new.transitions = nil
    #expect(!RunDifference(from: old, to: new).remarks.contains(remark))
  }

  @Test func `an older baseline without a list of transitions is a remark`() throws {
    let (older, new) = (try listing(nil), try listing(["dismiss A completed"]))
    let remark = "transitions cannot be compared: the old file does not hold them"
    let difference = RunDifference(from: older, to: new)
    #expect(difference.isEmpty && difference.remarks.contains(remark))
    // Files of some formats list none, for example checks.
    let other = RunDifference(from: older, to: new, hasOneFormat: false)
    #expect(!other.remarks.contains(remark))
    #expect(!RunDifference(from: older, to: older).remarks.contains { $0.hasPrefix("transitions") })
  }

  @Test func `a run that is valid in one file only differs, with the reason`() {
    func difference(
      _ old: RecordedRun.Validity?,
      _ new: RecordedRun.Validity?
    ) -> RunDifference {
      var runs = (old: run(), new: run())
      (runs.old.validity, runs.new.validity) = (old, new)
      return RunDifference(from: runs.old, to: runs.new)
    }
    let worse = difference(.valid, .invalid("F13: no"))
    #expect(worse.validity == .init(old: nil, new: "F13: no") && !worse.isEmpty)
    let better = difference(.invalid("F13: no"), .valid)
    #expect(better.validity == .init(old: "F13: no", new: nil) && !better.isEmpty)
    #expect(difference(.invalid("a"), .invalid("b")).isEmpty)
    // A file may not state it.
    #expect(difference(nil, .invalid("a")).isEmpty && difference(.valid, nil).isEmpty)
  }

  @Test func `the values of an invalid run are not judged, its transitions are compared`() throws {
    let reason = RecordedRun.Validity.invalid("F13: no")
    let both: [(old: RecordedRun.Validity, new: RecordedRun.Validity, runs: String)] = [
      (.valid, reason, "the new run is"), (reason, .valid, "the old run is"),
      (reason, reason, "both runs are"),
    ]
    let list = try ["completed", "cancelled"].map { outcome in
      try #require(TransitionOutcomes(texts: ["dismiss A \(outcome)"]))
    }
    for (before, now, runs) in both {
      var (old, new) = (run(late: [4: 3]), run())
      (old.transitions, new.transitions) = (list[0], list[1])
      old.metricValues["transitions.completed"] = MetricValue(steps: 1, .count)
      new.metricValues["transitions.completed"] = MetricValue(steps: 0, .count)
      #expect(!RunDifference(from: old, to: new).hasInvalidRun)
      #expect(!RunDifference(from: old, to: new).metricValues.isEmpty)
      (old.validity, new.validity) = (before, now)
      let difference = RunDifference(from: old, to: new)
      #expect(difference.metricValues.isEmpty && difference.hasInvalidRun)
      #expect(difference.remarks == ["values are not compared: \(runs) invalid"])
      #expect(difference.transitions.count == 1 && difference.frames.count == 1)
    }
  }

  @Test func `other conditions are reported`() {
    var (old, new) = (run(), run())
    (old.seed, new.seed) = ("1", "2")
    (old.contentHash, new.contentHash) = ("a", "b")
    #expect(
      RunDifference(from: old, to: new).remarks
        == ["seed 1 became 2", "the scenario changed"]
    )
  }
}
