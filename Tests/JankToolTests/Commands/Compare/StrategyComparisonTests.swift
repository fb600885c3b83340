import Foundation
import JankTool
import Testing

// Also tests: ComparisonOutput, ComparisonPlan, ComparisonRequest, ComparisonRun, StressOptions.

/// `janklab compare` on scenarios.
struct StrategyComparisonTests {
  private typealias Object = [String: Any]

  private func compare(_ words: String..., scenario: String = SampleScenarios.tapped())
    async throws -> ToolRun
  {
    try await ScenarioDesk.with(["a.scenario.json": scenario]) { desk in
      try await ToolRun(["compare", desk.folder.path] + words)
    }
  }

  private func comparisons(_ run: ToolRun) throws -> [Object] {
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? Object
    return try #require(value?["comparisons"] as? [Object])
  }

  /// The medians of the first metric, by strategy.
  private func medians(_ comparison: Object) throws -> [String: Double] {
    let strategies = try #require(comparison["strategies"] as? [Object])
    return try strategies.reduce(into: [:]) { medians, strategy in
      let name = try #require(strategy["strategy"] as? String)
      let metricValues = try #require(strategy["figures"] as? [Object])
      medians[name] = metricValues.first?["median"] as? Double
    }
  }

  @Test func `under a stall the render server shows no hitch and a display link one`()
    async throws
  {
    let run = try await compare(
      "--stall",
      "0,100ms",
      "--metrics",
      "apple.hitch-count",
      "--format",
      "json"
    )
    #expect(run.code == .done && run.errors.isEmpty)
    let found = try comparisons(run)
    #expect(found.compactMap { $0["stallNs"] as? Int } == [0, 100_000_000])
    #expect(try medians(found[0]) == ["core-animation": 0, "display-link": 0])
    // Two transitions, each with a stall.
    #expect(try medians(found[1]) == ["core-animation": 0, "display-link": 2])
  }

  @Test(arguments: ["table", "json", "csv", "markdown"])
  func `the number of jobs changes no byte`(format: String) async throws {
    let scenario = SampleScenarios.tapped(devices: ["phone-60", "phone-120"])
    let runs = try await ScenarioDesk.with(["a.scenario.json": scenario]) { desk in
      var outputs: [String] = []
      for jobs in ["1", "2", "7"] {
        let run = try await ToolRun([
          "compare", desk.folder.path, "--seeds", "3..9", "--picture", "all", "--jobs", jobs,
          "--format", format, "--strategies", "core-animation,display-link,pop",
        ])
        #expect(run.code == .done)
        outputs.append(run.output)
      }
      return outputs
    }
    #expect(!runs[0].isEmpty && Set(runs).count == 1)
  }

  @Test func `one seed of many is the run with that seed`() async throws {
    let all = try await compare(
      "--seeds",
      "1..5",
      "--metrics",
      "apple.hitch-time,frame-time.max",
      "--format",
      "csv"
    )
    let lines = all.output.split(separator: "\r\n").dropFirst()
    #expect(lines.count == 4 && lines.allSatisfy { $0.contains(",1,5,") && $0.contains(",5,") })
    var longest: [Double] = []
    for seed in 1...5 {
      let one = try await compare(
        "--seeds",
        "\(seed)",
        "--metrics",
        "frame-time.max",
        "--format",
        "json"
      )
      longest.append(try #require(try medians(try comparisons(one)[0])["display-link"]))
    }
    let line = try #require(lines.first { $0.contains("display-link,frame-time.max") })
    let fields = line.split(separator: ",", omittingEmptySubsequences: false)
    #expect(Double(fields[10]) == longest.min() && Double(fields[13]) == longest.max())
  }

  @Test func `a comparison writes several reports, and a page of a matrix has its commands`()
    async throws
  {
    try await ScenarioDesk.with(["a.scenario.json": SampleScenarios.tapped()]) { desk in
      let words = ["compare", desk.path("a.scenario.json"), "--stall", "0,50ms"]
      let (page, chart) = (desk.path("page.html"), desk.path("chart.svg"))
      let run = try await ToolRun(words + ["--out", "html=\(page)", "--out", "svg=\(chart)"])
      #expect(run.code == .done)
      #expect(run.output == (try await ToolRun(words)).output)
      #expect(try String(contentsOfFile: chart, encoding: .utf8).hasPrefix("<svg"))
      let text = try String(contentsOfFile: page, encoding: .utf8)
      #expect(text.contains("<summary>display-link</summary>"))
      let again = "--strategy display-link --stall 0,50ms --seed 1</code>"
      #expect(text.contains(again), "\(text.components(separatedBy: "<code>").suffix(2))")
      let twice = try await ToolRun(words + ["--output", page, "--out", "json=\(page)"])
      #expect(twice.code == .wrongUsage && twice.errors.contains("two results cannot share a file"))
    }
  }

  @Test func `rates and profiles are columns, and the chart is SVG`() async throws {
    let rates = try await compare("--refresh", "60,120", "--format", "json")
    #expect(
      try comparisons(rates).compactMap { $0["device"] as? String } == ["phone-60", "phone-60@120"]
    )
    #expect(try comparisons(rates).compactMap { $0["refreshRateHz"] as? Int } == [60, 120])
    let profiles = try await compare("--profile", "phone-60,phone-60-busy", "--format", "svg")
    #expect(profiles.code == .done)
    #expect(profiles.output.hasPrefix("<svg") && profiles.output.contains("phone-60-busy"))
    let table = try await compare("--stall", "0,50ms")
    #expect(table.output.contains("+50 ms stall") && table.output.contains("no added stall"))
    #expect(table.output.contains("· good") && table.output.contains("worst of seeds 1 to 8"))
    let late = "\ndisplay-link: late frames in present Sheet, dismiss Sheet\n"
    #expect(table.output.contains(late), "\(table.output)")
  }

  @Test func `a motion error that a longer stall reduces is explained, and no other`() async throws
  {
    let decoded = """
      {
        "name": "decoded",
        "devices": ["phone-60"],
        "screens": {
          "Grid": { "layers": 18 },
          "Photo": {
            "layers": 1,
            "images": [{ "name": "photo.heic", "pixels": [4032, 3024], "format": "heic" }],
            "presentation": {
              "zoom": {
                "from": { "column": 1, "row": 2, "columns": 3, "gap": 2 },
                "timing": "spring:0.85,450ms"
              }
            }
          }
        },
        "root": "Grid",
        "script": [
          { "at": "100 ms", "present": "Photo" },
          { "at": "200 ms after begin", "stall": "parse", "for": "80 ms" }
        ],
        "strategies": ["core-animation", "display-link"]
      }
      """
    let note = "A longer stall can reduce the motion error: "
    let late = try await compare("--stall", "0,50ms", scenario: decoded)
    #expect(late.output.contains(note), "\(late.output)\(late.errors)")
    let even = try await compare("--stall", "0,50ms")
    #expect(even.code == .done && !even.output.contains(note))
  }

  @Test func `metrics of the intended motion are omitted for a drag, on one line`() async throws {
    let files = [
      "a.scenario.json": SampleScenarios.dragged(), "drag.json": SampleScenarios.drag(points: 300),
    ]
    try await ScenarioDesk.with(files) { desk in
      let words = ["compare", desk.folder.path, "--strategies", "percent-driven,keyframes"]
      let metrics = "motion.error.max, motion.error.mean, motion.fade-error.max are"
      let reason = "since a touch or a reversal decides how pages move"
      for format in ["table", "markdown"] {
        let run = try await ToolRun(words + ["--format", format])
        let lines = run.output.split(separator: "\n").filter { $0.contains("motion.error") }
        #expect(lines.count == 1, "\(run.output)")
        #expect(lines.first?.hasSuffix("\(metrics) omitted, \(reason)") == true, "\(lines)")
      }
      let asked = try await ToolRun(words + ["--metrics", "motion"])
      #expect(asked.output.contains("\(metrics) n/a, \(reason)\n"))
      #expect(try await compare().output.contains("omitted") == false)
    }
  }

  @Test func `default metrics show a drifting clock and a jump of a reversal`() async throws {
    let clocks = try await compare(
      "--strategies",
      "core-animation,display-link,display-link-fixed-step",
      scenario: SampleScenarios.tapped().replacing(
        #"{ "at": "600 ms""#,
        with: #"{ "at": "200 ms", "stall": "work", "for": "50 ms" }, { "at": "600 ms""#
      )
    )
    #expect(clocks.code == .done)
    for metric in ["motion.error.max", "motion.error.mean"] {
      let line = clocks.output.split(separator: "\n").first { $0.hasPrefix("\(metric) ") }
      #expect(line?.hasSuffix("core-animation") == true, "\(clocks.output)")
    }
    #expect(clocks.output.contains("transition"))
  }

  @Test func `a table is as wide as was asked for`() async throws {
    for width in ["60", "80"] {
      let run = try await compare("--strategies", "all", "--metrics", "all", "--width", width)
      let lines = run.output.split(separator: "\n").prefix { !$0.hasPrefix("best by") }
      #expect(lines.count > 10 && lines.allSatisfy { $0.count <= 80 })
    }
  }

  @Test func `strategies stand in the order that was asked for`() async throws {
    let words = ["--metrics", "frames.presented", "--strategies", "display-link,core-animation"]
    let kept = try await ScenarioDesk.with(["a.scenario.json": SampleScenarios.tapped()]) {
      try await ToolRun(["compare", $0.folder.path, "--sort", "none", "--format", "csv"] + words)
    }
    let names = kept.output.split(separator: "\r\n").dropFirst()
      .map { $0.split(separator: ",")[6] }
    #expect(names == ["display-link", "core-animation"])
  }

  @Test(
    arguments: [
      (["--strategies", "core-animatoin"], "did you mean \"core-animation\"?"),
      (["--metrics", "apple.hitch-tme"], "did you mean \"apple.hitch-time\"?"),
      (["--sort", "apple.hitch-tme"], "did you mean \"apple.hitch-time\"?"),
      (["--profile", "phone-6"], "did you mean \"phone-60\"?"),
      (["--picture", "stripe"], "did you mean \"strip\"?"),
      (["--metrics", "frames.shape"], "frames.shape is not numeric and cannot be compared"),
      (["--seeds", "9..1"], "--seeds expects FIRST..LAST"),
      (["--seeds", "18446744073709551615"], "each from 0 to 9223372036854775807"),
      (["--seeds", "1.5"], "--seeds expects FIRST..LAST"),
      (["--seeds", "1..20000"], "at most 10000 seeds"),
      (
        ["--stall", "20"],
        "--stall expects a unit, found \"20\"\n  help: for milliseconds: --stall 20ms"
      ),
      (
        ["--stall", "20ms,"],
        "--stall expects durations"
      ),
      (
        ["--stall", "20s"],
        "--stall expects durations"
      ),
      (["--refresh", "0"], "--refresh expects rates"),
      (["--refresh", "60,x"], "--refresh expects rates"),
      (["--format", "svg"], "svg draws matrices only"),
      (["--out", "svg=chart.svg"], "svg draws matrices only"),
      (["--out", "html"], "--out expects FORMAT=FILE"),
      (
        ["--out", "htm=page.html"],
        "--out knows no format \"htm\"\n  help: did you mean \"html\"?"
      ),
      (["--stall", "1ms", "--picture", "strip"], "a matrix has no charts"),
    ] as [([String], String)]
  )
  func `what makes no sense is wrong usage, and the nearest is named`(
    words: [String],
    message: String
  ) async throws {
    let run = try await ScenarioDesk.with(["a.scenario.json": SampleScenarios.tapped()]) {
      try await ToolRun(["compare", $0.folder.path] + words)
    }
    #expect(run.code == .wrongUsage && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(
    arguments: [
      ("a.pdf", true), ("a", false), ("a.txt", false), ("a.md", false), ("a.csv", false),
      ("a.json", false),
    ]
  )
  func `an ending that no format has is rejected`(name: String, isRefused: Bool) async throws {
    try await ScenarioDesk.with(["a.scenario.json": SampleScenarios.tapped()]) { desk in
      let path = desk.path(name)
      let words = ["compare", desk.path("a.scenario.json"), "--metrics", "frames.rate"]
      let run = try await ToolRun(words + ["--output", path])
      #expect(run.code == (isRefused ? .wrongUsage : .done), "\(run.errors)")
      #expect(run.errors.contains("no format has the ending") == isRefused, "\(run.errors)")
      #expect(try await ToolRun(words + ["--output", path, "--format", "csv"]).code == .done)
    }
  }

  @Test func `a strategy that cannot follow a gesture is omitted with a warning`() async throws {
    let files = [
      "a.scenario.json": SampleScenarios.dragged(), "drag.json": SampleScenarios.drag(points: 300),
    ]
    try await ScenarioDesk.with(files) { desk in
      let path = desk.path("a.scenario.json")
      let run = try await ToolRun([
        "compare", path, "--strategies", "display-link,percent-driven",
      ])
      #expect(run.code == .done)
      #expect(run.errors.contains("display-link is omitted"))
      #expect(run.output.contains("percent-driven") && run.output.contains("gesture"))
      let none = try await ToolRun(["compare", path, "--strategies", "display-link"])
      #expect(none.code == .wrongUsage && none.output.isEmpty)
    }
  }
}
