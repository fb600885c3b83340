import JankTool
import Testing

struct WrittenRulesTests {
  /// Seven rules that a stall breaks, on lines of their own.
  private func scenario(_ count: Int) -> String {
    let rules = (0..<count).map { #"    "freeze.longest: value <= \#($0) ms": "error""# }
    return SampleScenarios.stalled(milliseconds: 100).replacing(
      #""root""#,
      with: "\"thresholds\": {\n\(rules.joined(separator: ",\n"))\n  },\n  \"root\""
    )
  }

  @Test func `recording and updating a baseline name the line of a rule that stays broken`()
    async throws
  {
    try await ScenarioDesk.with(["a.scenario.json": scenario(1)]) { desk in
      let (folder, baseline) = (desk.folder.path, desk.path("baseline.json"))
      let line = try #require(
        try desk.read("a.scenario.json").split(separator: "\n", omittingEmptySubsequences: false)
          .firstIndex { $0.contains("freeze.longest") }
      )
      let place = "\(desk.path("a.scenario.json")):\(line + 1):5: note: this rule is broken: "
      for words in [["baseline", "record"], ["baseline", "update"]] {
        let run = try await ToolRun(words + [folder, "--baseline", baseline])
        #expect(run.code == .done)
        #expect(run.errors.contains(place + "stalled / phone-60 / display-link: freeze.longest is"))
        #expect(run.errors.contains("a baseline does not change it: fix the app, or edit this"))
        #expect(
          try await ToolRun(words + [folder, "--baseline", baseline, "-q"]).errors
            .contains("rule is broken") == false
        )
      }
      let check = try await ToolRun(["check", folder, "--baseline", baseline])
      #expect(check.code == .regressed && check.errors.contains(place))
    }
  }

  @Test(arguments: [(1, "", "it", "this line"), (2, ", as is 1 more rule", "them", "these lines")])
  func `a check lists each broken rule, and has one note on all of them`(
    count: Int,
    others: String,
    pronoun: String,
    place: String
  ) async throws {
    try await ScenarioDesk.with(["a.scenario.json": scenario(count)]) { desk in
      let (folder, baseline) = (desk.folder.path, desk.path("baseline.json"))
      _ = try await ToolRun(["baseline", "record", folder, "--baseline", baseline])
      let check = try await ToolRun(["check", folder, "--baseline", baseline])
      #expect(check.code == .regressed)
      let report = check.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(report.components(separatedBy: "failed: stalled / ").count == count + 1)
      #expect(check.errors.components(separatedBy: "note:").count == 2, "\(check.errors)")
      let note = "this rule is broken: freeze.longest: value <= 0 ms\(others)\n"
      #expect(check.errors.replacing("\n    ", with: " ").contains(note), "\(check.errors)")
      let help = "a baseline does not change \(pronoun): fix the app, or edit \(place)\n"
      #expect(check.errors.contains(help), "\(check.errors)")
    }
  }

  @Test func `only a few rules are named`() async throws {
    try await ScenarioDesk.with(["a.scenario.json": scenario(7)]) { desk in
      let baseline = desk.path("baseline.json")
      let run = try await ToolRun([
        "baseline", "record", desk.folder.path, "--baseline", baseline,
      ])
      #expect(run.errors.components(separatedBy: "this rule is broken").count == 6)
      #expect(run.errors.contains("janklab baseline record: note: 2 more rules are broken\n"))
    }
  }
}
