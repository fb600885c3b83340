import Testing

struct ReadmeRulesTests {
  private let good = """
    # Name

    ```console
    $ swift run -c release janklab run Scenarios
    $ swift test
    ```

    ```swift
    let a = 1

    let b = 2
    ```

    """

  private func findings(_ text: String) -> [String] {
    ReadmeRules.findings(in: ProjectFile(path: "README.md", text: text)).map(\.description)
  }

  @Test func `fenced blocks are collected with their language and line`() {
    let (blocks, unclosed) = ReadmeRules.blocks(of: good)
    #expect(unclosed == nil)
    #expect(blocks.map(\.language) == ["console", "swift"])
    #expect(blocks.map(\.line) == [3, 8])
    #expect(blocks.last?.text == "let a = 1\n\nlet b = 2\n")
  }

  @Test func `a README with both commands near its top passes`() {
    #expect(findings(good) == [])
  }

  @Test func `an unclosed block is a finding`() {
    #expect(
      findings(good + "```swift\nlet a = 1\n") == ["README.md:13: this block is never closed"]
    )
  }

  @Test func `a section without a link is a finding`() {
    #expect(findings(good + "[One](#one-two)\n\n## One two\n") == [])
    #expect(findings(good + "## One two\n") == ["README.md:13: no link leads to this section"])
  }

  @Test func `a missing or late command is a finding`() {
    #expect(findings("# Name\n").count == 2)
    #expect(findings(String(repeating: "\n", count: 30) + good).count == 2)
  }
}
