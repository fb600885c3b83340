import Foundation
import JankTool
import Testing

/// Parts of reports in JSON, and reports with other text around them.
struct LoggedReportTests {
  private static let files = [
    "a.scenario.json": SampleScenarios.tapped("quick"),
    "b.scenario.json": SampleScenarios.stalled(milliseconds: 90),
  ]
  private static let rule = ["--rule", "apple.hitch-time: value <= 0 ms"]
  private static let time = "2025-11-29T01:40:00.1234567Z "

  private func timed(_ text: String) -> String {
    text.split(separator: "\n").map { Self.time + $0 }.joined(separator: "\n")
  }

  /// A report of a check whose first case held, and of which a later one failed.
  private func check(
    _ format: String,
    _ work: (ScenarioDesk, String) async throws -> Void
  ) async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let words = ["check", desk.folder.path] + Self.rule + ["--format", format]
      let report = try await ToolRun(words)
      try #require(report.code == .regressed)
      try await work(desk, report.output)
    }
  }

  private func expectIncomplete(_ text: String, _ part: String = "") async throws {
    let run = try await ToolRun(["replay", text])
    #expect(run.code == .invalidData, "\(run.output)\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("LINE:"), "\(run.errors)")
    #expect(run.errors.contains("error: the report " + part), "\(run.errors)")
    #expect(run.errors.contains("help: give the whole file of the report, or a line of the log"))
  }

  @Test func `a report that is cut plays no case that held`() async throws {
    try await check("json") { _, report in
      try await expectIncomplete(String(report.dropLast(3)), "is not complete: ")
      try await expectIncomplete(String(report.prefix(report.count / 2)))
      try await expectIncomplete(report + report, "cannot be read as JSON: ")
    }
  }

  @Test func `a report with a time before each line plays no case that held`() async throws {
    try await check("json") { _, report in
      try await expectIncomplete(timed(report), "is not complete, or its lines have other text")
      try await expectIncomplete("$ janklab check a.json\n" + report)
    }
  }

  @Test func `the end of a report plays no case that held`() async throws {
    try await check("json") { _, report in
      let held = try #require(
        report.split(separator: "\n").first { $0.contains(#""failure": null, "outcome": "held""#) }
      )
      try await expectIncomplete("\(held)\n]\n}\n")
      // A user who gives one line has chosen it.
      let chosen = try await ToolRun(["replay", String(held)])
      #expect(chosen.code == .done, "\(chosen.errors)")
    }
  }

  @Test func `a report with an object a line is read behind a time`() async throws {
    try await check("ndjson") { _, report in
      let run = try await ToolRun(["replay", timed(report)])
      #expect(run.code == .regressed, "\(run.errors)")
      #expect(run.output.contains("stalled") && !run.output.contains("quick"))
      try await expectIncomplete(String(report.dropLast(3)))
      try await expectIncomplete(timed(String(report.dropLast(3))))
    }
  }

  @Test func `a report of lines in a log of JSON plays no case that held`() async throws {
    try await check("ndjson") { _, report in
      let lines = report.split(separator: "\n").map {
        #"{"log": "\#($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\n"}"#
      }
      try await expectIncomplete(lines.joined(separator: "\n"))
    }
  }

  @Test func `a report of run that is cut is rejected`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let report = try await ToolRun(["run", desk.folder.path, "--format", "json"]).output
      try await expectIncomplete(String(report.dropLast(3)), "is not complete: ")
      try await expectIncomplete(timed(report))
    }
  }

  @Test func `an exploration that is cut in a command does not play half of it`() async throws {
    let files = ["a.scenario.json": ShrinkCommandTests.twice]
    try await ScenarioDesk.with(files) { desk in
      let words = ["explore", desk.folder.path, "--count", "1", "--attempts", "20"]
      let options = ["--failures", desk.path("found"), "--format", "json"]
      let report = try await ToolRun(words + options).output
      let place = try #require(report.firstRange(of: #""replay": "janklab run "#))
      let torn = String(report[..<place.upperBound] + desk.path("a.scenario.json"))
      try await expectIncomplete(torn, "is not complete: ")
    }
    let line = #""replay": "janklab run Scenarios --device phone-60"#
    let run = try await ToolRun(["replay", line])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("no line has a command to repeat"))
  }

  @Test func `quotation marks and braces of other texts hide no line`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      for other in [
        #"{"level": "info", "kind": "start"#, #"{ "replay" of "schema": {"#,
        #"{"schema": "other", "kind": "x""#, "{\n}",
      ] {
        let log = "\(other)\nerror: stalled / phone-60 / display-link: late\n}"
        let run = try await ToolRun(["replay", log, "--in", desk.folder.path])
        #expect(run.code == .done, "\(run.errors)")
        #expect(run.output.contains("stalled"))
      }
    }
  }
}
