import Foundation
import JankTool
import Testing

struct WatchLoopTests {
  @Test func `a changed file is run again, what it changed is shown, and a signal ends it`()
    async throws
  {
    let files = [
      "a.scenario.json": SampleScenarios.tapped("tapped"),
      "next.txt": SampleScenarios.tapped("tapped").replacing("\"300 ms\"", with: "\"200 ms\""),
    ]
    try await ScenarioDesk.with(files) { desk in
      // Waits for what is written, never for a time.
      let result = try Shell.bash(
        """
        cd "$folder"
        "$janklab" check . --watch > out.txt 2> err.txt &
        tool=$!
        until grep -q "passed: 2 cases$" out.txt; do sleep 0.05; done
        mv next.txt a.scenario.json
        until grep -q "cases, " out.txt; do sleep 0.05; done
        kill -TERM $tool
        wait $tool
        """,
        folder: desk.folder
      )
      #expect(result.status == ExitCode.terminated.rawValue)
      let output = try desk.read("out.txt")
      #expect(output.contains("changed: tapped / phone-60 / core-animation: "))
      #expect(!output.contains("in the baseline"))
      #expect(output.contains("  frames.presented is "))
      #expect(try desk.read("err.txt").isEmpty)
    }
  }

  @Test func `a scenario that gets another name is told to be new, and the old one to be gone`()
    async throws
  {
    let files = [
      "a.scenario.json": SampleScenarios.tapped("old"),
      "next.txt": SampleScenarios.tapped("new"),
    ]
    try await ScenarioDesk.with(files) { desk in
      let result = try Shell.bash(
        """
        cd "$folder"
        "$janklab" check . --watch > out.txt 2> err.txt &
        tool=$!
        until grep -q "passed: 2 cases$" out.txt; do sleep 0.05; done
        mv next.txt a.scenario.json
        until [ $(grep -c "passed: 2 cases" out.txt) = 2 ]; do sleep 0.05; done
        kill -TERM $tool
        wait $tool
        """,
        folder: desk.folder
      )
      #expect(result.status == ExitCode.terminated.rawValue)
      let output = try desk.read("out.txt")
      #expect(output.contains("note: new / phone-60 / core-animation was not run before\n"))
      let gone = "note: old / phone-60 / core-animation: it was run before and is no more\n"
      #expect(output.contains(gone), "\(output)")
      #expect(output.hasSuffix("passed: 2 cases, 2 not run\n"))
    }
  }

  @Test func `with a baseline every run is compared with it`() async throws {
    let files = [
      "a.scenario.json": SampleScenarios.tapped("tapped"),
      "next.txt": SampleScenarios.tapped("tapped").replacing("\"300 ms\"", with: "\"200 ms\""),
    ]
    try await ScenarioDesk.with(files) { desk in
      let result = try Shell.bash(
        """
        cd "$folder"
        "$janklab" baseline record . > /dev/null || exit 1
        "$janklab" check . --watch --baseline baseline.json > out.txt 2> err.txt &
        tool=$!
        until grep -q "passed: 2 cases$" out.txt; do sleep 0.05; done
        mv next.txt a.scenario.json
        until grep -q "cases, " out.txt; do sleep 0.05; done
        touch a.scenario.json
        until [ $(grep -c "cases, " out.txt) = 2 ]; do sleep 0.05; done
        kill -TERM $tool
        wait $tool
        """,
        folder: desk.folder
      )
      #expect(result.status == ExitCode.terminated.rawValue)
      let output = try desk.read("out.txt")
      #expect(output.components(separatedBy: "\"tapped\" says something else").count == 3)
      #expect(try desk.read("err.txt").isEmpty)
    }
  }

  @Test func `a file that is torn meanwhile is told in the reports too`() async throws {
    let files = [
      "a.scenario.json": SampleScenarios.tapped("tapped"),
      "next.txt": String(SampleScenarios.tapped("tapped").dropLast(3)),
    ]
    try await ScenarioDesk.with(files) { desk in
      let result = try Shell.bash(
        """
        cd "$folder"
        "$janklab" check . --watch --out json=report.json 2> err.txt &
        tool=$!
        until grep -q '"verdict": "passed"' report.json; do sleep 0.05; done 2> /dev/null
        mv next.txt a.scenario.json
        until grep -q "error: " err.txt; do sleep 0.05; done
        kill -TERM $tool
        wait $tool
        """,
        folder: desk.folder
      )
      #expect(result.status == ExitCode.terminated.rawValue)
      #expect(try desk.read("report.json").contains("\"verdict\": \"invalid\""))
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
