import Testing

struct SharedNameRulesTests {
  private func lines(_ texts: [(String, String)]) -> [String] {
    let files = texts.map { ProjectFile(path: $0.0, text: $0.1) }
    return SharedNameRules.findings(in: files, names: ["Page"]).map { "\($0.path):\($0.line)" }
  }

  @Test func `one declaration, other names and sources are no findings`() {
    let found = lines([
      ("Tests/ATests/A.swift", "final class Page {}\nlet page = Page()"),
      ("Tests/BTests/B.swift", "struct PageTwo {}\n// class Page\nlet text = \"class Page\""),
      ("Sources/A/Page.swift", "struct Page {}"),
    ])
    #expect(found.isEmpty)
  }

  @Test func `two declarations are findings, also nested and private ones`() {
    let found = lines([
      ("Tests/ATests/A.swift", "class Page {}"),
      ("Tests/BTests/B.swift", "struct B {\n  private final class Page: UIViewController {}\n}"),
    ])
    #expect(found == ["Tests/ATests/A.swift:1", "Tests/BTests/B.swift:2"])
  }

  @Test func `two declarations in one file are findings`() {
    let text = "func a() { enum Page {} }\nfunc b() { enum Page {} }"
    #expect(lines([("Tests/ATests/A.swift", text)]).count == 2)
  }
}
