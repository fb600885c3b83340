import Foundation
import JankReports
import Testing

struct GoogleBenchmarkJSONTests {
  @Test func `each length of time is an entry in nanoseconds, with the counts beside it`() throws {
    let text = ReportFormat.googleBenchmark.text(try SampleReport.failing())
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let file = try #require(value as? [String: Any])
    let context = try #require(file["context"] as? [String: Any])
    #expect(context["json_schema_version"] as? Int == 1 && context["caches"] is [Any])
    let entries = try #require(file["benchmarks"] as? [[String: Any]])
    let names = entries.compactMap { $0["name"] as? String }
    #expect(Set(names).count == entries.count)
    let hitch = try #require(
      entries.first { ($0["name"] as? String)?.hasSuffix("apple.hitch-time") == true }
    )
    #expect(hitch["real_time"] as? Int == 66_666_667 && hitch["time_unit"] as? String == "ns")
    #expect(hitch["apple.hitch-count"] as? Int == 1)
  }
}
