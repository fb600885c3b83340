import Testing

struct WordRulesTests {
  private func findings(_ text: String, in path: String = "Sources/M/A.swift") -> [String] {
    WordRules.findings(in: ProjectFile(path: path, text: text)).map(\.description)
  }

  @Test func `private words are found in documentation comments`() {
    #expect(
      findings("let a = 1\n/// A picture of `picture`.\nlet b = 2")
        == ["Sources/M/A.swift:2: \"picture\": say frame"]
    )
    #expect(findings("// A picture.\nlet picture = 1\n/// The `finger`.\nlet finger = 2") == [])
    #expect(findings("/// - picture: A frame.\n/// - Parameter finger: A touch.") == [])
  }

  @Test func `private words are found in texts of several words`() {
    #expect(
      findings(#"print("a \(finger("x")) b", "the finger left")"#)
        == ["Sources/M/A.swift:1: \"finger\": say touch or gesture"]
    )
    #expect(findings(#"let key = "finger""#) == [])
    #expect(
      findings("let a = \"\"\"\n  one\n  the picture\n  \"\"\"")
        == ["Sources/M/A.swift:3: \"picture\": say frame"]
    )
    #expect(findings(#"let a = "the fingerprint of a file""#) == [])
  }

  @Test func `private words are found in names of tests`() {
    let text = "@Test func `a picture`() { print(\"the picture\") }"
    #expect(
      findings(text, in: "Tests/MTests/A.swift")
        == ["Tests/MTests/A.swift:1: \"picture\": say frame"]
    )
    #expect(findings(text, in: "Benchmarks/B/A.swift") == [])
  }
}
