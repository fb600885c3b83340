import Foundation
import JankMetrics
import JankReports
import JankText
import Testing

struct MetricListTests {
  @Test func `a column that no metric fills is omitted`() throws {
    let plain = try #require(MetricRegistry.metric("apple.hitch-count"))
    let head = MetricList.table([plain], layout: TextLayout(width: 80)).split(separator: "\n")[0]
    #expect(!head.contains("limits") && !head.contains("parameters"))
    #expect(head.contains("definition"))
  }

  @Test func `the table has a line for each metric`() {
    let lines = MetricList.table(MetricRegistry.all, layout: TextLayout(isWide: true))
      .split(separator: "\n")
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
      "id", "owner", "name", "unit", "definition", "polarity", "thresholds", "parameters",
      "source", "mark",
    ]
    #expect(metrics.allSatisfy { Set($0.keys) == keys })
    let ratio = try #require(metrics.first { $0["id"] as? String == "apple.hitch-time-ratio" })
    let limits = (ratio["thresholds"] as? [[String: Any]])?.compactMap { $0["limit"] as? Double }
    #expect(limits == [10, 25, 50])
    let hitches = try #require(metrics.first { $0["id"] as? String == "unreal.hitches" })
    #expect((hitches["thresholds"] as? [Any])?.isEmpty == true)
    let parameters = try #require(hitches["parameters"] as? [[String: Any]])
    #expect(parameters.map { $0["value"] as? Double } == [60, 200])
    #expect(parameters.map { $0["unit"] as? String } == ["ms", "ms"])
    #expect(parameters.first?["meaning"] as? String == "make a hitch")
  }

  @Test func `the table separates limits of a value from parameters of its definition`() {
    let lines = MetricList.table(MetricRegistry.all, layout: TextLayout(isWide: true))
      .split(separator: "\n")
    func line(_ id: String) -> Substring { lines.first { $0.hasPrefix(id + " ") } ?? "" }
    let ratio = line("apple.hitch-time-ratio")
    #expect(ratio.contains("warning above 10, critical above 25, severe above 50"))
    #expect(line("unreal.hitches").contains("60 ms make a hitch; 200 ms lie between two"))
    #expect(line("perfdog.jank").contains("83.3333 ms is exceeded by a jank"))
  }
}
