import JankGate
import JankMetrics
import JankReports
import JankTrace
import Testing

struct RemedyTextTests {
  @Test func `a stall on the main thread gets a way out`() throws {
    let cause = try #require(SampleResults.stalled().headline.hitches.first?.cause)
    let text = try #require(RemedyText.text(cause))
    #expect(text.hasPrefix("move this work off the main thread"))
  }

  @Test(arguments: [
    (WorkRecord.Kind.callback, "display link", "do less in each callback"),
    (.callback, "viewDidLoad of Sheet", "do this work before the transition"),
    (.layout, "layout", "lay out before the transition"), (.display, "draw", "draw in advance"),
    (.prepare, "prepare", "decode images in advance"), (.commit, "commit", "change fewer layers"),
  ])
  func `each kind of work has its own remedy`(
    kind: WorkRecord.Kind,
    name: String,
    start: String
  ) throws {
    var trace = SampleResults.stalled().trace
    trace.works = trace.works.map {
      WorkRecord(kind: kind, name: name, start: $0.start, end: $0.end)
    }
    let cause = try #require(trace.hitches.first?.cause)
    #expect(RemedyText.text(cause)?.hasPrefix(start) == true)
  }

  @Test func `a frame that the GPU made late asks for less to draw`() throws {
    let trace = SampleResults.stalled(lateness: .render).trace
    let cause = try #require(trace.hitches.first?.cause)
    #expect(RemedyText.text(cause)?.hasPrefix("use fewer or smaller blurs") == true)
  }
}
