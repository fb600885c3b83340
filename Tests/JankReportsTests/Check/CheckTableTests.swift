import JankReports
import JankText
import Testing

// Also tests: ReportText.

struct CheckTableTests {
  @Test func `a broken rule has limit, margin, frame, cause and the command to replay it`()
    throws
  {
    let layout = TextLayout(width: 200)
    let text = ReportFormat.table.text(try SampleReport.failing(), layout: layout)
    #expect(
      text.contains(
        """
        Scenarios/bounce.scenario.json:7: failed: bounce / phone-60 / display-link: \
        apple.hitch-count is 1, limit 0, beyond it by 1 (apple.hitch-count: value <= 0)
          frame 10 shown 66.666667 ms late, stall "bounce" held the main thread 80.00 ms
          again: janklab run 'bounce'

        """
      )
    )
    #expect(
      text.contains(
        "failed: bounce / phone-60 / display-link: freeze.longest is 83.333334 ms, was 0"
      )
    )
    #expect(text.contains("\nimproved: bounce / phone-60 / display-link: frames.rate is "))
    #expect(text.contains("note: bounce is in the baseline and was not run\n"))
    #expect(
      text.hasSuffix("failed: 1 case, 1 failed (2 values), 1 warned, 1 improved, 1 held\n")
    )
  }

  @Test func `what holds needs no words`() throws {
    let text = ReportFormat.table.text(try SampleReport.passing())
    #expect(!text.contains("failed") && !text.contains("again:"))
  }

  @Test func `a run that never settled is invalid in every report`() throws {
    let report = try SampleReport.broken()
    let message = "the run did not settle"
    for format in [ReportFormat.table, .junit, .sarif, .github, .markdown, .json] {
      #expect(format.text(report).contains(message), "\(format)")
    }
    #expect(ReportFormat.table.text(report).hasSuffix("broken: 1 case, 1 invalid\n"))
    #expect(ReportFormat.junit.text(report).contains("errors=\"1\""))
  }
}
