import Testing

struct ImportRulesTests {
  private func findings(_ room: String, _ text: String) -> [String] {
    ImportRules.findings(in: ProjectFile(path: "Sources/\(room)/File.swift", text: text))
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
    var rooms = ImportRules.allowed.mapValues { $0.filter { ImportRules.allowed[$0] != nil } }
    while let free = rooms.keys.sorted().first(where: { rooms[$0]?.isEmpty == true }) {
      rooms[free] = nil
      rooms = rooms.mapValues { $0.subtracting([free]) }
    }
    #expect(rooms.isEmpty, "in a circle: \(rooms)")
  }
}
