import JankMetrics
import JankRecordings
import Testing

struct FlutterSummaryFileTests {
  static let sample = """
    {
      "average_frame_build_time_millis": 5.8,
      "frame_count": 4,
      "frame_build_times": [4000, 17000, 9000, 4000],
      "frame_rasterizer_times": [6000, 3000, 21000],
      "frame_begin_times": [0, 16667, 33333, 50000]
    }
    """

  @Test func `the lists give what the summary averages`() throws {
    let file = try RecordedFile(text: Self.sample)
    let metrics = try file.metrics()
    #expect(metrics["frames.total"] == 4)
    #expect(metrics["flutter.build.average"] == 8.5)
    #expect(metrics["flutter.build.worst"] == 17)
    #expect(metrics["flutter.build.missed-budget"] == 1)
    #expect(metrics["flutter.raster.average"] == 10)
    #expect(metrics["flutter.raster.missed-budget"] == 1)
    #expect(metrics["frame-time.max"] == 16.667)
  }

  @Test func `averages alone cannot be scored`() throws {
    let text = #"{"average_frame_build_time_millis": 5.8}"#
    let finding = try #require(RecordedFile.finding(in: text))
    #expect(finding.hasPrefix("file:1:1: error: the summary has no list frame_build_times"))
  }

  @Test func `an item that is no number is named with its place`() throws {
    let finding = try #require(RecordedFile.finding(in: "{\"frame_build_times\": [1,\n \"x\"]}"))
    #expect(finding.hasPrefix("file:2:2: error: frame_build_times: expected a number"))
  }
}
