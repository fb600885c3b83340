import JankGate
import JankMetrics
import JankReports
import JankTrace
import Testing

struct CauseTextTests {
  @Test func `a stall has its kind, its name and how long it held the thread`() throws {
    let frames = Attribution(SampleResults.stalled().trace).frames
    let cause = try #require(frames.flatMap(\.causes).first)
    #expect(CauseText.name(cause) == "stall \"decode hero.png\"")
    let phrase = CauseText.phrase(cause)
    #expect(phrase.hasPrefix("stall \"decode hero.png\" blocked the main thread for "))
    #expect(phrase.hasSuffix(".00 ms"))
  }

  @Test func `a frame that waited for a suspended app names the suspension`() throws {
    var trace = SampleResults.stalled().trace
    trace.works = []
    var app = ProcessRecord(name: "app")
    app.changes = [.init(time: .zero, state: .suspended, reason: "left the screen")]
    trace.processes = [app]
    let cause = try #require(Attribution(trace).frames.flatMap(\.causes).first)
    #expect(CauseText.phrase(cause).hasPrefix("the system had suspended app for "))
    #expect(RemedyText.text(cause) == nil)
  }

  @Test func `durations are in milliseconds and refreshes`() {
    #expect(CauseText.delay(.milliseconds(17), refreshes: 1) == "17.00 ms (1 refresh)")
    #expect(CauseText.delay(.microseconds(8_333), refreshes: 0) == "8.33 ms")
    #expect(CauseText.delay(.microseconds(66_666), refreshes: 4) == "66.67 ms (4 refreshes)")
    let lead = Interval.microseconds(4_167)
    let late = CauseText.delay(.microseconds(12_500), refreshes: 2, lead: lead)
    #expect(late == "12.50 ms (1.50 refreshes)")
  }
}
