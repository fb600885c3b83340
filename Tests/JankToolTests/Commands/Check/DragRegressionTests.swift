import Foundation
import JankTool
import Testing

// Also tests: JankReports/GestureText, JankReports/OutcomeText.

/// What a check says about values that change because a drag or its rule was edited.
struct DragRegressionTests {
  private static let scenario = """
    { "name": "page", "devices": ["phone-60", "phone-120"], "strategies": ["percent-driven"],
      "screens": { "Main": {}, "Sheet": {
        "presentation": { "shift": { "towards": "up" } },
        "dismissal": { "shift": { "towards": "down" } },
        "dragToDismiss": { "travel": 400, "commit": 0.4, "remainder": "steady" } } },
      "root": "Main",
      "script": [{ "at": "100 ms", "present": "Sheet" },
        { "at": "1 s", "on": "Sheet",
          "drag": { "from": [187, 150], "to": [187, 420], "over": "250 ms" } }],
      "outcomes": ["finish", "cancel"] }
    """

  private func check(
    _ part: String,
    became other: String,
    in scenario: String = scenario,
    edit: (String) -> String = { $0 },
    ends code: ExitCode = .regressed,
    _ options: [String] = []
  ) async throws -> String {
    try await ScenarioDesk.with(["a.scenario.json": scenario]) { desk in
      let words = [desk.path("a.scenario.json"), "--baseline", desk.path("baseline.json")]
      #expect(try await ToolRun(["baseline", "record"] + words).code == .done)
      let now = edit(scenario.replacing(part, with: other))
      #expect(now != scenario)
      try desk.write(now, to: "a.scenario.json")
      let run = try await ToolRun(["check"] + words + ["--compare-changed"] + options)
      #expect(run.code == code, "\(run.output)")
      return run.output.replacing(/\n +/, with: " ")
    }
  }

  @Test func `an outcome that ends a drag elsewhere is named, with both lengths`() async throws {
    let old = #""commit": 0.4"#
    let found = try await check(old, became: #""commit": 0.8"#)
    // 10 points of slop, and 400 points by half of the progress, or by its middle to the end.
    #expect(
      found.contains(
        "the drag of line 9 is another one: it goes 170.00 pt from where it begins, was 90.00 pt"
      ),
      "\(found)"
    )
    #expect(
      found.contains(
        "help: its outcome ends it where \"commit\" and \"travel\" of the rule of line 5 say; "
          + "if intended, accept the values with baseline update"
      ),
      "\(found)"
    )
    #expect(!found.contains("takes longer"), "\(found)")
    let groups = try await check(old, became: #""commit": 0.8"#, ["--group-by", "cause"])
    #expect(groups.contains(": the scenario has another drag than in the baseline"), "\(groups)")
    #expect(groups.contains("a.scenario.json:9)"), "\(groups)")
    let junit = try await check(old, became: #""commit": 0.8"#, ["--format", "junit"])
    #expect(junit.contains("the drag of line 9 is another one"))
  }

  /// The drag of the script stays as it is, and its rule asks for more.
  @Test func `a drag that closes the page no more fails the check, and is named`() async throws {
    let plain = Self.scenario.replacing(",\n  \"outcomes\": [\"finish\", \"cancel\"]", with: "")
    let (old, now) = (#""travel": 400"#, #""travel": 2000"#)
    let found = try await check(old, became: now, in: plain)
    #expect(
      found.contains(
        "transitions.completed is 1, was 2 (-1): dismiss Sheet is cancelled, was completed"
      ),
      "\(found)"
    )
    #expect(found.contains("see ") && found.contains("a.scenario.json:5"), "\(found)")
    #expect(
      found.contains(
        "help: compare its drag and \"commit\" and \"travel\" of the rule of line 5 with those "
          + "before; if intended, accept the new outcome with baseline update"
      ),
      "\(found)"
    )
    let groups = try await check(old, became: now, in: plain, ["--group-by", "cause"])
    #expect(groups.contains(": dismiss Sheet is cancelled"), "\(groups)")
    let back = try await check(now, became: old, in: plain.replacing(old, with: now))
    let completed = "transitions.completed is 2, was 1 (+1)"
    #expect(back.contains("\(completed): dismiss Sheet is completed, was cancelled"), "\(back)")
    #expect(!back.contains("is cancelled"), "\(back)")
    #expect(back.contains("help: compare its drag and \"commit\" and \"travel\""), "\(back)")
  }

  /// A page over tabs, and two changes of the tab that need it closed.
  private static let covered = plain.replacing(
    #""Main": {}, "Sheet""#,
    with: #""Main": {}, "Other": {}, "Tabs": { "tabs": ["Main", "Other"] }, "Sheet""#
  ).replacing(#""root": "Main""#, with: #""root": "Tabs""#).replacing(
    #""250 ms" } }"#,
    with: #""250 ms" } }, { "at": "200 ms after end", "select": "Other" }, "#
      + #"{ "at": "200 ms after end", "select": "Main" }"#
  )

  @Test(arguments: ["table", "markdown", "github", "junit", "sarif", "html"])
  func `a broken case names the transition that ends in another way`(
    format: String
  ) async throws {
    let (old, now) = ("[187, 420]", "[187, 200]")
    let run = { (options: [String]) in
      try await check(old, became: now, in: Self.covered, ends: .simulationFailed, options)
    }
    let found = try await run(["--format", format])
    let change = "dismiss Sheet is cancelled, was completed"
    let drag =
      "the drag of line 9 is another one: it goes 50.00 pt from where it begins, was 270.00 pt"
    #expect(found.contains("select Main never happened"), "\(found)")
    #expect(found.contains(change) && found.contains(drag), "\(found)")
    guard format == "table" else { return }
    #expect(found.contains("broken: page (2 cases): "), "\(found)")
    #expect(found.components(separatedBy: change).count == 2, "\(found)")
    let all = try await run(["--all"])
    #expect(all.components(separatedBy: change).count == 3, "\(all)")
  }

  private static let plain = scenario.replacing(
    ",\n  \"outcomes\": [\"finish\", \"cancel\"]",
    with: ""
  )

  /// Checks a scenario whose drag does not close the page, besides a baseline edited by hand.
  private func check(_ options: [String], editing edit: (String) -> String) async throws -> String {
    let scenario = Self.plain.replacing(#""travel": 400"#, with: #""travel": 2000"#)
    return try await ScenarioDesk.with(["a.scenario.json": scenario]) { desk in
      let words = [desk.path("a.scenario.json"), "--baseline", desk.path("baseline.json")]
      #expect(try await ToolRun(["baseline", "record"] + words).code == .done)
      let recorded = try desk.read("baseline.json")
      #expect(edit(recorded) != recorded)
      try desk.write(edit(recorded), to: "baseline.json")
      let update = try await ToolRun(
        ["baseline", "update"] + words + ["--dry-run"],
        columns: 1_000
      )
      let run = try await ToolRun(["check"] + words + options, columns: 1_000)
      #expect(run.code == .regressed, "\(run.output)")
      return run.output + update.output
    }
  }

  @Test func `transitions that swap their outcomes fail, and both are named`() async throws {
    func swap(_ text: String) -> String {
      text.replacing("present Sheet completed", with: "present Sheet cancelled")
        .replacing("dismiss Sheet cancelled", with: "dismiss Sheet completed")
    }
    let changes =
      "present Sheet is completed, was cancelled; "
      + "dismiss Sheet is cancelled, was completed"
    let found = try await check([], editing: swap)
    #expect(found.contains("transitions.completed is 1 as before: \(changes)\n"), "\(found)")
    #expect(found.contains("failed: 2 cases, 2 failed"), "\(found)")
    #expect(found.contains("~ page / phone-60 / percent-driven: \(changes)\n"), "\(found)")
    let json = try await check(["--format", "json"], editing: swap)
    let present = #""kind": "present", "controller": "Sheet", "outcome": "#
    let change = #""expected": {\#(present)"cancelled"}, "found": {\#(present)"completed"}"#
    #expect(json.contains("{\"index\": 0, \(change)}"), "\(json)")
    let page = try await check(["--format", "html"], editing: swap)
    #expect(page.contains(">\(changes)</a>"), "the page does not link the changes")
  }

  @Test func `transitions of the baseline that are gone, new or other ones are named`() async throws
  {
    let dismissed = "\"dismiss Sheet cancelled\""
    let gone = try await check([]) {
      $0.replacing(dismissed, with: "\(dismissed), \"push A completed\", \"pop A cancelled\"")
    }
    let ends = "push A no longer happens, was completed; pop A no longer happens, was cancelled"
    #expect(gone.contains(": \(ends)\n"), "\(gone)")
    let new = try await check([]) { $0.replacing(/,\s*"dismiss Sheet cancelled"/, with: "") }
    #expect(new.contains(": dismiss Sheet is new and cancelled\n"), "\(new)")
    let first = try await check([]) {
      $0.replacing(/"transitions": \[[^\]]*\]/, with: "\"transitions\": []")
    }
    let all = "present Sheet is new and completed; dismiss Sheet is new and cancelled"
    #expect(first.contains(": \(all)\n"), "\(first)")
    let other = try await check([]) { $0.replacing(dismissed, with: "\"pop Sheet completed\"") }
    #expect(
      other.contains(": dismiss Sheet is cancelled instead of pop Sheet completed\n"),
      "\(other)"
    )
    let many = try await check([]) { text in
      let more = (1...3).map { "\"push \($0) completed\"" }.joined(separator: ", ")
      return text.replacing(dismissed, with: "\(dismissed), \"pop A cancelled\", \(more)")
    }
    #expect(many.contains("push 2 no longer happens, was completed; 1 more\n"), "\(many)")
  }

  @Test func `a rule about outcomes names what was cancelled`() async throws {
    let plain = Self.scenario.replacing(",\n  \"outcomes\": [\"finish\", \"cancel\"]", with: "")
    let found = try await check(
      #""travel": 400"#,
      became: #""travel": 2000"#,
      in: plain,
      ["--rule", "transitions.cancelled: value == 0", "--metrics", "freeze.longest"]
    )
    #expect(found.contains("transitions.cancelled is 1, limit 0"), "\(found)")
    #expect(found.contains("dismiss Sheet is cancelled"), "\(found)")
    #expect(
      found.contains("help: let the transitions end as the rule states, or correct its number"),
      "\(found)"
    )
  }

  private static let help =
    "help: compare the keys of the drag with those that the scenario file had when the baseline "
    + "was recorded, in version control; if intended, accept the values with baseline update"

  @Test func `an edited drag that closes the page no more is named once a case`() async throws {
    let found = try await check("[187, 420]", became: "[187, 200]", in: Self.plain)
    #expect(found.contains("also better: page / phone-60 / percent-driven: "), "\(found)")
    #expect(found.components(separatedBy: "the drag of line 9 is another one").count == 3)
    // The rule of line 5 is as it was.
    #expect(found.contains("a.scenario.json:9"), "\(found)")
    #expect(!found.contains("a.scenario.json:5"), "\(found)")
    #expect(found.components(separatedBy: Self.help).count == 2, "\(found)")
  }

  /// The first drag was edited without consequence, and the rule of the second asks for more.
  @Test func `with several drags a transition is placed at the rule of its drag`() async throws {
    let effects = """
      "presentation": { "shift": { "towards": "up" } },
            "dismissal": { "shift": { "towards": "down" } }
      """
    let scenario = """
      { "name": "pages", "devices": ["phone-60"], "strategies": ["percent-driven"],
        "screens": { "Main": {}, "Sheet": { \(effects),
            "dragToDismiss": { "travel": 400, "commit": 0.4, "remainder": "steady" } },
          "Card": { \(effects),
            "dragToDismiss": { "travel": 400, "commit": 0.45, "remainder": "steady" } } },
        "root": "Main",
        "script": [{ "at": "100 ms", "present": "Sheet" },
          { "at": "1 s", "on": "Sheet",
            "drag": { "from": [187, 150], "to": [187, 420], "over": "250 ms" } },
          { "at": "3 s", "present": "Card" },
          { "at": "4 s", "on": "Card",
            "drag": { "from": [187, 150], "to": [187, 430], "over": "250 ms" } }] }
      """
    let found = try await check(
      "[187, 420]",
      became: "[187, 425]",
      in: scenario,
      edit: { text in
        text.replacing("0.45", with: "0.9")
      }
    )
    #expect(found.contains("dismiss Card is cancelled"), "\(found)")
    #expect(found.contains("a.scenario.json:7"), "\(found)")
  }

  @Test func `an edited drag is named with its duration`() async throws {
    let outcomes = ",\n  \"outcomes\": [\"finish\", \"cancel\"]"
    let found = try await check(
      #""over": "250 ms""#,
      became: #""over": "60 ms""#,
      in: Self.scenario.replacing(outcomes, with: "")
    )
    #expect(found.contains("is another one: it takes 60.00 ms, was 250.00 ms"), "\(found)")
    #expect(found.contains(Self.help), "\(found)")
  }

  @Test func `no key of a rule is named if only the duration of a drag differs`() async throws {
    let found = try await check(#""over": "250 ms""#, became: #""over": "600 ms""#)
    // With the 100 ms that the finger rests.
    #expect(found.contains("is another one: it takes 700.00 ms, was 350.00 ms"), "\(found)")
    #expect(found.contains(Self.help), "\(found)")
  }

  @Test func `another drag does not hide a presentation that takes longer`() async throws {
    let groups = try await check(
      #""commit": 0.4"#,
      became: #""commit": 0.5"#,
      edit: { $0.replacing(#""towards": "up""#, with: #""towards": "up", "duration": "700 ms""#) },
      ["--group-by", "cause"]
    )
    #expect(groups.contains(": present Sheet takes longer"), "\(groups)")
    #expect(groups.contains("the drag of line 9 is another one"), "\(groups)")
    #expect(!groups.contains("the scenario has another drag"), "\(groups)")
  }

  @Test func `a rule for the rest of a drag is suspected if the drag is the same`() async throws {
    let found = try await check(#""steady""#, became: #""slowing""#)
    #expect(!found.contains("is another one"), "\(found)")
    #expect(
      found.contains(
        "help: compare \"remainder\" and \"commit\" of its drag (line 5), the duration and the "
          + "timing of its effect with those before"
      ),
      "\(found)"
    )
  }

  @Test(arguments: [
    ("percent-driven", "help: shorten its effect, or raise the limit"),
    (
      "spring-return",
      "help: after the release it plays the spring of spring-return, not its effect: shorten the "
        + "drag, play another strategy, or raise the limit"
    ),
  ])
  func `a driven transition that takes too long names what its strategy plays`(
    strategy: String,
    help: String
  ) async throws {
    let text = Self.scenario.replacing("percent-driven", with: strategy)
    try await ScenarioDesk.with(["a.scenario.json": text]) { desk in
      let rule = "transition.settle.max: value <= 100 ms"
      let words = ["check", desk.path("a.scenario.json"), "--no-baseline", "--rule", rule]
      let run = try await ToolRun(words + ["--scenario", "page@finish"])
      #expect(run.code == .regressed && run.output.contains("by dismiss Sheet"), "\(run.output)")
      #expect(run.output.replacing(/\n +/, with: " ").contains(help), "\(run.output)")
    }
  }
}
