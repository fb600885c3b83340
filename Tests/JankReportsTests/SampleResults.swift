import JankGate
import JankTrace

/// Results made by hand for the tests of reports.
enum SampleResults {
  static func time(_ refresh: Int) -> Instant {
    Instant(nanoseconds: Int64((refresh * 2_000_000_000 + 60) / 120))
  }

  private static func refresh(_ number: Int) -> FrameRecord.Refresh {
    FrameRecord.Refresh(number: number, time: time(number))
  }

  private static func frame(
    _ index: Int,
    expected: Int,
    late: Int,
    lateness: FrameRecord.Lateness
  ) -> FrameRecord {
    let commitDelay = lateness == .render ? 0 : late
    let start = time(expected - 1 + commitDelay)
    let prepared = FrameRecord.Stage(start: start, end: start)
    let executed = FrameRecord.Stage(start: start, end: time(expected + late))
    return FrameRecord(
      index: index,
      origin: .commit,
      begin: refresh(expected - 2),
      expected: refresh(expected),
      actual: refresh(expected + late),
      commitDeadline: time(expected - 1),
      mainThread: .init(start: time(expected - 2), end: start),
      prepare: prepared,
      execute: executed,
      contentTime: time(expected),
      lateness: lateness,
      changedLayers: 1
    )
  }

  private static func transition(to name: String, outcome: TransitionRecord.Outcome)
    -> TransitionRecord
  {
    var transition = TransitionRecord(
      kind: .present,
      from: "Main",
      to: name,
      isInteractive: false,
      requested: time(6),
      began: time(7)
    )
    transition.outcome = outcome
    transition.ended = outcome == .unfinished ? nil : time(50)
    return transition
  }

  /// A second with a frame that a stall made four refreshes late.
  static func stalled(
    name: String = "bounce",
    lateness: FrameRecord.Lateness = .commit,
    late: Int = 4,
    outcome: TransitionRecord.Outcome = .completed,
    stall: String = "decode hero.png",
    page: String = "Sheet",
    warning: String? = nil,
    finding: String? = nil
  ) -> RunResult {
    var trace = Trace(modelVersion: 1, seed: .max, refreshRate: 60)
    trace.cameToRest = true
    var next = 8
    for index in 0..<20 {
      let late = index == 10 ? late : 0
      trace.frames.append(
        frame(index, expected: next, late: late, lateness: late > 0 ? lateness : .none)
      )
      next += late + 1
    }
    let start = time(trace.frames[10].begin.number)
    trace.works = [
      WorkRecord(kind: .stall, name: stall, start: start, end: start + .milliseconds(80))
    ]
    trace.transitions = [transition(to: page, outcome: outcome)]
    if let warning {
      trace.events = [
        TraceEvent(kind: .callback, time: time(9), subject: page, name: "viewDidLoad"),
        TraceEvent(kind: .warning, time: time(10), subject: page, name: warning),
      ]
    }
    if let finding {
      trace.findings = [
        Finding(
          rule: .cancelRestores,
          time: time(10),
          refresh: 10,
          subject: page,
          view: "page",
          text: finding,
          step: ScriptStep(name: "dismiss", line: 14)
        )
      ]
    }
    trace.end = time(60)
    trace.digest = Digest(high: 0x0123_4567_89AB_CDEF, low: 7)
    return RunResult(
      scenario: name,
      strategy: "display-link",
      device: "phone-60",
      trace: trace
    )
  }

  /// A run in which nothing happened.
  static var empty: RunResult {
    var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 60)
    trace.cameToRest = true
    return RunResult(
      scenario: "empty",
      strategy: "core-animation",
      device: "phone-60",
      trace: trace
    )
  }
}
