import JankAdapt
import Testing

struct ImportRulesTests {
  private func findings(_ module: String, _ text: String) -> [String] {
    ImportRules.findings(in: ProjectFile(path: "Sources/\(module)/File.swift", text: text))
      .map(\.description)
  }

  @Test func `all forms of imports are recognised`() {
    let text = """
      import A
      public import B
      @_exported public import C
      @preconcurrency import struct D.Thing
      #if canImport(E)
      internal import E.Part
      #endif
      // import F
      let text = "import G"
      """
    let imports = ImportRules.imports(SwiftLexer.tokens(of: text))
    #expect(imports.map(\.module) == ["A", "B", "C", "D", "E"])
    #expect(imports.map(\.line) == [1, 2, 3, 4, 6])
  }

  @Test func `a forbidden import is a finding with its line`() {
    #expect(
      findings("JankMotion", "\nimport Glibc\n")
        == ["Sources/JankMotion/File.swift:2: JankMotion may not import Glibc"]
    )
    #expect(findings("JankMetrics", "import JankEngine").count == 1)
    #expect(findings("JankEngine", "public import JankTrace\nimport JankMotion") == [])
    #expect(findings("HeadlessUIKit", "import Foundation") == [])
  }

  @Test func `a module missing from the table is a finding`() {
    #expect(
      findings("Cellar", "") == ["Sources/Cellar/File.swift:1: no imports are stated for Cellar"]
    )
  }

  @Test func `imports between modules have no cycles`() {
    var modules = ImportRules.allowed.mapValues { $0.filter { ImportRules.allowed[$0] != nil } }
    while let free = modules.keys.sorted().first(where: { modules[$0]?.isEmpty == true }) {
      modules[free] = nil
      modules = modules.mapValues { $0.subtracting([free]) }
    }
    #expect(modules.isEmpty, "in a circle: \(modules)")
  }
}
