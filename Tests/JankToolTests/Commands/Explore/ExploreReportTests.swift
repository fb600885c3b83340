import Foundation
import JankTool
import Testing

struct ExploreReportTests {
  private static let once = ShrinkCommandTests.twice.replacing(
    "30 ms after begin",
    with: "30 ms after end"
  )

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `the command that shows a failure again has the limits of a run`() async throws {
    try await ScenarioDesk.with(["a.json": ShrinkCommandTests.twice]) { desk in
      let words = ["explore", desk.path("a.json"), "--failures", desk.path("found")]
      let limits = ["--max-events", "100000"]
      let few = ["--count", "3", "--vary", "seeds"]
      let run = try await ToolRun(words + few + limits)
      #expect(run.output.contains("again: janklab run "), "\(run.output)")
      #expect(run.output.contains(" --max-events 100000\n"), "\(run.output)")
      #expect(try await ToolRun(["replay", run.output]).code == .simulationFailed)
    }
  }

  @Test func `a failure that was not shrunk states the command that shows it, also with guidance`()
    async throws
  {
    try await ScenarioDesk.with(["a.json": Self.once]) { desk in
      let result = try Shell.bash(
        """
        "$janklab" explore "$folder/a.json" --guided --count 1000000 --vary times --jobs 1 \
          --failures "$folder/found" --format json --output "$folder/out.json" &
        tool=$!
        sleep 1
        kill -INT $tool
        wait $tool
        """,
        folder: desk.folder
      )
      #expect(result.status == ExitCode.interrupted.rawValue)
      let ended = try object(try desk.read("out.json"))
      let failures = try #require(ended["failures"] as? [[String: Any]])
      let played = try #require(ended["variations"] as? Int)
      let failed = try #require(ended["failed"] as? Int)
      for failure in failures {
        #expect(failure["path"] is NSNull)
        let words = "a.json --vary times --guided --seed 1 --count \(played)"
        #expect((failure["replay"] as? String)?.hasSuffix(words) == true)
      }
      guard let command = failures.first?["replay"] as? String else { return }
      let found = ["--failures", desk.path("found")]
      let again = try await ToolRun(["replay", "again: \(command)"] + found)
      #expect(again.code == .simulationFailed)
      #expect(again.output.hasPrefix("explored \(played) variation"), "\(again.errors)")
      #expect(again.output.contains(": \(failed) failed, in "))
    }
  }

  @Test(arguments: [("--timeout", "1ns"), ("--max-events", "10")])
  func `a run that a limit stops has its own failure, which is not shrunk`(
    name: String,
    value: String
  ) async throws {
    try await ScenarioDesk.with(["a.json": Self.once]) { desk in
      let places = ["explore", desk.path("a.json"), "--failures", desk.path("found")]
      let words = places + [name, value, "--count", "2", "--vary", "seeds"]
      let run = try await ToolRun(words)
      #expect(run.code == .simulationFailed)
      #expect(run.output.contains("error: the limit \(name) \(value): the run was stopped at "))
      #expect(!run.output.contains("a bug in JankLab") && !run.output.contains("error: a"))
      #expect(run.output.contains("  no file: a run that a limit stops is not shrunk; "))
      #expect(run.output.contains(" --vary seeds \(name) \(value) --seed 1 --count 1\n"))
      #expect(!FileManager.default.fileExists(atPath: desk.path("found")))
      let report = try object(try await ToolRun(words + ["--format", "json"]).output)
      let failures = try #require(report["failures"] as? [[String: Any]])
      #expect(failures.map { $0["name"] as? String } == ["limit"])
      #expect(failures.first?["subject"] as? String == "\(name) \(value)")
      #expect(failures.first?["missing"] is String && failures.first?["path"] is NSNull)
    }
  }

  @Test func `the list has the text of the file`() async throws {
    try await ScenarioDesk.with(["a.json": Self.once]) { desk in
      let places = ["explore", desk.path("a.json"), "--failures", desk.path("found")]
      let words = ["--count", "300", "--vary", "times,repeats,interruptions", "--format", "json"]
      let report = try object(try await ToolRun(places + words).output)
      let failures = try #require(report["failures"] as? [[String: Any]])
      #expect(!failures.isEmpty)
      for failure in failures {
        #expect(failure["missing"] is NSNull)
        let path = try #require(failure["path"] as? String)
        let file = try object(try String(contentsOfFile: path, encoding: .utf8))
        let about = try #require(file["about"] as? String)
        let text = try #require(failure["text"] as? String)
        let start = about.hasSuffix("…") ? String(about.dropLast()) : about
        let title = try #require(start.firstRange(of: ": "))
        #expect(text.hasPrefix(start[title.upperBound...]), "\(text)")
      }
    }
  }
}
