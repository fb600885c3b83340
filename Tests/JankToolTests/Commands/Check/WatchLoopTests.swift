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
      #expect(output.contains("tapped / phone-60 / core-animation: frames.presented is"))
      #expect(try desk.read("err.txt").isEmpty)
    }
  }

  @Test func `there is one thing to compare with`() async throws {
    let run = try await ToolRun(["check", "a", "--watch", "--baseline", "b"])
    #expect(run.code == .wrongUsage && run.errors.contains("hint: leave out --baseline"))
  }
}
