import Testing

struct ProseRulesTests {
  private func findings(_ text: String, path: String = "Page.md", limit: Int = 20) -> [String] {
    ProseRules.findings(in: ProjectFile(path: path, text: text), limit: limit).map(\.description)
  }

  @Test func `code, tables and headings are not prose`() {
    let text = """
      # A picture

      A [link](Other.md) and `a picture` stand *here*.
      The line goes on.

      ```console
      $ picture
      ```

      - One item.
      | a picture | of a cell |

      """
    #expect(
      ProseRules.paragraphs(of: text) == [
        .init(line: 3, text: "A link and CODE stand here. The line goes on."),
        .init(line: 10, text: "One item."),
      ]
    )
    #expect(findings(text) == [])
  }

  @Test func `a page that is too long is a finding`() {
    #expect(findings("a\nb\nc\n", limit: 3) == [])
    #expect(findings("a\nb\nc\nd\n", limit: 3) == ["Page.md:4: 4 lines; limit is 3"])
  }

  @Test func `long sentences and a high median length are findings`() {
    func sentence(_ count: Int) -> String {
      Array(repeating: "word", count: count).joined(separator: " ") + ".\n"
    }
    #expect(findings("Short. Short. " + sentence(35)) == [])
    #expect(
      findings("Short. Short.\n\n" + sentence(36))
        == ["Page.md:3: 36 words; limit is 35: word word word word word word …"]
    )
    #expect(findings(sentence(16)) == [])
    #expect(findings(sentence(17)) == ["Page.md:1: half of the sentences have 17 words or more"])
  }

  @Test func `words that the glossary replaces are findings without an exception`() {
    #expect(findings("Two pictures.\n") == ["Page.md:1: \"picture\": use frame"])
    #expect(findings("It was\nturned back.\n") == ["Page.md:1: \"turned back\": use reversed"])
    #expect(findings("Two pictures.\n", path: "README.md") == [])
    #expect(findings("Enlarge the mushrooms.\n") == [])
  }

  @Test func `links to missing files are findings, also in tables`() {
    let text = "[a](A.md) [b](../B.md#part)\n| [c](C.md) |\n[d](https://a.org) [e](#e)\n"
    let page = ProjectFile(path: "Folder/Page.md", text: text)
    let findings = ProseRules.findings(linksOf: page) { $0 == "Folder/A.md" }
    #expect(
      findings.map(\.description) == [
        "Folder/Page.md:1: ../B.md#part does not exist", "Folder/Page.md:2: C.md does not exist",
      ]
    )
  }
}
