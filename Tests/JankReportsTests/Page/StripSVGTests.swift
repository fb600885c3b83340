import JankGate
import JankReports
import Testing

struct StripSVGTests {
  @Test func `each outcome has its own shape, and the counts are words`() throws {
    let text = ReportFormat.html.text(try SampleReport.failing())
    let start = try #require(text.firstRange(of: "<svg class=\"strip\" viewBox"))
    let end = try #require(text[start.lowerBound...].firstRange(of: "</svg>"))
    let strip = text[start.lowerBound..<end.lowerBound]
    #expect(strip.contains("aria-label=\"Refreshes: 19 on time, 1 late, 4 repeated"))
    #expect(strip.contains("<path class=\"s-late\" d=\"M"))
    #expect(strip.contains("<path class=\"s-same\" d=\"M"))
    #expect(!strip.contains("s-drop"))
  }

  @Test func `a run without animations has no strip`() throws {
    let text = ReportFormat.html.text(try SampleReport.report(on: SampleResults.empty.trace))
    #expect(!text.contains("aria-label=\"Refreshes"))
  }
}
