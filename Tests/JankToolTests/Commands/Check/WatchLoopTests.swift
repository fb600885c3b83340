import Foundation
import JankTool
import Testing

struct WatchLoopTests {
  /// Checks a scenario whenever it changes, until a signal ends it.
  ///
  /// - Parameters:
  ///   - scenario: the file at first, `a.scenario.json`.
  ///   - next: what is to take its place, `next.txt`.
  ///   - before: what the shell does first.
  ///   - options: those of the check.
  ///   - script: what the shell does meanwhile; it waits for what is written, never for a time.
  ///   - judge: looks at what was written, `out.txt` and `err.txt` among it.
  /// - Throws: What the shell or the judge throws.
  private func watch(
    _ scenario: String,
    then next: String,
    before: String = ":",
    options: String = "",
    _ script: String,
    judge: (ScenarioDesk) throws -> Void
  ) async throws {
    let files = ["a.scenario.json": scenario, "next.txt": next]
    try await ScenarioDesk.with(files) { desk in
      let result = try Shell.bash(
        """
        cd "$folder"
        \(before)
        "$janklab" check . --watch \(options) > out.txt 2> err.txt &
        tool=$!
        \(script)
        kill -TERM $tool
        wait $tool
        """,
        folder: desk.folder
      )
      #expect(result.status == ExitCode.terminated.rawValue)
      try judge(desk)
    }
  }

  @Test func `a changed file is run again, what it changed is shown, and a signal ends it`()
    async throws
  {
    try await watch(
      SampleScenarios.tapped("tapped"),
      then: SampleScenarios.tapped("tapped").replacing("\"300 ms\"", with: "\"200 ms\""),
      """
      until grep -q "passed: 2 cases$" out.txt; do sleep 0.05; done
      mv next.txt a.scenario.json
      until grep -q "cases, [0-9]" out.txt; do sleep 0.05; done
      """
    ) { desk in
      let output = try desk.read("out.txt")
      #expect(output.contains("improved: tapped / phone-60 / core-animation: "))
      #expect(!output.contains("in the baseline"))
      #expect(output.contains("transition.settle.max is "))
      #expect(try desk.read("err.txt").isEmpty)
    }
  }

  @Test func `a renamed scenario is reported as new, and the old name as gone`()
    async throws
  {
    try await watch(
      SampleScenarios.tapped("old"),
      then: SampleScenarios.tapped("new"),
      """
      until grep -q "passed: 2 cases$" out.txt; do sleep 0.05; done
      mv next.txt a.scenario.json
      until [ $(grep -c "passed: 2 cases" out.txt) = 2 ]; do sleep 0.05; done
      """
    ) { desk in
      let output = try desk.read("out.txt")
      #expect(output.contains("note: new / phone-60 / core-animation was not run before\n"))
      let gone = "note: old / phone-60 / core-animation: it is gone since the previous run\n"
      #expect(output.contains(gone), "\(output)")
      #expect(output.hasSuffix("passed: 2 cases, 2 not run\n"))
    }
  }

  @Test func `with a baseline every run is compared with it`() async throws {
    try await watch(
      SampleScenarios.tapped("tapped"),
      then: SampleScenarios.tapped("tapped").replacing("\"300 ms\"", with: "\"200 ms\""),
      before: #""$janklab" baseline record . > /dev/null || exit 1"#,
      options: "--baseline baseline.json",
      """
      until grep -q "passed: 2 cases, 2 held$" out.txt; do sleep 0.05; done
      mv next.txt a.scenario.json
      until [ $(grep -c ": 2 cases, [0-9]" out.txt) = 2 ]; do sleep 0.05; done
      touch a.scenario.json
      until [ $(grep -c ": 2 cases, [0-9]" out.txt) = 3 ]; do sleep 0.05; done
      """
    ) { desk in
      let output = try desk.read("out.txt")
      #expect(
        output.components(separatedBy: "\"tapped\" has changed since the baseline").count == 3
      )
      #expect(try desk.read("err.txt").isEmpty)
    }
  }

  @Test func `with a baseline a failure is repeated with the baseline`() async throws {
    let stalled = SampleScenarios.stalled(milliseconds: 30)
    try await watch(
      stalled,
      then: SampleScenarios.stalled(milliseconds: 90),
      before: #""$janklab" baseline record . > /dev/null || exit 1"#,
      options: "--baseline baseline.json",
      """
      until grep -q "passed: 1 case" out.txt; do sleep 0.05; done
      mv next.txt a.scenario.json
      until grep -q "^failed: 1 case" out.txt; do sleep 0.05; done
      """
    ) { desk in
      let output = try desk.read("out.txt")
      let again = output.split(separator: "\n").filter { $0.hasPrefix("  again: ") }
      #expect(again.count == 1)
      #expect(
        again.allSatisfy {
          $0.contains("janklab check ./a.scenario.json ")
            || $0.contains("janklab check a.scenario.json ")
        }
      )
      #expect(again.allSatisfy { $0.contains(" --baseline baseline.json") }, "\(again)")
    }
  }

  @Test func `a file that breaks between rounds is an error in the reports too`() async throws {
    try await watch(
      SampleScenarios.tapped("tapped"),
      then: String(SampleScenarios.tapped("tapped").dropLast(3)),
      options: "--out json=report.json",
      """
      until grep -q '"verdict": "passed"' report.json; do sleep 0.05; done 2> /dev/null
      mv next.txt a.scenario.json
      until grep -q "error: " err.txt; do sleep 0.05; done
      """
    ) { desk in
      let report = try desk.read("report.json")
      #expect(report.contains("\"verdict\": \"invalid\""))
    }
  }

  @Test(arguments: [
    (["none"], ExitCode.missingInput),
    (["--rule", "frame-time{device=x}: max < 1 s"], .invalidData),
    (["--baseline", "none"], .missingInput),
  ])
  func `a mistake of the command line is not waited for`(words: [String], code: ExitCode)
    async throws
  {
    try await ScenarioDesk.with(["a.scenario.json": SampleScenarios.tapped()]) { desk in
      let report = ["--out", "junit=\(desk.path("report.xml"))"]
      let run = try await ToolRun(["check", desk.folder.path, "--watch"] + words + report)
      #expect(run.code == code)
      #expect(try desk.read("report.xml").contains("<error type=\"refusal\""))
    }
  }
}
