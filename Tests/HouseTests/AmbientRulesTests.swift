import Testing

struct AmbientRulesTests {
  private func findings(_ text: String, entryPoints: [String: String] = [:]) -> [String] {
    let file = ProjectFile(path: "Sources/HeadlessUIKit/Views/A.swift", text: text)
    return AmbientRules.findings(in: [file], entryPoints: entryPoints).map(\.description)
  }

  private static let found = """
    Sources/HeadlessUIKit/Views/A.swift:2: looks up the running simulation; use that of an object
    """

  @Test(arguments: [
    "Simulation.current.find()", "if Simulation.running != nil {}", "let home = HomeSimulation()",
    "UIScreen.main.bounds", "let now = CACurrentMediaTime()",
  ])
  func `a lookup of the running simulation is a finding`(_ question: String) {
    #expect(findings("import Foundation\n\(question)") == [Self.found])
  }

  @Test(arguments: ["simulation.find()", "// Simulation.current", "let a = \"UIScreen.main\""])
  func `code with a simulation, comments and strings are no lookups`(_ text: String) {
    #expect(findings(text) == [])
  }

  @Test func `an entry point may look it up, and has to`() {
    #expect(findings("Simulation.current", entryPoints: ["Views/A.swift": "an entry"]) == [])
    #expect(
      findings("simulation", entryPoints: ["Views/A.swift": "an entry"]) == [
        "Sources/HeadlessUIKit/Views/A.swift:1: does not look up the running simulation"
      ]
    )
  }

  @Test func `other modules may look it up`() {
    let file = ProjectFile(path: "Sources/JankTool/A.swift", text: "UIScreen.main")
    #expect(AmbientRules.findings(in: [file], entryPoints: [:]) == [])
  }
}
