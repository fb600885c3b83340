import JankMetrics
import JankTrace
import TestSupport
import Testing

// Also tests: FrameSteps.

/// Laws of attribution for all runs.
struct AttributionLaws {
  /// 2,500 runs, or `JANKLAB_ATTRIBUTIONS`, in parts that run in parallel.
  private static let runsOfPart: UInt64 = 625
  private static let parts =
    0..<RandomCases.count("JANKLAB_ATTRIBUTIONS", usually: 2500) / runsOfPart

  private func forEachRun(ofPart part: UInt64, _ check: (Trace, UInt64) -> Void) {
    for seed in part * Self.runsOfPart..<(part + 1) * Self.runsOfPart {
      check(RandomRun.trace(seed: seed), seed)
    }
  }

  @Test(arguments: parts)
  func `every frame is accounted for, every hitch explained, and less work makes none worse`(
    part: UInt64
  ) {
    var previous: [Int: FrameSeries] = [:]
    forEachRun(ofPart: part) { trace, seed in
      let attribution = Attribution(trace)
      checkCauses(attribution, trace, seed)
      checkRefreshes(attribution, trace, seed)
      checkCommits(trace, seed)
      checkLessWork(attribution, trace, seed)
      guard seed % 10 == 0 else { return }
      let series = FrameSeries(trace)
      if let other = previous[trace.refreshRate] { checkMerging(other, series, seed) }
      previous[trace.refreshRate] = series
    }
  }

  /// The delays of a hitch add up to its length, and each has a responsible component.
  private func checkCauses(_ attribution: Attribution, _ trace: Trace, _ seed: UInt64) {
    for explanation in attribution.frames {
      let sum = explanation.causes.reduce(Interval.zero) { $0 + $1.delay }
      #expect(sum == explanation.frame.hitch, "seed \(seed), frame \(explanation.frame.index)")
      let isNamed = explanation.causes.allSatisfy {
        $0.delay > .zero && ($0.refreshes > 0) == ($0.stage != .rateChange)
          && $0.name != "unnamed work"
      }
      #expect(isNamed, "seed \(seed), frame \(explanation.frame.index)")
      #expect((explanation.party != nil) == (explanation.frame.hitch > .zero), "seed \(seed)")
      // A frame that is late only because of others takes the first refresh left to it.
      if let before = explanation.stuffedBehind {
        let previous = attribution.frames[before].frame
        #expect(
          explanation.frame.actual.number == previous.actual.number + 1,
          "seed \(seed), frame \(explanation.frame.index)"
        )
      }
      // A rate change renumbers what was planned before it.
      let isPlain = explanation.causes.allSatisfy {
        $0.party != .display && $0.stage != .presentQueue
      }
      if isPlain || trace.rateChanges.isEmpty { checkDeadline(of: explanation, seed) }
      checkCandidates(explanation, seed)
    }
  }

  /// The component that missed the first deadline is responsible for most of a frame's own delay.
  ///
  /// Two delays are no deadline of the frame: a refresh taken by an earlier frame is charged to the
  /// component that made that frame late, and the cost of a rate change to the display.
  private func checkDeadline(of explanation: FrameExplanation, _ seed: UInt64) {
    let own = explanation.causes.filter { $0.stage != .presentQueue && $0.stage != .rateChange }
    guard !own.isEmpty else { return }
    func lost(to party: Party) -> Interval {
      own.filter { $0.party == party }.reduce(.zero) { $0 + $1.delay }
    }
    let frame = explanation.frame
    switch frame.lateness {
    case .none, .commitAndRender: break
    case .commit:
      #expect(lost(to: .app) >= lost(to: .renderServer), "seed \(seed), frame \(frame.index)")
    case .render:
      #expect(lost(to: .renderServer) > lost(to: .app), "seed \(seed), frame \(frame.index)")
    }
  }

  /// Every work item with a charge is a candidate, and a frame in time has none.
  private func checkCandidates(_ explanation: FrameExplanation, _ seed: UInt64) {
    let (causes, names) = (explanation.causes, explanation.candidates)
    #expect(names.isEmpty == causes.allSatisfy { $0.stage == .rateChange }, "seed \(seed)")
    #expect(Set(names).count == names.count, "seed \(seed)")
    let blamed = causes.filter { $0.kind != nil || $0.stage == .prepare || $0.stage == .execute }
    #expect(blamed.allSatisfy { names.contains($0.name) }, "seed \(seed)")
  }

  /// Each commit is presented, superseded, or shown in a frame with an older commit: none is
  /// counted twice or lost.
  private func checkCommits(_ trace: Trace, _ seed: UInt64) {
    let made = trace.works.filter { $0.kind == .commit }.map(\.end)
    var recorded: [Instant] = []
    var seen = 0
    var previous = Instant.zero
    for frame in trace.frames {
      let taken = made.filter { $0 > previous && $0 <= frame.prepare.start }
      previous = frame.prepare.start
      guard let end = frame.mainThread?.end else {
        #expect(taken.isEmpty && frame.superseded.isEmpty, "seed \(seed), frame \(frame.index)")
        continue
      }
      let ends = frame.superseded.map(\.mainThread.end) + [end]
      #expect(zip(ends, ends.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
      #expect(ends.first == taken.first, "seed \(seed), frame \(frame.index)")
      #expect(Set(ends).isSubset(of: taken), "seed \(seed), frame \(frame.index)")
      #expect(frame.superseded.allSatisfy { $0.expected.number < frame.expected.number })
      recorded += ends
      seen += taken.count - ends.count
    }
    let left = made.count { $0 > previous }
    #expect(recorded.count + seen + left == made.count, "seed \(seed)")
    let tally = FrameTally(FrameSeries(trace)).cadence.value
    let tracked = trace.frames.filter(TrackedAnimation(trace).contains)
    #expect(tally?.presented == tracked.count, "seed \(seed)")
    #expect(tally?.notPresented == tracked.reduce(0) { $0 + $1.superseded.count }, "seed \(seed)")
  }

  /// Presented and missed refreshes add up to the refreshes at which a frame was requested.
  private func checkRefreshes(_ attribution: Attribution, _ trace: Trace, _ seed: UInt64) {
    let tracked = attribution.frames.filter(\.isTracked)
    let missed = tracked.reduce(0) { $0 + $1.missedRefreshes }
    let tally = FrameTally(FrameSeries(trace))
    let slots = tally.cadence.value?.refreshSlots.value
    #expect(tracked.count + missed == slots ?? 0, "seed \(seed)")
    for explanation in tracked {
      // No frame begins before its request.
      if let work = explanation.frame.mainThread, let requested = explanation.frame.requested {
        #expect(requested <= work.start, "seed \(seed)")
      }
      let late = max(0, explanation.frame.actual.number - explanation.frame.expected.number)
      let explained = late + (explanation.gap?.refreshes ?? 0)
      #expect(explained >= explanation.missedRefreshes, "seed \(seed)")
    }
  }

  /// A replay of the plan gives the run; with less work, no frame is later.
  private func checkLessWork(_ attribution: Attribution, _ trace: Trace, _ seed: UInt64) {
    let plan = FramePlan(trace)
    let shown = trace.frames.map(\.actual.number)
    #expect(plan.shown() == shown, "seed \(seed)")
    let names = Set(attribution.frames.flatMap { $0.causes.map(\.name) })
    for name in names.sorted() {
      let better = plan.shown(without: name)
      #expect(zip(better, shown).allSatisfy { $0 <= $1 }, "seed \(seed), without \(name)")
    }
  }

  /// The values of two runs in one series are those of each, merged.
  private func checkMerging(_ one: FrameSeries, _ other: FrameSeries, _ seed: UInt64) {
    var whole = one
    whole.append(other)
    var merged = FrameTally(one)
    merged.merge(FrameTally(other))
    let tally = FrameTally(whole)
    #expect(merged == tally, "seed \(seed)")
    for metric in MetricRegistry.all {
      #expect(metric.value(merged) == metric.value(tally), "seed \(seed), \(metric.id)")
    }
  }
}
