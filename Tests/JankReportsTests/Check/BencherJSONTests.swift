import Foundation
import JankReports
import Testing

struct BencherJSONTests {
  @Test func `a benchmark has a value for each measure, latencies in nanoseconds`() throws {
    let text = ReportFormat.bencher.text(try SampleReport.failing())
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let file = try #require(value as? [String: [String: [String: Double]]])
    let measures = try #require(file["bounce/phone-60/display-link"])
    #expect(measures["apple.hitch-time"] == ["value": 66_666_667])
    #expect(measures["apple.hitch-count"] == ["value": 1])
  }
}
