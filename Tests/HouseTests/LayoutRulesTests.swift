import Testing

struct LayoutRulesTests {
  private func files(_ paths: String...) -> [ProjectFile] {
    paths.map { ProjectFile(path: $0, text: "") }
  }

  @Test func `what does not belong at the top is found`() {
    let names = [".ci", ".gitignore", "Package.swift", "Sources", "notes.txt", "docs"]
    #expect(LayoutRules.findings(topLevel: names).map(\.path) == ["notes.txt", "docs"])
  }

  @Test func `a source file needs a test file of its name in the tests of its room`() {
    let findings = LayoutRules.findings(
      in: files(
        "Package.swift",
        "Sources/A/Deep/Spring.swift",
        "Sources/A/Curve.swift",
        "Sources/A/Spring+Settling.swift",
        "Sources/B/Spring.swift",
        "Tests/ATests/SpringTests.swift"
      ),
      untested: [:]
    )
    #expect(findings.map(\.path) == ["Sources/A/Curve.swift", "Sources/B/Spring.swift"])
  }

  @Test func `an excuse counts, and is itself found when nothing needs it`() {
    let all = files(
      "Sources/A/Byte.swift",
      "Sources/A/Spring.swift",
      "Tests/ATests/SpringTests.swift"
    )
    let excuses = ["Sources/A/Byte.swift": "constants"]
    #expect(LayoutRules.findings(in: all, untested: excuses) == [])
    let idle = ["Sources/A/Spring.swift": "none", "Sources/A/Gone.swift": "none"]
    let findings = LayoutRules.findings(in: all, untested: excuses.merging(idle) { $1 })
    #expect(findings.map(\.path) == ["Sources/A/Gone.swift", "Sources/A/Spring.swift"])
  }

  @Test func `a folder that the package does not name is found`() {
    let package = ProjectFile(
      path: "Package.swift",
      text: #"room("A"), tests("A"), .testTarget(name: "HouseTests")"#
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

  @Test func `a room without tests is found`() {
    let all = files(
      "Sources/A/X.swift",
      "Sources/B/Y.swift",
      "Sources/C/Z.swift",
      "Tests/ATests/XTests.swift"
    )
    #expect(
      LayoutRules.findings(roomsIn: all, withoutTests: ["C"]).map(\.path) == ["Sources/B"]
    )
  }
}
