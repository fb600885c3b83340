import JankReports
import JankTrace
import Testing

struct GestureReportTests {
  @Test func `values derived from the samples are listed with them`() {
    let contacts = SampleGestures.report.contacts
    #expect(contacts.map(\.displacement) == [[0.5, 12.5], .zero])
    #expect(contacts.map(\.rest) == [.milliseconds(14), .milliseconds(80)])
    var resting = contacts[0]
    let last = resting.samples[resting.samples.count - 1]
    let later = last.time + .milliseconds(9)
    resting.samples.append(GestureReport.Sample(time: later, location: last.location))
    #expect(resting.rest == .milliseconds(14))
    #expect(contacts.map(\.fileName) == ["swipe.json", "=tap\u{1B}.json"])
  }
}
