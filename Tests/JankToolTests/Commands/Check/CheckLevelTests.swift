import Foundation
import JankTool
import Testing

/// Levels of rules on the command line, and what they do to those of scenarios.
struct CheckLevelTests {
  private static let rule = "frame-time: max <= 1 ms"

  private func check(stated level: String?, _ rules: [String]) async throws -> ToolRun {
    let stated = level.map { "\"thresholds\": { \"\(Self.rule)\": \"\($0)\" }, \"root\"" }
    let text = SampleScenarios.tapped()
      .replacing("\"root\"", with: stated ?? "\"root\"", maxReplacements: 1)
    return try await ScenarioDesk.with(["a.scenario.json": text]) { desk in
      try await ToolRun(["check", desk.folder.path, "-q"] + rules.flatMap { ["--rule", $0] })
    }
  }

  @Test func `a word before a rule is its level`() async throws {
    #expect(try await check(stated: nil, [Self.rule]).code == .regressed)
    #expect(try await check(stated: nil, ["error " + Self.rule]).code == .regressed)
    let warned = try await check(stated: nil, ["warn " + Self.rule])
    #expect(warned.code == .done && warned.output.hasSuffix("passed: 2 cases, 2 warned\n"))
  }

  @Test func `a rule of the command line takes the place of the same in a scenario`() async throws {
    #expect(try await check(stated: "error", []).code == .regressed)
    let nothingLeft = try await check(stated: "error", ["off " + Self.rule])
    #expect(nothingLeft.code == .invalidData)
    let off = try await check(stated: "error", ["off " + Self.rule, "frame-time: max <= 9000 ms"])
    #expect(off.code == .done && off.output.hasSuffix("passed: 2 cases, 2 held\n"))
    let warned = try await check(stated: "error", ["warn frame-time:max<=1ms"])
    #expect(warned.code == .done && warned.output.hasSuffix("passed: 2 cases, 2 warned\n"))
    let failed = try await check(stated: "warn", [Self.rule])
    #expect(failed.code == .regressed && failed.output.hasSuffix("failed: 2 cases, 2 failed\n"))
  }

  @Test func `a rule that is off and takes nothing back is a mistake`() async throws {
    for level in [nil, "error", "off"] {
      let off = try await check(stated: level, ["off frame-time: max <= 2 ms"])
      #expect(off.code == .invalidData && off.errors.contains("off has no effect"))
      #expect(off.errors.contains("did you mean \"\(Self.rule)\"?") == (level != nil))
    }
  }
}
