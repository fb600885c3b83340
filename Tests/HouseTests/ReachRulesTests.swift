import Testing

struct ReachRulesTests {
  private func messages(_ texts: [String: String], allowed: [String: String] = [:]) -> [String] {
    let files = texts.keys.sorted().map { ProjectFile(path: $0, text: texts[$0] ?? "") }
    return ReachRules.findings(in: files, module: "A", allowed: allowed).map(\.message)
  }

  @Test func `a type named in another module is reachable, with all types its files name`() {
    let found = messages([
      "Sources/A/Near.swift": "public struct Near { let far: Far }",
      "Sources/A/Near+More.swift": "extension Near { func more() -> Farther? { nil } }",
      "Sources/A/Far.swift": "struct Far {}",
      "Sources/A/Farther.swift": "struct Farther { struct Inside {} }",
      "Sources/B/User.swift": "let near = Near()",
    ])
    #expect(found.isEmpty)
  }

  @Test func `a type that only tests and comments name is a finding`() {
    let found = messages([
      "Sources/A/Lost.swift": "public struct Lost {}",
      "Sources/A/Near.swift": "/// Not Lost.\npublic struct Near {}",
      "Sources/B/User.swift": "let near = Near()",
      "Tests/ATests/LostTests.swift": "let lost = Lost()",
    ])
    #expect(found == ["only tests reach Lost"])
  }

  @Test func `a type that only unreachable types name is a finding`() {
    let found = messages([
      "Sources/A/Lost.swift": "struct Lost { let part: Part }",
      "Sources/A/Part.swift": "struct Part {}",
    ])
    #expect(found == ["only tests reach Lost", "only tests reach Part"])
  }

  @Test func `an unneeded exception is a finding`() {
    let texts = ["Sources/A/Lost.swift": "struct Lost {}", "Sources/B/B.swift": ""]
    #expect(messages(texts, allowed: ["Lost": "reason"]).isEmpty)
    let reached = ["Sources/A/Lost.swift": "struct Lost {}", "Sources/B/B.swift": "let a: Lost?"]
    #expect(messages(reached, allowed: ["Lost": "reason"]) == ["Lost needs no exception"])
    #expect(
      messages(texts, allowed: ["Gone": "reason", "Lost": ""]) == ["Gone needs no exception"]
    )
  }
}
