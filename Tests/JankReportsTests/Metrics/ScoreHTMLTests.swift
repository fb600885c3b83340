import Foundation
import JankMetrics
import JankReports
import Testing

struct ScoreHTMLTests {
  private let metrics = SampleScores.metrics("frames.presented", "apple.hitch-time")

  @Test func `each stream has its metrics, what is missing, and its frame times`() {
    let text = ScoreHTML.text(
      [SampleScores.score(), SampleScores.rated()],
      metrics: metrics,
      toolVersion: "1"
    )
    #expect(text.contains("<h1>2 recorded streams</h1>"))
    #expect(text.contains("<td>frames.presented</td><td class=\"n\">3</td>"))
    #expect(
      text.contains("n/a, since the test does not say when a frame was due: apple.hitch-time")
    )
    #expect(text.contains("Chart: Frame times"))
    #expect(text.contains("Frame times of a.csv: app.exe 1 0x2: 2 frames"))
    #expect(text.contains("href=\"#stream=2\"") && text.contains("id=\"stream=2\""))
    #expect(text.contains("{\"runs\": []}"))
  }

  @Test func `a hostile name of a stream is text`() {
    let score = SampleScores.score(stream: "</script><script>alert(1)</script>")
    let text = ScoreHTML.text([score], metrics: metrics, toolVersion: "1")
    #expect(text.components(separatedBy: "<script").count == 3)
    #expect(text.contains("&lt;script&gt;alert(1)"))
  }
}
