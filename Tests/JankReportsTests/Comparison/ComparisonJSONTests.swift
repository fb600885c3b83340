import Foundation
import JankReports
import JankTrace
import Testing

// Also tests: ComparisonCSV.

struct ComparisonJSONTests {
  private func strategies(_ text: String) throws -> [[String: Any]] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(value?["schema"] as? String == "janklab-comparison")
    #expect(value?["percentileMethod"] as? String == "nearest-rank")
    let comparisons = try #require(value?["comparisons"] as? [[String: Any]])
    return try #require(comparisons[0]["strategies"] as? [[String: Any]])
  }

  @Test func `every value has its place and its distance to the best`() throws {
    let found = try strategies(ComparisonJSON.text([SampleComparisons.comparison()]))
    #expect(found.compactMap { $0["strategy"] as? String } == ["link", "server", "timer"])
    let metricValues = try #require(found[0]["figures"] as? [[String: Any]])
    #expect(metricValues[1]["metric"] as? String == "apple.hitch-time")
    #expect(metricValues[1]["median"] as? Double == 66.666667)
    #expect(metricValues[1]["toBest"] as? Double == 66.666667)
    #expect(metricValues[1]["place"] as? String == "worst")
    #expect(metricValues[4]["median"] is NSNull && metricValues[4]["missing"] is String)
  }

  @Test func `CSV has the same values, as exact decimals`() throws {
    let lines = ComparisonCSV.text([
      SampleComparisons.comparison([("a", [4, 0]), ("b", [0, 0])], stall: .milliseconds(20))
    ]).split(separator: "\r\n")
    #expect(lines.count == 1 + 2 * SampleComparisons.metrics.count)
    #expect(lines[2].hasPrefix("bounce,phone-60,60,20000000,1,2,a,apple.hitch-time,ms,2,0,0,"))
    #expect(lines[2].hasSuffix(",66.666667,66.666667,0,worst,1,,"))
    let columns = lines[0].split(separator: ",").count
    #expect(
      lines.dropFirst().allSatisfy { line in
        line.contains("\"") || line.count { $0 == "," } == columns - 1
      }
    )
  }
}
