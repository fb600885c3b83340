import Foundation
import JankTool
import Testing

// Also tests: JankReports/ExplanationJSON.
// Also tests: JankReports/SmoothnessText, JankReports/RequestDelayText.

struct ExplainCommandTests {
  private static let stalled = StalledScenario.text()

  private func explain(_ words: [String]) async throws -> ToolRun {
    try await StalledScenario.explain(words)
  }

  @Test func `the worst frame is named with its work, its cost and what would help`() async throws {
    let run = try await explain(["--strategy", "display-link", "--worst", "1"])
    #expect(run.code == .done)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "stalled / phone-60 / display-link")
    #expect(lines[1] == "transitions: present Sheet completed")
    #expect(lines[2].contains(" refreshes) late by the app"))
    #expect(lines.contains { $0.contains("main thread: stall \"decode hero.png\", 80.00 ms") })
    #expect(lines.contains { $0.contains("commit deadline, missed by ") })
    #expect(lines.contains { $0.hasPrefix("  cost ") && $0.contains("decode hero.png") })
    #expect(lines.contains("  in time without \"decode hero.png\""))
  }

  @Test func `the worst frames are those of all cases together, and other cases are counted`()
    async throws
  {
    let two = Self.stalled.replacing("\"phone-60\"", with: "\"phone-60\", \"phone-120\"")
    try await ScenarioDesk.with(["a.json": two]) { desk in
      let run = try await ToolRun(["explain", desk.path("a.json"), "--worst", "1"])
      let heads = run.output.split(separator: "\n").filter { $0.hasPrefix("stalled / ") }
      #expect(heads.count == 1 && heads[0].hasSuffix(" / display-link"), "\(heads)")
      #expect(run.output.contains("\nnot shown: 3 cases, 1 of them with late or uneven frames; "))
      let more = try await ToolRun(["explain", desk.path("a.json"), "--worst", "2"])
      #expect(more.output.split(separator: "\n").count { $0.hasPrefix("stalled / ") } == 2)
      #expect(more.output.contains("\nnot shown: 2 cases, 0 of them with "))
      let json = try await ToolRun([
        "explain", desk.path("a.json"), "--worst", "1", "--format", "json",
      ])
      #expect(json.output.components(separatedBy: "\"scenario\"").count == 5)
    }
  }

  @Test func `a render server that animates by itself is not held up`() async throws {
    let run = try await explain(["--strategy", "core-animation"])
    #expect(run.output.contains("every frame was on time and evenly spaced"))
    #expect(run.output.contains("Main moved 6"))
    #expect(run.output.contains("overshoot 0.0 pt"))
  }

  @Test func `without the stall the late frame recovers`() async throws {
    let run = try await explain([
      "--strategy", "display-link", "--without", "decode hero.png",
    ])
    #expect(run.code == .done)
    #expect(run.output.contains("\nwithout \"decode hero.png\"\n"))
    #expect(run.output.contains("ms late -> in time"))
    #expect(run.output.contains("1 of 1 late frames recover, hitch time "))
    #expect(run.output.contains(" -> 0.00 ms\n"))
  }

  @Test func `a replay without a stall equals a scenario without the stall`() async throws {
    let whole = try await explain([
      "--strategy", "display-link", "--without", "decode hero.png", "--format", "json",
    ])
    let value = try JSONSerialization.jsonObject(with: Data(whole.output.utf8))
    let run = try #require((value as? [[String: Any]])?.first)
    let frames = try #require(run["frames"] as? [[String: Any]])
    let late = try #require(frames.first)
    let causes = try #require(late["causes"] as? [[String: Any]])
    let delays = causes.compactMap { $0["delayNs"] as? Int }
    #expect(delays.reduce(0, +) == late["lateNs"] as? Int)
    #expect(late["remedies"] as? [[String]] == [["decode hero.png"]])
    #expect(run["hitchTimeAfterNs"] as? Int == 0)
  }

  @Test func `an unknown frame and unknown work are rejected`() async throws {
    let frame = try await explain(["--frame", "99999"])
    #expect(frame.code == .wrongUsage)
    #expect(frame.errors.contains("there is no frame 99999"))
    let work = try await explain(["--without", "decode hero.pg"])
    #expect(work.code == .wrongUsage)
    #expect(work.errors.contains("did you mean \"decode hero.png\"?"))
    let device = try await explain(["--device", "phone-61"])
    #expect(device.code == .wrongUsage)
  }

  @Test func `a part of a name that fits one work item stands for it`() async throws {
    let whole = try await explain(["--without", "decode hero.png"])
    for part in ["hero.png", "HERO", "decode h"] {
      let run = try await explain(["--without", part])
      #expect(run.code == .done)
      #expect(run.output == whole.output)
      #expect(run.errors.contains("note: \"\(part)\" stands for the work item \"decode hero.png\""))
    }
    #expect(whole.errors.isEmpty)
    #expect(try await explain(["--without", "HERO", "--quiet"]).errors.isEmpty)
  }

  @Test(arguments: [
    ("viewDidLoad", "viewDidLoad of Sheet"), ("viewwillappear", "viewWillAppear of Sheet"),
  ])
  func `a key of the scenario stands for the work that it made`(
    key: String,
    name: String
  ) async throws {
    let file = Self.stalled.replacing(
      #""layers": 2"#,
      with: #""layers": 2, "viewDidLoad": "60 ms", "viewWillAppear": "30 ms""#
    )
    try await ScenarioDesk.with(["a.json": file]) { desk in
      func explain(without text: String) async throws -> ToolRun {
        try await ToolRun(["explain", desk.path("a.json"), "--without", text])
      }
      let run = try await explain(without: key)
      #expect(run.code == .done && run.output.contains("\"\(name)\""), "\(run.output)")
      #expect((try await explain(without: name)).output.contains("\nwithout \"\(name)\"\n"))
      let none = try await explain(without: "zebra")
      #expect(none.errors.contains(#"can be removed: "viewDidLoad", "viewWillAppear", "#))
      let unused = try await explain(without: "viewDidLayoutSubviews")
      #expect(unused.code == .wrongUsage)
    }
  }

  @Test func `an asterisk stands for all names that begin so`() async throws {
    let whole = try await explain(["--without", "decode hero.png"])
    let all = try await explain(["--without", "decode*"])
    #expect(all.code == .done && all.output == whole.output, "\(all.errors)")
    #expect(all.errors.contains(#""decode*" stands for the work item "decode hero.png""#))
    #expect(try await explain(["--without", "zebra*"]).code == .wrongUsage)
    let middle = try await explain(["--without", "dec*hero*png"])
    #expect(middle.code == .done && middle.output == whole.output, "\(middle.errors)")
    #expect(try await explain(["--without", "dec*hero*jpg"]).code == .wrongUsage)
  }

  @Test func `the layout of a page stands for all layout`() async throws {
    let run = try await explain(["--without", "layout of Sheet"])
    #expect(run.code == .done)
    #expect(run.errors.contains(#""layout of Sheet" stands for the work item "layout""#))
  }

  @Test func `images that differ in their number are one cause and can be removed together`()
    async throws
  {
    let images = #""images": [{ "name": "t", "pixels": [900, 900], "format": "png", "count": 20 }]"#
    let file = Self.stalled.replacing(#""layers": 2"#, with: #""layers": 20, \#(images)"#)
    try await ScenarioDesk.with(["a.json": file]) { desk in
      let words = ["explain", desk.path("a.json"), "--strategy", "core-animation"]
      let whole = try await ToolRun(words)
      #expect(whole.output.contains("prepare \"decode t *\" (20 images) blocked the main thread"))
      #expect(whole.output.contains("in time without \"decode t *\""), "\(whole.output)")
      let run = try await ToolRun(words + ["--without", "decode t *"])
      #expect(run.output.contains("\nwithout \"decode t *\"\n"), "\(run.output)")
      #expect(run.errors.contains("stands for the work items \"decode t *\""), "\(run.errors)")
    }
  }

  @Test func `a part of several names and an unknown name are rejected with the known ones`()
    async throws
  {
    let several = try await explain(["--without", "e"])
    #expect(several.code == .wrongUsage)
    #expect(several.errors.contains(#"error: "e" is a part of the names of "#))
    #expect(several.errors.contains(#"help: name one of "#))
    #expect(several.errors.contains(#""decode hero.png""#))
    let none = try await explain(["--without", "zebra"])
    #expect(none.code == .wrongUsage)
    #expect(none.errors.contains(#"error: no work item has "zebra" in its name"#))
    #expect(none.errors.contains("help: only work can be removed: "))
    #expect(none.errors.contains(#""decode hero.png""#) && !none.errors.contains(" more\n"))
  }

  @Test func `what is no work is rejected with the work that can be removed`() async throws {
    let run = try await explain(["--without", "layers"])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains(#"no work item has "layers" in its name"#))
    #expect(run.errors.contains("only work can be removed: "))
    #expect(run.errors.contains(#""layout""#) && run.errors.contains(#""decode hero.png""#))
  }

  @Test func `the motion of the run without the work comes behind it`() async throws {
    let run = try await explain(["--strategy", "display-link", "--without", "decode hero.png"])
    let parts = run.output.components(separatedBy: "\nwithout \"decode hero.png\"\n")
    #expect(parts.count == 2)
    let motions = parts.map { $0.split(separator: "\n").filter { $0.contains("present: Main ") } }
    #expect(motions.map(\.count) == [1, 1])
    #expect(motions.last?.first?.hasPrefix("  present: ") == true)
    #expect(parts.last?.contains("longest freeze 0.00 ms") == true)
    let whole = try await explain([
      "--strategy", "display-link", "--without", "decode hero.png", "--format", "json",
    ])
    let value = try JSONSerialization.jsonObject(with: Data(whole.output.utf8))
    let after = (value as? [[String: Any]])?.first?["after"] as? [String: Any]
    #expect((after?["motions"] as? [Any])?.isEmpty == false)
  }

  @Test func `a transition whose request waited for the main thread is explained`() async throws {
    let slow = Self.stalled.replacing(
      #""Main": { "layers": 4 }"#,
      with: #""Main": { "layers": 4, "viewDidLoad": "200 ms" }"#
    ).replacing(#""layers": 2,"#, with: #""layers": 2, "viewDidLoad": "20 ms","#)
    try await ScenarioDesk.with(["a.json": slow]) { desk in
      let words = ["explain", desk.path("a.json"), "--strategy", "core-animation"]
      let run = try await ToolRun(words)
      let line = "present Sheet was due at 100.00 ms and waited "
      #expect(run.output.contains(line), "\(run.output)")
      #expect(
        run.output.contains(
          "callback \"viewDidLoad of Main\" blocked the main thread for 200.00 ms; "
        )
      )
      #expect(run.output.contains("; frame 1, its first, was in time after the wait, at "))
      let again = try await ToolRun(words + ["--without", "viewDidLoad of Main"])
      #expect(again.output.components(separatedBy: line).count == 2)
    }
  }

  @Test func `layout names the pages whose views it lays out`() async throws {
    let run = try await explain(["--strategy", "core-animation", "--frame", "1"])
    #expect(run.output.contains("main thread: layout of Sheet, "), "\(run.output)")
  }

  @Test(arguments: ["phone-60-busy", "phone-60,phone-120"])
  func `a run is explained on the devices that it is played on`(devices: String) async throws {
    try await ScenarioDesk.with(["a.json": Self.stalled]) { desk in
      let words = ["--device", devices, "--strategy", "display-link", "--format", "json"]
      let played = try await ToolRun(["run", desk.path("a.json")] + words)
      let explained = try await ToolRun(["explain", desk.path("a.json")] + words)
      let value = try JSONSerialization.jsonObject(with: Data(explained.output.utf8))
      let runs = try #require(value as? [[String: Any]])
      #expect(runs.compactMap { $0["device"] as? String } == (try played.texts("device")))
      #expect(devices.split(separator: ",").count == runs.count)
    }
  }

  @Test(arguments: [
    ("a.json", "["), ("a.txt", "stalled /"), ("a", "stalled /"),
  ])
  func `the extension of a file chooses the format`(
    name: String,
    start: String
  ) async throws {
    try await ScenarioDesk.with(["a.scenario.json": Self.stalled]) { desk in
      let words = ["explain", desk.path("a.scenario.json"), "--output", desk.path(name)]
      let run = try await ToolRun(words)
      #expect(run.code == .done)
      #expect(try desk.read(name).hasPrefix(start))
    }
  }

  @Test(arguments: [
    ["run"], ["check", "--rule", "frame-time: max <= 1 s"], ["compare"], ["explain"],
  ])
  func `an ending that no format has is an error, unless a format is named`(
    words: [String]
  ) async throws {
    try await ScenarioDesk.with(["a.scenario.json": Self.stalled]) { desk in
      for name in ["x.docx", "report.pdf"] {
        let path = desk.path(name)
        let words = words + [desk.path("a.scenario.json"), "-o", path]
        let run = try await ToolRun(words)
        #expect(run.code == .wrongUsage)
        #expect(
          run.errors.contains("no format has the ending \".\(name.split(separator: ".")[1])\"")
        )
        #expect(run.errors.contains("--format"))
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(try await ToolRun(words + ["--format", "json"]).code == .done)
      }
    }
  }

  @Test func `a format before the file is no file`() async throws {
    let run = try await explain(["-o", "html=page.html"])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("help: write --format html --output page.html"), "\(run.errors)")
  }

  @Test func `any frame can be asked for, also one in time`() async throws {
    let run = try await explain(["--strategy", "core-animation", "--frame", "3"])
    #expect(run.output.contains("frame 3 was shown in time"))
    #expect(run.output.contains("shown (refresh "))
  }

  @Test func `every remedy can be tried, removing the render server's work included`() async throws
  {
    let slow = Self.stalled.replacingOccurrences(
      of: #""stall": "decode hero.png", "#,
      with: #""stall": "compile shader", "on": "graphics processor", "#
    )
    try await ScenarioDesk.with(["a.json": slow]) { desk in
      let words = ["explain", desk.path("a.json"), "--strategy", "core-animation"]
      let whole = try await ToolRun(words + ["--format", "json"])
      let value = try JSONSerialization.jsonObject(with: Data(whole.output.utf8))
      let run = try #require((value as? [[String: Any]])?.first)
      let frames = try #require(run["frames"] as? [[String: Any]])
      let remedies = Set(frames.flatMap { $0["remedies"] as? [[String]] ?? [] }.joined())
      #expect(remedies.contains("compile shader"))
      for remedy in remedies {
        let without = try await ToolRun(words + ["--without", remedy])
        #expect(without.code == .done, "\(remedy)")
        #expect(without.output.contains("late frames recover"), "\(remedy)")
      }
    }
  }

  @Test(arguments: ["execute", "prepare", "commit"])
  func `a stall that is called as a stage is explained as any other`(name: String) async throws {
    func outputs(_ name: String, without: String) async throws -> [String] {
      let stalled = Self.stalled.replacingOccurrences(
        of: #""stall": "decode hero.png", "#,
        with: #""stall": "\#(name)", "on": "graphics processor", "#
      )
      return try await ScenarioDesk.with(["a.json": stalled]) { desk in
        let words = ["explain", desk.path("a.json"), "--strategy", "core-animation"]
        return [
          try await ToolRun(words).output,
          try await ToolRun(words + ["--without", without]).output,
        ]
      }
    }
    let plain = try await outputs("shader", without: "shader")
    let found = try await outputs(name, without: "stall \(name)")
    #expect(plain[0].contains("in time without \"shader\""))
    #expect(
      found.map { $0.replacingOccurrences(of: "\"stall \(name)\"", with: "\"\(name)\"") }
        == plain.map { $0.replacingOccurrences(of: "\"shader\"", with: "\"\(name)\"") }
    )
  }

  @Test func `the distance of a page from its course is reported if the course is known`()
    async throws
  {
    let smooth = try await explain(["--strategy", "core-animation"])
    #expect(smooth.output.contains("away from its path by up to 0.0 pt"))
    let stuck = try await explain(["--strategy", "display-link"])
    #expect(stuck.output.contains("away from its path by up to "))
    #expect(!stuck.output.contains("away from its path by up to 0.0 pt"))
    #expect(!(smooth.output + stuck.output).contains("distance from its path n/a"))
  }

  @Test func `a retargeted transition has no course, which is noted once, and speed jumps`()
    async throws
  {
    let turned = Self.stalled
      .replacingOccurrences(
        of: #"{ "at": "255 ms", "stall": "decode hero.png", "for": "80 ms" }"#,
        with: #"{ "at": "200 ms after begin", "turnBack": "Sheet" }"#
      )
      .replacingOccurrences(of: #""core-animation", "display-link""#, with: #""spring-return""#)
    try await ScenarioDesk.with(["a.json": turned]) { desk in
      let path = desk.path("a.json")
      let text = try await ToolRun(["explain", path])
      let reason = "a touch or a reversal decides how pages move"
      let note = "distance from its path n/a, since \(reason)\n"
      let parts = text.output.components(separatedBy: note)
      #expect(parts.count == 2)
      #expect(parts[0].contains(" pt/s at a reversal, speed changed by up to "))
      #expect(parts[0].contains(" pt/s between frames, longest freeze "))
      let whole = try await ToolRun(["explain", path, "--format", "json"])
      let value = try JSONSerialization.jsonObject(with: Data(whole.output.utf8))
      let run = try #require((value as? [[String: Any]])?.first)
      #expect(run["withoutCourse"] as? String == reason)
      let motions = try #require(run["motions"] as? [[String: Any]])
      let jump = motions.compactMap { $0["speedJumpPointsPerS"] as? Double }.max() ?? 0
      let compared = try await ToolRun([
        "compare", path, "--metrics", "motion.speed-jump.max", "--format", "json",
      ])
      let metricValue = try #require(compared.output.firstMatch(of: /"max": ([0-9.]+)/))
      #expect(try abs(jump - #require(Double(metricValue.1))) < 1e-5)
      #expect(jump > 0)
    }
  }
}
