import Foundation
import JankReports
import JankTool
import Testing

/// Checks that cannot begin: which reports there are of them, and what stays as it is.
struct CheckSessionRefusalTests {
  private static let formats = ReportFormat.allCases.filter(\.reportsRejections).map(\.rawValue)
  private static let broken = SampleScenarios.tapped("broken")
    .replacing("\"root\"", with: "\"rooot\"")
  private static let files = ["a.scenario.json": SampleScenarios.tapped("tapped")]

  /// Checks a folder with every report that has words for it, and returns these by their formats.
  private func reports(
    of desk: ScenarioDesk,
    _ words: [String],
    ends code: ExitCode
  ) async throws -> [String: String] {
    let outputs = Self.formats.flatMap { ["--out", "\($0)=\(desk.path("report.\($0)"))"] }
    let run = try await ToolRun(["check", desk.folder.path] + words + outputs)
    #expect(run.code == code && run.output.isEmpty, "\(run.output)\(run.errors)")
    #expect(run.errors.contains(": error: "))
    return Dictionary(
      uniqueKeysWithValues: try Self.formats.map { ($0, try desk.read("report.\($0)")) }
    )
  }

  @Test func `a broken scenario stands in every report, at its line and column`() async throws {
    try await ScenarioDesk.with(["a.scenario.json": Self.broken]) { desk in
      let reports = try await reports(of: desk, [], ends: .invalidData)
      for (format, text) in reports {
        #expect(text.contains("rooot"), "\(format): \(text)")
        #expect(!text.contains("passed"), "\(format)")
      }
      let path = desk.path("a.scenario.json")
      #expect(reports["table"]?.contains("error: \(path):13:3: ") == true)
      #expect(reports["github"]?.contains("a.scenario.json,line=13,col=3,title=the check") == true)
      #expect(reports["sarif"]?.contains("\"startLine\": 13, \"startColumn\": 3") == true)
      #expect(reports["sarif"]?.contains("\"executionSuccessful\": false") == true)
      #expect(reports["junit"]?.contains("name=\"begins\" classname=\"janklab\"") == true)
      #expect(reports["junit"]?.contains("tests=\"1\" failures=\"0\" errors=\"1\"") == true)
      #expect(reports["json"]?.contains("\"verdict\": \"invalid\"") == true)
      #expect(reports["json"]?.contains("\"line\": 13, \"column\": 3") == true)
    }
  }

  @Test func `a baseline that does not fit or is not there stands in every report`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let words = ["--baseline", desk.path("baseline.json")]
      for (format, text) in try await reports(of: desk, words, ends: .missingInput) {
        #expect(text.contains("there is no such baseline"), "\(format): \(text)")
      }
      _ = try await ToolRun(["baseline", "record", desk.folder.path] + words)
      let edited = Self.files["a.scenario.json"]?.replacing("300 ms", with: "310 ms")
      try desk.write(try #require(edited), to: "a.scenario.json")
      for (format, text) in try await reports(of: desk, words, ends: .invalidData) {
        #expect(text.contains("has changed since the baseline was recorded"), "\(format): \(text)")
      }
    }
  }

  @Test(arguments: ["frame-tim: max < 1 ms", "frame-time{device=x}: max < 1 s"])
  func `a rule of the command line stands in every report, and in no file`(rule: String)
    async throws
  {
    try await ScenarioDesk.with(Self.files) { desk in
      for (format, text) in try await reports(of: desk, ["--rule", rule], ends: .invalidData) {
        #expect(text.contains("--rule"), "\(format): \(text)")
        if format == "github" { #expect(text.hasPrefix("::error title=the check cannot start::")) }
      }
    }
  }

  @Test func `what people read comes once, and the step summary with the annotations`() throws {
    try Shell.inNewFolder { folder in
      let desk = ScenarioDesk(folder: folder)
      try desk.write(Self.broken, to: "a.scenario.json")
      let result = try Shell.bash(
        """
        cd "$folder"
        GITHUB_STEP_SUMMARY="$folder/summary.md" "$janklab" check . --format github
        echo $?
        "$janklab" check .
        """,
        folder: folder
      )
      let lines = result.output.split(separator: "\n")
      #expect(lines.contains { $0.hasPrefix("::error file=a.scenario.json,line=13,col=3,") })
      #expect(lines.last == "65", "\(result.output)")
      #expect(try desk.read("summary.md").hasPrefix("### JankLab: invalid: the check cannot start"))
    }
  }

  @Test func `trackers are left as they are`() async throws {
    try await ScenarioDesk.with(["a.scenario.json": Self.broken, "t.json": "old"]) { desk in
      let words = ["--out", "bencher=\(desk.path("t.json"))"]
      let run = try await ToolRun(["check", desk.folder.path] + words)
      #expect(run.code == .invalidData)
      #expect(try desk.read("t.json") == "old")
    }
  }
}

// MARK: What is read

extension CheckSessionRefusalTests {
  @Test(arguments: ["a.scenario.json", "baseline.json"])
  func `what is read is not written over`(name: String) async throws {
    let files = ["a.scenario.json": Self.broken, "baseline.json": "{}"]
    try await ScenarioDesk.with(files) { desk in
      let run = try await ToolRun([
        "check", desk.folder.path, "--baseline", desk.path("baseline.json"), "--out",
        "junit=\(desk.path("report.xml"))", "--out", "json=\(desk.path(name))",
      ])
      #expect(run.code == .invalidData)
      #expect(run.errors.contains("it is an input and would be overwritten"))
      #expect(try desk.read(name) == files[name])
      #expect(!FileManager.default.fileExists(atPath: desk.path("report.xml")))
    }
  }

  @Test func `a recording of a scenario that cannot be read is not written over`() async throws {
    let torn = String(SampleScenarios.dragged().dropLast(3))
    let recording = SampleScenarios.drag(points: 300)
    try await ScenarioDesk.with(["a.scenario.json": torn, "drag.json": recording]) { desk in
      let run = try await ToolRun([
        "check", desk.folder.path, "--out", "json=\(desk.path("drag.json"))", "--out",
        "junit=\(desk.path("report.xml"))",
      ])
      #expect(run.code == .invalidData)
      #expect(run.errors.contains("drag.json: error: a scenario may read it"))
      #expect(try desk.read("drag.json") == recording)
      #expect(try desk.read("report.xml").contains("<error type=\"refusal\""))
    }
  }

  @Test func `an old report is written over, also if the scenario came from the standard input`()
    async throws
  {
    let files = ["a.scenario.json": Self.broken, "report.json": "old"]
    try await ScenarioDesk.with(files) { desk in
      let report = "json=\(desk.path("report.json"))"
      let piped = try Shell.bash(
        "\"$janklab\" check - --out '\(report)' < \"$folder/a.scenario.json\"",
        folder: desk.folder
      )
      #expect(piped.status == ExitCode.invalidData.rawValue)
      #expect(try desk.read("report.json").contains("\"verdict\": \"invalid\""))
      try desk.write("old", to: "report.json")
      #expect(try await ToolRun(["check", desk.folder.path, "--out", report]).code == .invalidData)
      #expect(try desk.read("report.json").hasPrefix("{"))
    }
  }

  @Test func `a recording of a scenario from the standard input is not written over`() async throws
  {
    let torn = String(SampleScenarios.dragged().dropLast(3))
    let recording = SampleScenarios.drag(points: 300)
    try await ScenarioDesk.with(["a.scenario.json": torn, "drag.json": recording]) { desk in
      let piped = try Shell.bash(
        "cd \"$folder\" && \"$janklab\" check - --out json=drag.json < a.scenario.json",
        folder: desk.folder
      )
      #expect(piped.status == ExitCode.invalidData.rawValue)
      #expect(try desk.read("drag.json") == recording)
    }
  }

  @Test func `a report that has the name of a recording elsewhere is written`() async throws {
    let torn = String(SampleScenarios.dragged().dropLast(3))
    let files = [
      "in/a.scenario.json": torn, "in/drag.json": "recording", "drag.json": "old",
    ]
    try await ScenarioDesk.with(files) { desk in
      let run = try await ToolRun([
        "check", desk.path("in"), "--out", "json=\(desk.path("drag.json"))",
      ])
      #expect(run.code == .invalidData)
      #expect(try desk.read("drag.json").contains("\"verdict\": \"invalid\""))
      #expect(try desk.read("in/drag.json") == "recording")
    }
  }

  @Test(
    arguments: [("{ \"metrisc\": 1 }", .invalidData), (nil, .missingInput)]
      as [(String?, ExitCode)]
  )
  func `options that cannot be read stand in the reports that the command line names`(
    config: String?,
    code: ExitCode
  ) async throws {
    var files = ["a.scenario.json": SampleScenarios.tapped("tapped"), "report.json": "old"]
    files["options.json"] = config
    try await ScenarioDesk.with(files) { desk in
      let words = ["--config", desk.path("options.json")]
      let report = ["--out", "json=\(desk.path("report.json"))"]
      let shown = try await ToolRun(
        ["check", desk.folder.path, "--print-config"] + words + report
      )
      #expect(shown.code == code)
      #expect(try desk.read("report.json") == "old")
      let run = try await ToolRun(["check", desk.folder.path] + words + report)
      #expect(run.code == code)
      #expect(try desk.read("report.json").contains("\"verdict\": \"invalid\""))
      #expect(try desk.read("report.json").contains("options.json"))
    }
  }
}
