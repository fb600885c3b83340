import Foundation
import JankMetrics
import JankReports
import Testing

struct ScoreJSONTests {
  @Test func `every metric has its value or why there is none`() throws {
    let text = ScoreJSON.text(
      [SampleScores.score(), SampleScores.rated()],
      metrics: MetricRegistry.all
    )
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(value?["schema"] as? String == "janklab-score")
    #expect(value?["schemaVersion"] as? Int == 1)
    let streams = try #require(value?["streams"] as? [[String: Any]])
    #expect(streams.map { $0["stream"] as? String } == ["app.exe 1 0x2", "late"])
    for stream in streams {
      let metrics = try #require(stream["metrics"] as? [[String: Any]])
      #expect(metrics.count == MetricRegistry.all.count)
      for metric in metrics {
        #expect((metric["value"] is NSNull) == (metric["missing"] is String), "\(metric)")
      }
    }
    let offsets = try #require(
      (streams[0]["metrics"] as? [[String: Any]])?.first {
        $0["id"] as? String == "android.swappy.offset"
      }
    )
    #expect(offsets["value"] as? [String: Int] == ["1": 1, "2": 1])
  }
}
