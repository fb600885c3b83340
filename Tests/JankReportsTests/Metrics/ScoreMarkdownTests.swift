import JankReports
import Testing

struct ScoreMarkdownTests {
  @Test func `a stream is a table with a heading`() {
    let metrics = SampleScores.metrics("frame-time.max", "apple.hitch-time")
    #expect(
      ScoreMarkdown.text([SampleScores.score(stream: "a|b_c")], metrics: metrics) == """
        ### a.csv: a&#124;b\\_c

        PresentMon CSV, 3 rows; times are presentations.

        | metric | value | unit | rating |
        | --- | ---: | --- | --- |
        | `frame-time.max` | 33.3333 | ms |  |

        n/a, since the test does not say when a frame was due: `apple.hitch-time`

        """
    )
  }
}
