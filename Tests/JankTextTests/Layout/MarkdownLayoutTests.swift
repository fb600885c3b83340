import JankText
import Testing

struct MarkdownLayoutTests {
  private func text(_ page: String, width: Int = 30) -> String {
    MarkdownLayout.text(page, layout: TextLayout(width: width))
  }

  @Test func `lines of a paragraph are joined and broken anew`() {
    let page = """
      # A heading that is longer than the line of the terminal

      One two three four five six seven eight nine
      ten eleven.

      Next.

      """
    #expect(
      text(page) == """
        # A heading that is longer than the line of the terminal

        One two three four five six
        seven eight nine ten eleven.

        Next.

        """
    )
  }

  @Test func `items of lists hang behind their marks`() {
    let page = """
      Three:
      - one two three four five six
        seven eight
      - nine
        12. ten eleven twelve thirteen fourteen
      """
    #expect(
      text(page) == """
        Three:
        - one two three four five six
          seven eight
        - nine
          12. ten eleven twelve
              thirteen fourteen

        """
    )
  }

  @Test func `blocks of code stay as they are`() {
    let page = """
      ```console
      $ janklab run Scenarios --device phone-60,phone-120
        - item   | cell |

      # no heading
      ```
      """
    #expect(text(page) == page + "\n")
  }

  @Test func `tables are lined up and broken within their cells`() {
    let page = """
      | key | meaning |
      | --- | --- |
      | `a\\|b` | One two three four five six seven. |
      | c |  |
      """
    #expect(
      text(page) == """
        key    meaning
        `a|b`  One two three four five
               six seven.
        c

        """
    )
  }

  @Test func `names in tables stay whole, and a table too narrow for them is a list`() {
    let page = """
      | policy | meaning |
      | --- | --- |
      | `react-native-screens` | One two three. |
      | `flutter` |  |
      """
    #expect(
      text(page, width: 31) == """
        policy                  meaning
        `react-native-screens`  One two
                                three.
        `flutter`

        """
    )
    #expect(
      text(page, width: 28) == """
        - policy:
            `react-native-screens`
          meaning: One two three.
        - policy: `flutter`

        """
    )
  }

  @Test func `no line of text is longer than the terminal is wide`() {
    let page = String(repeating: "word and another, ", count: 40)
    let lines = text("- \(page)\n\n\(page)\n\n| a | b |\n| - | - |\n| x | \(page) |", width: 44)
      .split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 44 })
  }
}
