import JankGate
import JankMetrics
import JankReports
import JankText
import Testing

struct DifferenceTextTests {
  private func change(_ old: Int?, _ new: Int?, late: Bool = false) -> RunDifference.FrameChange {
    let outcome: FrameClass = late ? .late(refreshes: 2) : .onTime
    return RunDifference.FrameChange(
      old: old,
      new: new,
      oldClass: old.map { _ in outcome },
      newClass: new.map { _ in outcome }
    )
  }

  @Test func `frames in a row with the same change are one line`() {
    let lines = DifferenceText.frameLines([
      change(3, 3), change(5, 5), change(nil, 53), change(nil, 54), change(nil, 55),
      change(nil, 56, late: true), change(nil, 58), change(60, nil), change(61, nil),
    ])
    #expect(lines.count == 6)
    #expect(lines[1] == "frame 5: on time -> on time")
    #expect(lines[2] == "frames 53 to 55: no such frames -> on time")
    #expect(lines[3].hasPrefix("frame 56: no such frame -> "))
    #expect(lines[4] == "frame 58: no such frame -> on time")
    #expect(lines[5] == "frames 60 to 61: on time -> no such frames")
    let both = DifferenceText.frameLines([
      change(3, 3), change(4, 4), change(5, 5, late: true), change(6, 7, late: true),
      change(7, 8, late: true),
    ])
    #expect(both.count == 3)
    #expect(both[0] == "frames 3 to 4: on time -> on time")
    #expect(both[2] == "frames 6 to 7, now 7 to 8: late by 2 refreshes -> late by 2 refreshes")
  }

  @Test func `frames in a row without a class are one line`() {
    let unknown = (120..<132).map { frame in
      RunDifference.FrameChange(old: frame, new: frame, oldClass: nil, newClass: nil)
    }
    let change = "other work, times or changed layers"
    #expect(DifferenceText.frameLines(unknown) == ["frames 120 to 131: \(change)"])
    #expect(DifferenceText.frameLines([unknown[0]]) == ["frame 120: \(change)"])
  }

  /// The difference of a run whose transitions have one outcome in a file, and one in the other.
  private func text(count: Int, hasAll: Bool = false) throws -> String {
    func result(_ outcome: String) throws -> RecordedResult {
      var run = RecordedRun("a")
      run.metricValues["transitions.completed"] = MetricValue(steps: 1, .count)
      let texts = (0..<count).map { "push \($0) \(outcome)" }
      let list = try #require(TransitionOutcomes(texts: texts))
      run.transitions = list
      return RecordedResult(format: "janklab-baseline", runs: [run])
    }
    return DifferenceText.text(
      ResultDifference(from: try result("completed"), to: try result("cancelled")),
      named: ("old.json", "new.json"),
      hasAll: hasAll,
      layout: TextLayout(width: 200)
    )
  }

  @Test func `numbers are whole, with two decimals unless these hide what changed`() throws {
    func result(_ values: [String: Double]) throws -> RecordedResult {
      var run = RecordedRun("a")
      run.metricValues = try Dictionary(
        uniqueKeysWithValues: values.map { id, value in
          let metric = try #require(MetricRegistry.metric(id))
          return (id, try #require(MetricValue(value, metric.unit)))
        }
      )
      return RecordedResult(format: "janklab-result", runs: [run])
    }
    let texts = try [80, 200].map { width in
      DifferenceText.text(
        ResultDifference(
          from: try result([
            "apple.hitch-time": 933.213357, "frame-time.p99.nearest-rank": 16.666667,
            "apple.hitch-time-ratio": 1_933.213357, "frames.presented": 9,
          ]),
          to: try result([
            "apple.hitch-time": 1_950.000001, "frame-time.p99.nearest-rank": 16.666668,
            "apple.hitch-time-ratio": 12.5, "frames.presented": 12,
          ])
        ),
        named: ("old.json", "new.json"),
        hasAll: true,
        layout: TextLayout(width: width)
      )
    }
    let numbers = [
      "933.21 ms", "1950.00 ms", "+1016.79 ms", "1933.21 ms/s", "12.50 ms/s", "-1920.71 ms/s",
      "16.666667 ms", "16.666668 ms", "+0.000001 ms", " 9 ", " 12 ", " +3 ",
    ]
    for (text, number) in texts.flatMap({ text in numbers.map { (text, $0) } }) {
      #expect(text.contains(number), "\(number) is missing: \(text)")
    }
    #expect(!texts[1].contains("933.213357"))
  }

  @Test func `a run that became invalid or valid is stated with the reason, and counted`() {
    func result(_ failures: [String?]) -> RecordedResult {
      let runs = failures.enumerated().map { place, failure in
        var run = RecordedRun("run \(place)")
        run.validity = RecordedRun.Validity(failure: failure)
        return run
      }
      return RecordedResult(format: "janklab-result", runs: runs)
    }
    let text = DifferenceText.text(
      ResultDifference(from: result([nil, nil, "old\u{1B}"]), to: result(["F13: a", "b", nil])),
      named: ("old.json", "new.json"),
      layout: TextLayout(width: 200)
    )
    #expect(text.contains("~ run 0\n  the run is invalid, was valid: F13: a\n"), "\(text)")
    #expect(text.contains("~ run 2\n  the run is valid, was invalid: old\\u{1b}\n"), "\(text)")
    let summary = "3 runs compared, 3 changed: 2 runs became invalid, 1 run became valid, 0 values"
    #expect(text.contains("\(summary) worse"), "\(text)")
  }

  @Test func `a run that became invalid has no verdicts of values, and no counts`() {
    var old = RecordedRun("a")
    old.metricValues["gesture.lag.max"] = MetricValue(steps: 9_000_000, .points)
    (old.digest, old.validity) = ("0", .valid)
    var new = old
    new.metricValues["gesture.lag.max"] = MetricValue(steps: 1_000_000, .points)
    (new.digest, new.validity) = ("1", .invalid("F13: a"))
    func text(_ old: RecordedRun, _ new: RecordedRun) -> String {
      DifferenceText.text(
        ResultDifference(
          from: RecordedResult(format: "janklab-result", runs: [old]),
          to: RecordedResult(format: "janklab-result", runs: [new])
        ),
        named: ("old.json", "new.json"),
        layout: TextLayout(width: 200)
      )
    }
    let invalid = text(old, new)
    let remark = "note: values are not compared: the new run is invalid\n"
    #expect(
      invalid.contains("~ a\n  the run is invalid, was valid: F13: a\n\(remark)"),
      "\(invalid)"
    )
    #expect(
      invalid.hasSuffix("1 run became invalid, 0 values worse, 0 better, 0 changed\n"),
      "\(invalid)"
    )
    old.validity = new.validity
    let both = text(old, new)
    #expect(both.contains("~ a\nnote: values are not compared: both runs are invalid"), "\(both)")
    let same = "1 run compared, nothing changed of what can be compared\n"
    #expect(text(old, old).hasSuffix(same), "\(text(old, old))")
    (old.validity, new.validity) = (.valid, .valid)
    #expect(text(old, new).contains("gesture.lag.max"))
  }

  @Test func `transitions that differ are listed and counted`() throws {
    let one = try text(count: 1)
    #expect(one.contains("~ a\n  push 0 is cancelled, was completed\nnote: "), "\(one)")
    let summary = "1 run compared, 1 changed: 1 transition differs, 0 values worse, 0 better, "
    #expect(one.hasSuffix("\(summary)0 changed\n"), "\(one)")
    let many = try text(count: 14)
    #expect(many.contains("  push 11 is cancelled, was completed\n"), "\(many)")
    #expect(many.contains("  and 2 more transitions, which --all shows\n"), "\(many)")
    #expect(many.contains(" 14 transitions differ, ") && !many.contains("push 12"), "\(many)")
    let all = try text(count: 14, hasAll: true)
    #expect(all.contains("  push 13 is cancelled, was completed\n"), "\(all)")
  }
}
