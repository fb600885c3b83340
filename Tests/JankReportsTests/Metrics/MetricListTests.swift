import Foundation
import JankMetrics
import JankReports
import Testing

struct MetricListTests {
  @Test func `the table has a line for each metric`() {
    let lines = MetricList.table(MetricRegistry.all).split(separator: "\n")
    #expect(lines.count == MetricRegistry.all.count + 1)
    #expect(lines.first?.hasPrefix("metric ") == true)
    #expect(lines.contains { $0.contains("apple.hitch-time ") && $0.contains("Apple") })
  }

  @Test func `JSON has everything a definition holds`() throws {
    let text = MetricList.json(MetricRegistry.all)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let metrics = try #require(value?["metrics"] as? [[String: Any]])
    #expect(metrics.compactMap { $0["id"] as? String } == MetricRegistry.all.map(\.id))
    let keys: Set = [
      "id", "owner", "name", "unit", "definition", "polarity", "thresholds", "source", "mark",
    ]
    #expect(metrics.allSatisfy { Set($0.keys) == keys })
    let ratio = try #require(metrics.first { $0["id"] as? String == "apple.hitch-time-ratio" })
    let limits = (ratio["thresholds"] as? [[String: Any]])?.compactMap { $0["limit"] as? Double }
    #expect(limits == [10, 25, 50])
  }
}
