import JankGate
import JankMetrics
import JankTrace

/// Results of runs that were never played, with everything in them that a run can have.
struct RandomReports {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }
}

// MARK: Draws

extension RandomReports {
  private static let pieces = [
    "a", "Zoom", " ", "é", "e\u{301}", "\"", "\\", "\n", "\u{1B}[2J", "::error::", "😀", "\u{202E}",
    "\u{0}",
    "</script>", "#",
  ]

  /// A text that tries to break out of every format; never empty.
  mutating func text() -> String {
    (0...number(0...4)).map { _ in one(of: Self.pieces) }.joined()
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func one<Item>(of items: [Item]) -> Item {
    items[number(0...items.count - 1)]
  }

  private mutating func coin() -> Bool { Bool.random(using: &generator) }

  private mutating func several<Item>(_ make: (inout Self) -> Item) -> [Item] {
    (0..<number(0...4)).map { _ in make(&self) }
  }
}

// MARK: Runs

extension RandomReports {
  /// A run, of a case with a name of its own unless it is given.
  mutating func result(of name: CaseName? = nil) -> RunResult {
    let name = name ?? CaseName(scenario: text(), device: text(), strategy: text())
    return RunResult(
      scenario: name.scenario,
      strategy: name.strategy,
      device: name.device,
      trace: trace()
    )
  }

  private mutating func trace() -> Trace {
    let hand = hand()
    var trace = Trace(
      modelVersion: number(1...50),
      seed: generator.next(),
      refreshRate: hand.trace.refreshRate
    )
    (trace.frames, trace.works) = (hand.trace.frames, hand.trace.works)
    (trace.transitions, trace.end) = (hand.trace.transitions, hand.trace.end)
    trace.cameToRest = hand.trace.cameToRest
    trace.events = (0..<number(0...8)).map { place in event(at: place) }
    trace.findings = several { $0.finding() }
    trace.failures = several {
      ScriptFailure($0.text(), line: $0.coin() ? $0.number(1...99) : nil)
    }
    trace.digest = Digest(high: generator.next(), low: generator.next())
    return trace
  }

  private mutating func hand() -> HandMadeTrace {
    var hand = HandMadeTrace(hertz: one(of: [60, 90, 120]))
    var refresh = 3
    for _ in 0..<number(0...25) {
      let late = one(of: [0, 0, 0, 0, 1, 2, 9, 10, 11, 30])
      hand.show(
        expected: refresh,
        actual: refresh + late,
        lateness: late == 0 ? FrameRecord.Lateness.none : one(of: [.commit, .render]),
        commitEnd: coin() ? hand.time(of: refresh - 1 + late) : nil,
        superseding: late > 0 && number(0...3) == 0 ? [refresh - 1] : []
      )
      if late > 0, coin() {
        let start = hand.time(of: refresh - 2)
        hand.work(text(), from: start, to: hand.time(of: refresh + late))
      }
      refresh += late + number(1...2)
    }
    hand.transition(
      from: hand.time(of: 1),
      to: coin() ? hand.time(of: refresh) : nil,
      outcome: one(of: [.completed, .cancelled])
    )
    hand.end(at: hand.time(of: refresh + 1), atRest: number(0...5) > 0)
    return hand
  }

  private mutating func event(at place: Int) -> TraceEvent {
    TraceEvent(
      kind: one(of: [.command, .callback, .warning]),
      time: .zero + .milliseconds(Int64(place / 2)),
      subject: text(),
      name: text()
    )
  }

  private mutating func finding() -> Finding {
    var finding = Finding(
      rule: one(of: FindingRule.allCases),
      time: .zero + .milliseconds(Int64(number(0...900))),
      refresh: number(0...60),
      subject: text(),
      view: coin() ? text() : nil,
      text: text(),
      step: coin() ? ScriptStep(name: text(), line: coin() ? number(1...9) : nil) : nil,
      raises: coin()
    )
    finding.isExpected = coin()
    finding.count = number(1...3)
    return finding
  }
}

// MARK: What becomes of runs

extension RandomReports {
  /// Results with what rules say of them; no two have a name in common.
  mutating func check() throws -> CheckReport {
    let metrics = ["apple.hitch-count", "freeze.longest", "gesture.lag.max"]
    let rules = metrics.filter { _ in coin() }.map { metric in
      Rule(
        Threshold(
          metric: metric,
          comparison: .atMost,
          limit: .fixed(.init(Double(number(0...3)))),
          level: one(of: [.error, .warn])
        ),
        path: coin() ? text() : nil,
        line: coin() ? number(1...99) : nil
      )
    }
    let results = (0..<number(0...3)).map { place in
      result(of: CaseName(scenario: text() + "\(place)", device: text(), strategy: text()))
    }
    var report = CheckReport(
      cases: try results.map { try judged($0, rules: rules) },
      remarks: several { $0.text() },
      toolVersion: "0.1.0"
    )
    report.absentees = several {
      CaseName(scenario: $0.text(), device: $0.text(), strategy: $0.text())
    }
    report.rejections = results.isEmpty ? several { $0.rejection() } : []
    report.isInterrupted = number(0...5) == 0
    return report
  }

  private mutating func rejection() -> Rejection {
    Rejection(
      text(),
      path: coin() ? text() : nil,
      line: coin() ? number(1...99) : nil,
      column: coin() ? number(1...99) : nil,
      hint: coin() ? text() : nil
    )
  }

  private mutating func judged(_ result: RunResult, rules: [Rule]) throws -> CheckedCase {
    let source = CheckSubject.Source(
      scenario: result.scenario,
      path: text(),
      contentHash: Digest(high: generator.next(), low: generator.next()).description
    )
    let subject = CheckSubject(
      result,
      from: source,
      line: coin() ? number(1...99) : nil,
      replay: text()
    )
    return try Judge(rules: rules, baseline: nil, keepsResults: true).judge(subject)
  }

  /// A baseline, with names that a baseline can hold.
  mutating func baseline() throws -> Baseline {
    var baseline = Baseline(
      modelVersion: number(1...50),
      metrics: coin() ? [] : ["apple.hitch-time", "usual"]
    )
    for place in 0..<number(0...6) {
      let name = CaseName(
        scenario: text() + "\(place / 2)",
        device: one(of: ["phone-60", "phone-120", "tablet"]),
        strategy: text().replacing("/", with: "")
      )
      baseline.record(try judged(result(of: name), rules: []))
      let run = Baseline.RunName(device: name.device, strategy: name.strategy)
      switch number(0...3) {
      case 0: baseline.scenarios[name.scenario]?.runs[run]?.transitions = nil
      case 1: baseline.scenarios[name.scenario]?.runs[run]?.transitions = TransitionOutcomes([])
      default: break
      }
    }
    return baseline
  }

  mutating func comparison() -> Comparison {
    let count = number(1...3)
    let series = (0..<number(1...3)).map { place in
      let name = text() + "\(place)"
      var series = TrialSeries(
        of: name,
        metricCount: SampleComparisons.metrics.count,
        seedCount: count
      )
      for seed in 0..<count {
        series.take(Trial(trace(), metrics: SampleComparisons.metrics), seed: seed)
      }
      return series
    }
    let first = UInt64(number(0...100))
    let setting = Comparison.Setting(
      scenario: text(),
      device: text(),
      refreshRate: 60,
      stall: coin() ? .zero : .milliseconds(Int64(number(1...200))),
      seeds: first...first + UInt64(count) - 1
    )
    return Comparison(setting, metrics: SampleComparisons.metrics, series)
  }

  mutating func score() -> Score {
    var stamps: [Int64] = [0]
    for _ in 0..<number(0...9) {
      stamps.append(stamps[stamps.count - 1] + Int64(number(1...90)) * 1_000_000)
    }
    let series = FrameSeries(
      name: text(),
      origin: text(),
      frameCount: stamps.count,
      refreshPeriod: coin() ? RefreshPeriod(hertz: 60) : nil,
      columns: [.shown: TimeColumn(stamps)]
    )
    return Score(series, file: text(), format: text(), size: text())
  }
}
