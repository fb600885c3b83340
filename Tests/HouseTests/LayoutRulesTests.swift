import Testing

struct LayoutRulesTests {
  private func files(_ paths: String...) -> [ProjectFile] {
    paths.map { ProjectFile(path: $0, text: "") }
  }

  @Test func `an unknown name at the top level is a finding`() {
    let names = [".ci", ".gitignore", "Package.swift", "Sources", "notes.txt", "docs"]
    #expect(LayoutRules.findings(topLevel: names).map(\.path) == ["notes.txt", "docs"])
  }

  @Test func `a folder without a target is a finding`() {
    let package = ProjectFile(
      path: "Package.swift",
      text: #"module("A"), tests("A"), .testTarget(name: "HouseTests")"#
    )
    let all = files(
      "Package.swift",
      "Sources/A/X.swift",
      "Tests/ATests/XTests.swift",
      "Sources/B/Y.swift",
      "Tests/BTests/YTests.swift",
      "Tests/HouseTests/H.swift"
    )
    #expect(
      LayoutRules.findings(foldersOf: all, package: package).map(\.path)
        == ["Sources/B", "Tests/BTests"]
    )
  }

  @Test func `a module without tests is a finding`() {
    let all = files(
      "Sources/A/X.swift",
      "Sources/B/Y.swift",
      "Sources/C/Z.swift",
      "Tests/ATests/XTests.swift"
    )
    #expect(
      LayoutRules.findings(modulesIn: all, withoutTests: ["C"]).map(\.path) == ["Sources/B"]
    )
  }
}
