import Foundation
import JankTool
import Testing

/// Cases and values that a baseline has and a check lacks.
struct BaselineMatchTests {
  private static let files = ["a.scenario.json": SampleScenarios.tapped("tapped")]

  /// The tool at work on a scenario and its baseline.
  private func desk(_ work: (ScenarioDesk, String) async throws -> Void) async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let baseline = desk.path("baseline.json")
      let words = ["baseline", "record", desk.folder.path, "--baseline", baseline]
      #expect(try await ToolRun(words).code == .done)
      try await work(desk, baseline)
    }
  }

  @Test func `a drag that nothing follows any more fails, with the reason and what to do`()
    async throws
  {
    let files = [
      "a.scenario.json": SampleScenarios.dragged(), "drag.json": SampleScenarios.drag(points: 300),
    ]
    try await ScenarioDesk.with(files) { desk in
      let baseline = desk.path("baseline.json")
      let words = [desk.folder.path, "--baseline", baseline]
      #expect(try await ToolRun(["baseline", "record"] + words).code == .done)
      let drag = #""dragToDismiss": { "travel": 400 }"#
      let before = try desk.read("a.scenario.json")
      #expect(before.contains(drag))
      try desk.write(
        before.replacing(",\n      " + drag, with: "").replacing(drag, with: ""),
        to: "a.scenario.json"
      )
      let run = try await ToolRun(["check"] + words + ["--compare-changed"])
      #expect(run.code == .regressed)
      #expect(run.output.contains("values in the baseline are missing in this run\n"))
      #expect(run.output.contains("gesture.lag.max is missing, was "))
      #expect(run.output.contains(" pt: nothing followed a touch\n"))
      #expect(run.output.contains("help: what the missing metric measures no longer happens"))
      #expect(run.output.contains("note: dragged / phone-60 / percent-driven: script: the drag of"))
      #expect(run.errors.contains("values of the baseline are missing\n  help: if intended: "))
      let github = try await ToolRun(
        ["check"] + words + ["--compare-changed", "--format", "github"]
      )
      #expect(github.output.contains("::error file="))
      #expect(github.output.contains(",line=13,title=dragged"))
      let update = try await ToolRun(["baseline", "update"] + words)
      #expect(update.code == .done)
      #expect(update.errors.contains("percent-driven: warning: script: the drag of line 13 has no"))
      #expect(try await ToolRun(["check"] + words).code == .done)
    }
  }

  @Test func `a baseline of another version of iOS does not fit`() async throws {
    try await desk { desk, baseline in
      let words = ["check", desk.folder.path, "--baseline", baseline]
      #expect(try await ToolRun(words + ["--ios", "26"]).code == .done)
      #expect(try await ToolRun(words + ["--ios", "12"]).code == .invalidData)
      let update = ["baseline", "update"] + Array(words.dropFirst()) + ["--ios", "12"]
      #expect(try await ToolRun(update).code == .done)
      #expect(try await ToolRun(words + ["--ios", "12"]).code == .done)
      let current = try await ToolRun(words)
      #expect(current.code == .invalidData)
    }
  }

  @Test func `a replaced strategy fails, until the baseline is updated`() async throws {
    try await desk { desk, baseline in
      let words = ["check", desk.folder.path, "--baseline", baseline, "--compare-changed"]
      let other = ["core-animation", "timer"]
      try desk.write(SampleScenarios.tapped("tapped", strategies: other), to: "a.scenario.json")
      let run = try await ToolRun(words)
      #expect(run.code == .regressed)
      #expect(
        run.output.contains("failed: tapped / phone-60 / display-link: it is in the baseline, and ")
          && run.output.contains("a.scenario.json no longer requests it\n")
      )
      #expect(
        run.output.hasSuffix("failed: 2 cases, 1 held, 1 new, 1 of the baseline gone\n")
      )
      #expect(run.errors.contains("note: cases of the baseline are gone\n  help: if intended: "))
      // Options that choose other cases lose none.
      let narrow = try await ToolRun(words + ["--strategy", "core-animation"])
      #expect(
        narrow.code == .done && narrow.output.hasSuffix("passed: 1 case, 1 held, 1 not run\n")
      )
      let update = try await ToolRun([
        "baseline", "update", desk.folder.path, "--baseline", baseline,
      ])
      #expect(update.code == .done)
      #expect(try await ToolRun(words).code == .done)
      let chosen = try await ToolRun(words + ["--strategy", "core-animation"])
      #expect(chosen.code == .done && !chosen.output.contains("note: "))
      #expect(chosen.output.hasSuffix(", 1 not run\n"))
    }
  }

  @Test func `a scenario that is gone from a folder fails, one that is not named does not`()
    async throws
  {
    try await ScenarioDesk.with(
      Self.files.merging(["b.scenario.json": SampleScenarios.tapped("b")]) { first, _ in first }
    ) { desk in
      let (folder, baseline) = (desk.folder.path, desk.path("baseline.json"))
      #expect(
        try await ToolRun(["baseline", "record", folder, "--baseline", baseline]).code == .done
      )
      let file = try await ToolRun([
        "check", desk.path("a.scenario.json"), "--baseline", baseline,
      ])
      #expect(file.code == .done && file.output.hasSuffix("passed: 2 cases, 2 held, 2 not run\n"))
      try FileManager.default.removeItem(atPath: desk.path("b.scenario.json"))
      let gone = try await ToolRun(["check", folder, "--baseline", baseline])
      #expect(gone.code == .regressed && gone.output.contains("failed: b / phone-60 / "))
      #expect(gone.errors.contains(" --prune\n") && gone.errors.contains("of another folder"))
      let pruned = try await ToolRun([
        "baseline", "update", folder, "--baseline", baseline, "--prune",
      ])
      #expect(pruned.code == .done)
      #expect(try await ToolRun(["check", folder, "--baseline", baseline]).code == .done)
    }
  }
}
