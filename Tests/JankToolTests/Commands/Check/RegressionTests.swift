import Foundation
import JankTool
import Testing

/// What a team changes in a scenario, worse or better, beside hitches that it has accepted.
struct RegressionTests {
  /// A page that bounces for 1.5 s, over three stalls; costs are drawn, frame by frame.
  private static func bounce(first: String, second: String = "150 ms") -> String {
    """
    {
      "name": "a",
      "devices": ["phone-60", "phone-120"],
      "screens": {
        "Main": { "layers": 40 },
        "Sheet": { "layers": 24, "presentation": { "bounce": { "duration": "1500 ms" } } }
      },
      "root": "Main",
      "script": [
        { "at": "100 ms", "present": "Sheet" },
        { "at": "305 ms", "stall": "first", "for": "\(first)" },
        { "at": "800 ms", "stall": "second", "for": "\(second)" },
        { "at": "1200 ms", "stall": "third", "for": "60 ms" }
      ],
      "strategies": ["display-link", "timer", "pop", "dynamics", "core-animation"]
    }
    """
  }

  /// A check of one scenario against the baseline of another.
  private func check(
    _ now: String,
    against old: String,
    _ options: [String] = []
  ) async throws -> ToolRun {
    try await ScenarioDesk.with(["a.scenario.json": old]) { desk in
      let words = [desk.folder.path, "--baseline", desk.path("baseline.json")]
      #expect(try await ToolRun(["baseline", "record"] + words).code == .done)
      try desk.write(now, to: "a.scenario.json")
      return try await ToolRun(
        ["check"] + words + ["--compare-changed", "--format", "json"] + options
      )
    }
  }

  @Test(arguments: [
    (#""dismissal": { "slide": { "duration": "300 ms" } }"#, "dismiss Sheet", 6),
    (#""presentation": { "slide": { "duration": "600 ms" } }"#, "present Sheet", 5),
  ])
  func `a transition that takes longer is named, with the line of its effect`(
    old: String,
    name: String,
    line: Int
  ) async throws {
    let scenario = """
      {
        "name": "a", "devices": ["phone-60"],
        "screens": {
          "Main": {}, "Sheet": {
            "presentation": { "slide": { "duration": "600 ms" } },
            "dismissal": { "slide": { "duration": "300 ms" } }
          }
        },
        "root": "Main",
        "script": [
          { "at": "100 ms", "present": "Sheet" }, { "at": "100 ms after end", "dismiss": "Sheet" }
        ],
        "strategies": ["core-animation"]
      }
      """
    let slower = old.replacing("300 ms", with: "900 ms").replacing("600 ms", with: "900 ms")
    let now = scenario.replacing(old, with: slower)
    let table = try await check(now, against: scenario, ["--format", "table"])
    #expect(table.code == .regressed)
    #expect(table.output.contains("transition.settle.max is 9"))
    let frames = "\n  no frame is later than in the baseline; frame "
    #expect(table.output.contains(", by \(name)\(frames)"), "\(table.output)")
    #expect(table.output.contains("a.scenario.json:\(line)\n"))
    #expect(table.output.contains("help: compare the duration and the timing of its effect"))
    let groups = try await check(
      now,
      against: scenario,
      ["--format", "table", "--group-by", "cause"]
    )
    #expect(groups.output.contains("\(name) takes longer\n"))
    let page = try await check(now, against: scenario, ["--format", "html"])
    #expect(page.output.contains("<p>\(name) takes longer; help: compare the duration and"))
    let github = try await check(now, against: scenario, ["--format", "github"])
    #expect(github.output.contains("a.scenario.json,line=\(line),title="))
  }

  @Test func `a late first frame makes a transition begin later, not take longer`() async throws {
    let scenario = """
      {
        "name": "a", "devices": ["phone-60"],
        "screens": {
          "Main": {}, "Sheet": {
            "viewDidLoad": "1 ms", "presentation": { "slide": { "duration": "600 ms" } }
          }
        },
        "root": "Main", "script": [{ "at": "100 ms", "present": "Sheet" }],
        "strategies": ["core-animation"],
        "thresholds": { "transition.response.max: value <= 20 ms": "error" }
      }
      """
    let words = ["--format", "table", "--group-by", "cause"]
    let groups = try await check(scenario, against: scenario, words).output
    #expect(groups.contains("present Sheet begins too late\n"), "\(groups)")
    #expect(groups.contains("help: move work that comes before its first frame"), "\(groups)")
    #expect(!groups.contains("takes longer") && !groups.contains("shorten its effect"), "\(groups)")
  }

  /// The causes of the frames that failed verdicts name first.
  private func blamed(_ run: ToolRun) throws -> [String] {
    try ToolRun.cases(in: run.output).flatMap { subject in
      let verdicts = subject["verdicts"] as? [[String: Any]] ?? []
      return verdicts.filter { $0["outcome"] as? String == "failed" }.compactMap { verdict in
        (verdict["frames"] as? [[String: Any]])?.first?["cause"] as? String
      }
    }
  }

  @Test(arguments: [
    ("1 ms", "40 ms"), ("40 ms", "57 ms"), ("40 ms", "120 ms"), ("120 ms", "137 ms"),
  ])
  func `a longer stall is blamed, not the larger ones behind it`(
    old: String,
    now: String
  ) async throws {
    let run = try await check(Self.bounce(first: now), against: Self.bounce(first: old))
    #expect(run.code == .regressed)
    let causes = try blamed(run)
    #expect(!causes.isEmpty)
    for cause in causes { #expect(cause.contains("\"first\""), "\(cause)") }
  }

  @Test(arguments: [("150 ms", "190 ms"), ("60 ms", "100 ms")])
  func `a longer stall is blamed, not the one before it`(old: String, now: String) async throws {
    let run = try await check(
      Self.bounce(first: "120 ms", second: now),
      against: Self.bounce(first: "120 ms", second: old)
    )
    #expect(run.code == .regressed)
    let causes = try blamed(run)
    #expect(!causes.isEmpty)
    for cause in causes { #expect(cause.contains("\"second\""), "\(cause)") }
  }

  @Test(arguments: [
    ("97 ms", "80 ms"), ("80 ms", "60 ms"), ("80 ms", "40 ms"), ("80 ms", "1 ms"),
    ("150 ms", "120 ms"),
  ])
  func `a shorter stall passes, though there are more frames and other draws`(
    old: String,
    now: String
  ) async throws {
    let run = try await check(Self.bounce(first: now), against: Self.bounce(first: old))
    #expect(run.code == .done)
    #expect(run.output.contains("\"verdict\": \"passed\""))
    #expect(run.output.contains("\"outcome\": \"improved\""))
  }

  @Test(arguments: ["60 ms", "1 ms"])
  func `a fix of a scenario of the project passes, by some metrics too`(length: String)
    async throws
  {
    let path = "../../../../../Scenarios/modal-bounce-stall.scenario.json"
    let old = try String(
      contentsOf: URL(filePath: #filePath).appending(path: path).standardized,
      encoding: .utf8
    )
    let now = old.replacing("\"80 ms\"", with: "\"\(length)\"")
    #expect(now != old)
    #expect(try await check(now, against: old).code == .done)
    #expect(try await check(now, against: old, ["--metrics", "apple"]).code == .done)
    #expect(try await check(old, against: now).code == .regressed)
  }

  /// A page that bounces on a display link over a stall, a loading of the page and a script.
  private static func link(
    stall: String,
    loading: String = "4 ms",
    devices: [String] = ["phone-60", "phone-120"],
    script: String = ""
  ) -> String {
    """
    {
      "name": "a",
      "devices": \(devices),
      "screens": {
        "Main": { "layers": 40 },
        "Sheet": {
          "layers": 24,
          "viewDidLoad": "\(loading)",
          "presentation": { "bounce": { "duration": "1500 ms" } }
        }
      },
      "root": "Main",
      "script": [
        \(script)
        { "at": "100 ms", "present": "Sheet" },
        { "at": "400 ms", "stall": "first", "for": "\(stall)" }
      ],
      "strategies": ["display-link"]
    }
    """
  }

  /// A change of the rate before anything moves.
  private static func rate(_ hertz: Int) -> String {
    "{ \"at\": \"20 ms\", \"refreshRate\": \(hertz) },"
  }

  @Test(arguments: [("phone-60", 30), ("phone-120", 60)])
  func `no shorter stall makes up for frames that come half as often`(device: String, rate: Int)
    async throws
  {
    for length in ["97 ms", "60 ms", "30 ms", "1 ms"] {
      let run = try await check(
        Self.link(stall: length, devices: [device], script: Self.rate(rate)),
        against: Self.link(stall: "97 ms", devices: [device])
      )
      #expect(run.code == .regressed, "\(length)")
      #expect(run.output.contains("frames.rate"), "\(length)")
    }
  }

  @Test(arguments: [("phone-60", 30), ("phone-120", 60)])
  func `a lower rate is blamed on the display, from where the runs part`(
    device: String,
    rate: Int
  ) async throws {
    let run = try await check(
      Self.link(stall: "1 ms", devices: [device], script: Self.rate(rate)),
      against: Self.link(stall: "1 ms", devices: [device])
    )
    #expect(run.code == .regressed)
    let causes = try blamed(run)
    #expect(!causes.isEmpty)
    for cause in causes { #expect(cause.hasPrefix("the display ran at \(rate) Hz; "), "\(cause)") }
    #expect(run.output.contains("\"frame\": 1,"))
  }

  @Test func `a page that loads longer fails unless frames come less late`() async throws {
    let old = Self.link(stall: "60 ms", loading: "4 ms", devices: ["phone-60"])
    let slow = Self.link(stall: "60 ms", loading: "60 ms", devices: ["phone-60"])
    #expect(try await check(slow, against: old).code == .regressed)
    #expect(try await check(old, against: slow).code == .done)
    // Nobody notices 6 ms before the first frame.
    let slower = Self.link(stall: "60 ms", loading: "10 ms", devices: ["phone-60"])
    #expect(try await check(slower, against: old).code == .done)
  }

  @Test func `longer work in a frame on time is reported on demand, and fails nothing`()
    async throws
  {
    func second(_ length: String) -> String {
      "{ \"at\": \"900 ms\", \"stall\": \"second\", \"for\": \"\(length)\" },"
    }
    let old = Self.link(stall: "97 ms", devices: ["phone-60"], script: second("5 ms"))
    let now = Self.link(stall: "97 ms", devices: ["phone-60"], script: second("9 ms"))
    #expect(try await check(now, against: old).code == .done)
  }

  @Test func `an improvement that fails has its reason in every report`() async throws {
    let (old, now) = (Self.bounce(first: "80 ms"), Self.bounce(first: "40 ms"))
    let options = ["--fail-on-improvement"]
    let run = try await check(now, against: old, options)
    #expect(run.code == .improved)
    #expect(run.errors.contains("--fail-on-improvement fails on"))
    #expect(run.errors.contains("janklab baseline update"))
    #expect(run.output.contains("\"verdict\": \"improved\""))
    let junit = try await check(now, against: old, options + ["--format", "junit"])
    #expect(junit.output.contains("<failure type=\"baseline\""))
    let github = try await check(now, against: old, options + ["--format", "github"])
    #expect(github.output.contains("::error ") && github.output.contains("::notice::improved: "))
  }
}
