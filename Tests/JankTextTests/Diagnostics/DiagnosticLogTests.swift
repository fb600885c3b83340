import JankText
import Testing

struct DiagnosticLogTests {
  @Test func `a name that two things have is an error with both positions`() {
    let log = DiagnosticLog(path: "f")
    for line in [2, 5, 5, 9] {
      let place = SourcePosition(line: line, column: 3)
      log.declareOnce("open", as: "step", at: place)
      log.declareOnce("open", as: "screen", at: SourcePosition(line: 1, column: 1))
    }
    let message = #""open" is also the name of the step at 2:3"#
    #expect(log.findings().map(\.position?.line) == [5, 5, 9])
    #expect(log.findings().allSatisfy { $0.message == message })
    #expect(log.findings().first?.hint == "give each step its own name")
  }

  @Test func `diagnostics are in the order of the file`() {
    let log = DiagnosticLog(path: "f")
    for (line, column) in [(4, 1), (2, 9), (2, 3), (7, 1)] {
      log.report("at \(line):\(column)", at: SourcePosition(line: line, column: column))
    }
    #expect(
      log.findings().map(\.message) == ["at 2:3", "at 2:9", "at 4:1", "at 7:1"]
    )
  }

  @Test func `diagnostics at one position are in the order of reporting`() {
    let log = DiagnosticLog(path: "f")
    let place = SourcePosition(line: 1, column: 1)
    let messages = (0..<10).map { "finding \($0)" }
    for message in messages { log.report(message, at: place) }
    #expect(log.findings().map(\.message) == messages)
  }

  @Test(arguments: [
    (0, nil), (1, nil), (20, nil), (21, "1 more error"), (1000, "980 more errors"),
    (5000, "4980 more errors"),
  ])
  func `twenty are shown and the rest counted`(count: Int, note: String?) {
    let log = DiagnosticLog(path: "f")
    for line in 1...max(1, count) where count > 0 {
      log.report("wrong", at: SourcePosition(line: line, column: 1))
    }
    let findings = log.findings()
    #expect(findings.count(where: { $0.severity == .error }) == min(count, 20))
    #expect(findings.first(where: { $0.severity == .note })?.message == note)
    #expect(log.isEmpty == (count == 0))
  }

  @Test(arguments: [false, true])
  func `the earliest twenty are shown, in whatever order they are found`(isReversed: Bool) {
    let log = DiagnosticLog(path: "f")
    var madeCount = 0
    for number in 1...3000 {
      let line = isReversed ? 3001 - number : (number * 1117) % 3000 + 1
      func message() -> String {
        madeCount += 1
        return "line \(line)"
      }
      log.report(message(), at: SourcePosition(line: line, column: 1))
    }
    let findings = log.findings()
    #expect(findings.dropLast().map(\.message) == (1...20).map { "line \($0)" })
    #expect(findings.last?.message == "2980 more errors")
    #expect(isReversed || madeCount < 300, "texts are made only for what may be shown")
  }

  @Test func `a diagnostic has the path to the part being read`() {
    let log = DiagnosticLog(path: "f")
    let place = SourcePosition(line: 1, column: 1)
    log.within(.key("script")) {
      log.within(.index(2)) {
        log.within(.key("drives")) { log.report("deep", at: place) }
        log.report("middle", at: place)
      }
    }
    log.report("top", at: place)
    #expect(
      log.findings().map(\.message) == ["script[2].drives: deep", "script[2]: middle", "top"]
    )
  }

  @Test func `a key that contains a point or a colon is quoted in the path`() {
    let log = DiagnosticLog(path: "f")
    let place = SourcePosition(line: 1, column: 1)
    for key in ["Main Page", "apple.hitch-count", "m: max < 1"] {
      log.within(.key("rules"), .key(key)) { log.report("wrong", at: place) }
    }
    log.within(.key("a.b")) { log.report("wrong", at: place) }
    #expect(
      log.findings().map(\.message) == [
        "rules.Main Page: wrong", #"rules."apple.hitch-count": wrong"#,
        #"rules."m: max < 1": wrong"#, #""a.b": wrong"#,
      ]
    )
  }

  @Test func `an error beyond the schema does not affect the shape`() {
    let log = DiagnosticLog(path: "f")
    let place = SourcePosition(line: 1, column: 1)
    log.report("no such screen", at: place, about: .meaning)
    #expect(log.isWellShaped && !log.isEmpty)
    log.report("no object", at: place)
    #expect(!log.isWellShaped)
  }

  @Test func `an unknown name is reported where it is used`() {
    let log = DiagnosticLog(path: "f")
    log.within(.key("script"), .index(2)) {
      log.refer(to: "Shet", as: "screen", at: SourcePosition(line: 3, column: 4))
      log.refer(to: "Main", as: "screen", at: SourcePosition(line: 3, column: 9))
      log.refer(to: "any", as: "sound", at: SourcePosition(line: 3, column: 12))
    }
    log.declare(["Main", "Sheet"], as: "screen")
    log.resolveNames()
    log.resolveNames()
    #expect(log.isWellShaped)
    #expect(
      log.findings().map(\.description) == [
        """
        f:3:4: error: script[2]: expected the name of a screen, one of "Main", "Sheet", found the \
        text "Shet"
          help: did you mean "Sheet"?
        """
      ]
    )
  }
}
