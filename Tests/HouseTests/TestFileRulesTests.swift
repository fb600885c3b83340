import Testing

struct TestFileRulesTests {
  private static let code = "func f() {}"

  private func findings(
    _ files: [(path: String, text: String)],
    untested: [String: String] = [:]
  ) -> [String] {
    TestFileRules.findings(
      in: files.map { ProjectFile(path: $0.path, text: $0.text) },
      untested: untested
    ).map(\.path)
  }

  @Test func `a source file needs a test file of its name in its module's tests`() {
    let files = [
      "Package.swift", "Sources/A/Deep/Spring.swift", "Sources/A/Curve.swift",
      "Sources/A/Spring+Settling.swift", "Sources/B/Spring.swift",
      "Tests/ATests/SpringTests.swift",
    ].map { ($0, Self.code) }
    #expect(findings(files) == ["Sources/A/Curve.swift", "Sources/B/Spring.swift"])
  }

  @Test func `a test file can list further source files, also of other modules`() {
    let sources = ["Sources/A/Curve.swift", "Sources/A/Ease.swift", "Sources/B/Spring.swift"]
      .map { ($0, Self.code) }
    let test = ("Tests/ATests/XTests.swift", "import A\n\n// Also tests: Curve, Ease, B/Spring.\n")
    #expect(findings(sources + [test]) == [])
    let wrong = ("Tests/BTests/YTests.swift", "// Also tests: Curve.")
    #expect(findings(sources + [test, wrong]) == ["Tests/BTests/YTests.swift"])
  }

  @Test func `an exemption applies, and an unneeded one is a finding`() {
    let files = [
      "Sources/A/Byte.swift", "Sources/A/Spring.swift", "Tests/ATests/SpringTests.swift",
    ]
    .map { ($0, Self.code) }
    let excuses = ["Sources/A/Byte.swift": "constants"]
    #expect(findings(files, untested: excuses) == [])
    let idle = ["Sources/A/Spring.swift": "none", "Sources/A/Gone.swift": "none"]
    #expect(
      findings(files, untested: excuses.merging(idle) { $1 })
        == ["Sources/A/Gone.swift", "Sources/A/Spring.swift"]
    )
  }

  @Test(arguments: [
    "import A", "public typealias T = Int", "protocol P { var a: Int { get } ; func f() }",
    "struct S { let a: Int\n init(a: Int) { self.a = a } }", "enum E: String { case a, b }",
  ])
  func `a file that only declares needs no tests`(text: String) {
    #expect(TestFileRules.decidesNothing(ProjectFile(path: "a", text: text)))
  }

  @Test(arguments: [
    "func f() {}", "struct S { var a: Int { 1 } }", "let f = { 1 }",
    "struct S { init(a: Int) { if a > 1 { fatalError() } } }", "enum E { static let f = { 1 } }",
  ])
  func `a file with code needs tests`(text: String) {
    #expect(!TestFileRules.decidesNothing(ProjectFile(path: "a", text: text)))
  }
}
