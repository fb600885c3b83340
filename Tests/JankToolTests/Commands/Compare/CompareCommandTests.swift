import Foundation
import JankTool
import Testing

// Also tests: TouchCollection, PolicyMode, RecordingFolder.

struct CompareCommandTests {
  /// The decisions about the fingers of a result in JSON, by rule.
  private func decisions(_ text: String) throws -> [[String: String]] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let touchTracks = try #require(value?["fingers"] as? [[String: Any]])
    return touchTracks.map { touchTrack in
      let decisions = touchTrack["decisions"] as? [[String: Any]] ?? []
      return decisions.reduce(into: [:]) { result, item in
        guard let policy = item["policy"] as? String else { return }
        result[policy] = item["decision"] as? String
      }
    }
  }

  private func compare(_ files: [String: String], _ words: String...) async throws -> ToolRun {
    try await ScenarioDesk.with(files) { desk in
      let paths = files.keys.sorted().map { desk.folder.path + "/" + $0 }
      return try await ToolRun(["compare"] + paths + words)
    }
  }

  /// A finger that goes down steadily, in whole points a sample, a sample every 8 ms.
  private func stream(_ steps: [Int], unit: String = "pt", end: String = "ended") -> String {
    var place = 100
    var events = [#"{"t_ms": 0, "x": 50, "y": 100, "phase": "began"}"#]
    for (index, step) in steps.enumerated() {
      place += step
      let time = 8 * (index + 1)
      events.append(#"{"t_ms": \#(time), "x": 50, "y": \#(place), "phase": "moved"}"#)
    }
    let time = 8 * steps.count
    events.append(#"{"t_ms": \#(time), "x": 50, "y": \#(place), "phase": "\#(end)"}"#)
    let head = ##""format": "gesture-stream/1", "id": "a", "unit": "\##(unit)""##
    return #"{\#(head), "events": [\#(events.joined(separator: ","))]}"#
  }

  @Test func `a short flick completes where speed counts and nowhere else`() async throws {
    // 1250 pt/s over 80 of 667 points.
    let run = try await compare(
      ["flick.json": stream(Array(repeating: 10, count: 8))],
      "--policy",
      "all",
      "--format",
      "json"
    )
    #expect(run.code == .done && run.errors.isEmpty)
    #expect(
      try decisions(run.output) == [
        [
          "flutter": "completes", "sheet": "completes", "react-native-screens": "completes",
          "projection": "completes", "swipe-transition": "completes",
          "sloppy-swiper": "completes", "half-way": "returns",
        ]
      ]
    )
  }

  @Test func `a shorter way is completed sooner`() async throws {
    let drag = stream(Array(repeating: 2, count: 40) + Array(repeating: 0, count: 10))
    for (travel, decision) in [("200", "returns"), ("120", "completes")] {
      let run = try await compare(
        ["drag.json": drag],
        "--policy",
        "half-way",
        "--travel",
        travel,
        "--format",
        "json"
      )
      #expect(try decisions(run.output) == [["half-way": decision]])
    }
  }

  @Test func `a cancelled touch cancels the transition, and one within the slop does nothing`()
    async throws
  {
    let files = [
      "a.json": stream(Array(repeating: 20, count: 8), end: "cancelled"), "b.json": stream([6, 6]),
    ]
    let run = try await compare(files, "--policy", "flutter,sheet", "--format", "json")
    #expect(
      try decisions(run.output) == [
        ["flutter": "cancelled", "sheet": "cancelled"],
        ["flutter": "no gesture", "sheet": "returns"],
      ]
    )
  }

  @Test func `what policies cannot write is rejected before anything is written`() async throws {
    let file = ["drag.json": stream([40, 40])]
    let page = try await compare(file, "--policy", "all", "--out", "html=page.html")
    #expect(page.code == .wrongUsage && page.output.isEmpty)
    #expect(page.errors.contains("there is no page of policies"))
    let twice = try await compare(file, "--policy", "all", "--out", "json=-")
    #expect(twice.code == .wrongUsage && twice.output.isEmpty)
    try await ScenarioDesk.with(file) { desk in
      let path = desk.path("drag.json")
      let run = try await ToolRun(["compare", path, "--policy", "all", "--out", "json=\(path)"])
      #expect(run.code == .wrongUsage && run.errors.contains("it is an input"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == file["drag.json"])
    }
  }

  @Test func `the drags of scenarios are asked with each of their outcomes`() async throws {
    let dragged = SampleScenarios.dragged("drag").replacing(
      #""root""#,
      with: #""outcomes": ["below", "above"], "root""#
    )
    let files = [
      "b.scenario.json": dragged, "drag.json": SampleScenarios.drag(points: 300),
    ]
    try await ScenarioDesk.with(files) { desk in
      let run = try await ToolRun([
        "compare", desk.folder.path, "--policy", "half-way", "--format", "csv",
      ])
      let lines = run.output.split(separator: "\r\n")
      #expect(lines.count == 3)
      #expect(lines[1].hasPrefix("drag@below,1,down,") && lines[1].hasSuffix(",returns"))
      #expect(lines[2].hasPrefix("drag@above,1,down,") && lines[2].hasSuffix(",completes"))
    }
  }

  @Test(arguments: CompareCommand.Format.allCases.filter { $0 != .svg && $0 != .html })
  func `every format has the policies and their decisions`(
    format: CompareCommand.Format
  ) async throws {
    let run = try await compare(
      ["flick.json": stream(Array(repeating: 10, count: 8))],
      "--policy",
      "all",
      "--format",
      format.rawValue
    )
    for text in ["react-native-screens", "ios-weighted", "completes", "returns", "70.0"] {
      #expect(run.output.contains(text), "\(text)")
    }
  }

  @Test func `a recording of unknown unit counts in points unless the command line sets it`()
    async throws
  {
    let file = ["drag.json": stream([40, 40], unit: "logical px")]
    let without = try await compare(file, "--policy", "all")
    #expect(without.code == .done)
    #expect(without.errors.contains("the size of \"logical px\" is unknown"))
    #expect(without.output.contains(" 70.0"))
    let with = try await compare(file, "--policy", "all", "--points-per-unit", "2")
    #expect(with.code == .done && with.errors.isEmpty)
    #expect(with.output.contains("150.0"))
  }

  @Test func `a folder without scenarios stands for the recordings in it`() async throws {
    let files = [
      "a/flick.json": stream(Array(repeating: 10, count: 8)), "b.json": stream([2, 2]),
      "notes.txt": "no recording", ".hidden.json": stream([40]),
    ]
    try await ScenarioDesk.with(files) { desk in
      let run = try await ToolRun([
        "compare", desk.folder.path, "--policy", "half-way", "--format", "csv",
      ])
      #expect(run.code == .done)
      let lines = run.output.split(separator: "\r\n")
      #expect(lines.count == 3)
      #expect(lines[1].contains("flick.json,1,") && lines[2].contains("b.json,1,"))
      let without = try await ToolRun(["compare", desk.folder.path])
      #expect(without.code == .wrongUsage)
      #expect(without.errors.contains("--policy all"))
    }
  }

  @Test func `options without an effect are rejected`() async throws {
    let files = ["flick.json": stream(Array(repeating: 10, count: 8))]
    for words in [["--seeds", "1..2"], ["--stall", "20ms"], ["--format", "svg"]] {
      let run = try await ScenarioDesk.with(files) { desk in
        try await ToolRun(["compare", desk.folder.path, "--policy", "all"] + words)
      }
      #expect(run.code == .wrongUsage, "\(words)")
    }
    let travel = try await ScenarioDesk.with(["a.scenario.json": SampleScenarios.tapped()]) {
      try await ToolRun(["compare", $0.folder.path, "--travel", "200"])
    }
    #expect(travel.code == .wrongUsage)
    #expect(travel.errors.contains("--travel has no effect without --policy"))
  }

  @Test
  func
    `all recordings of unknown unit share one warning`()
    async throws
  {
    let unknown = stream([40, 40], unit: "logical px")
    let files = ["a.json": unknown, "b.json": unknown, "c.json": unknown, "d.json": stream([40])]
    let run = try await compare(files, "--policy", "sheet")
    #expect(run.errors.components(separatedBy: "warning").count == 2)
    #expect(run.errors.contains("is unknown, here and in 2 files more; 1 point assumed"))
    let mixed = try await compare(files, "--policy", "sheet", "--points-per-unit", "2")
    #expect(mixed.code == .done && mixed.errors.isEmpty)
    let refused = try await compare(
      ["d.json": stream([40])],
      "--policy",
      "sheet",
      "--points-per-unit",
      "2"
    )
    #expect(refused.code == .invalidData)
    #expect(refused.errors.contains("the file is measured in points"))
  }

  @Test func `an unknown rule is wrong usage with the nearest`() async throws {
    let run = try await compare(["a.json": stream([40])], "--policy", "fluter")
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("did you mean \"flutter\"?"))
    let without = try await compare(["a.json": stream([40])])
    #expect(without.code == .wrongUsage)
    #expect(without.errors.contains("--policy all"))
  }

  @Test func `what is missing and what is empty has its own end`() async throws {
    #expect(
      try await ToolRun(["compare", "nowhere.json", "--policy", "all"]).code == .missingInput
    )
    let empty = try await compare(
      ["a.scenario.json": SampleScenarios.tapped("tap")],
      "--policy",
      "all"
    )
    #expect(empty.code == .invalidData)
    #expect(empty.errors.contains("it has no touches"))
  }
}

// MARK: Limits

extension CompareCommandTests {
  private static func project(_ name: String) -> String {
    ReadmeConsole.project.appending(path: "Scenarios/\(name).scenario.json").path
  }

  @Test(arguments: [
    (["--max-events", "20"], "is not ranked: the run was stopped after 20 events"),
    (["--timeout", "1 ns"], "is not ranked: the run was stopped: its time was over"),
  ])
  func `a run beyond its limits is not ranked`(words: [String], message: String) async throws {
    let file = Self.project("modal-bounce-stall")
    let run = try await ToolRun(["compare", file] + words)
    #expect(run.output.components(separatedBy: message).count == 5, "\(run.output)")
  }

  @Test func `limits that are not met change nothing`() async throws {
    let words = ["compare", Self.project("modal-bounce-stall"), "--format", "json"]
    let limits = ["--timeout", "3600 s", "--max-events", "10000000"]
    let (plain, limited) = (try await ToolRun(words), try await ToolRun(words + limits))
    #expect(plain.code == .done && limited.output == plain.output)
  }
}
