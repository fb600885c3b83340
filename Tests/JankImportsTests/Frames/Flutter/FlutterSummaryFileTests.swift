import JankMetrics
import JankImports
import JankText
import Testing

struct FlutterSummaryFileTests {
  static let sample = """
    {
      "average_frame_build_time_millis": 8.5,
      "frame_count": 4,
      "frame_build_times": [4000, 17000, 9000, 4000],
      "frame_rasterizer_times": [6000, 3000, 21000],
      "frame_begin_times": [0, 16667, 33333, 50000]
    }
    """

  @Test func `the lists give the averages of the summary`() throws {
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

  @Test func `a value in the summary is the metric of that name`() throws {
    let text = """
      {"frame_count": 5, "frame_build_times": [4000, 5000], "average_vsync_frame_lag": 1200.5,
       "average_vsync_transitions_missed": 0.4, "90hz_frame_percentage": 60,
       "60hz_frame_percentage": 40.0, "illegal_refresh_rate_frame_count": 2}
      """
    let metrics = try RecordedFile(text: text).metrics(hertz: 60)
    #expect(metrics["flutter.vsync-lag.average"] == 1200.5)
    #expect(MetricRegistry.metric("flutter.vsync-lag.average")?.unit == .microseconds)
    #expect(metrics["flutter.transitions-missed.average"] == 0.4)
    #expect(metrics["flutter.refresh-rate.90hz"] == 60)
    #expect(metrics["flutter.refresh-rate.60hz"] == 40)
    #expect(metrics["flutter.illegal-refresh-rate"] == 2)
    // At 60 Hz the frames of the lists would be a share of 100 % beside the stated ones.
    #expect(metrics.reason("flutter.refresh-rate.120hz")?.contains("only other") == true)
    #expect(metrics["flutter.build.average"] == 4.5)
    #expect(metrics["flutter.vsync-lag.p90"] == nil)
    #expect(metrics.reason("flutter.vsync-lag.p90")?.hasPrefix("the timeline summary does") == true)
  }

  @Test func `a stated value that contradicts the lists is a warning`() throws {
    #expect(try RecordedFile(text: Self.sample).recording.warnings.isEmpty)
    let text = #"{"average_frame_build_time_millis": 5.0, "frame_build_times": [9000, 9000]}"#
    let file = try RecordedFile(text: text)
    let message = "the summary states 5.0 as average_frame_build_time_millis, its lists give 9.0"
    #expect(file.recording.warnings.map(\.message) == [message])
    #expect(try file.metrics()["flutter.build.average"] == 5)
  }

  @Test func `averages without lists give the metrics that they can`() throws {
    let text = #"{"frame_count": 90, "average_frame_build_time_millis": 5.8}"#
    let metrics = try RecordedFile(text: text).metrics()
    #expect(metrics["frames.total"] == 90)
    #expect(metrics["flutter.build.average"] == 5.8)
    #expect(metrics["flutter.build.worst"] == nil)
    #expect(metrics["frames.presented"] == nil)
  }

  @Test func `a value of one summary is unknown for merged summaries`() throws {
    let text = #"{"frame_count": 9, "average_vsync_frame_lag": 5}"#
    let series = try #require(try RecordedFile(text: text).recording.series.first)
    var whole = series
    whole.append(series)
    var merged = FrameTally(series)
    merged.merge(FrameTally(series))
    #expect(merged == FrameTally(whole))
    let lag = try #require(MetricRegistry.metric("flutter.vsync-lag.average"))
    #expect(lag.value(FrameTally(series)) == .known(.number(5)))
    #expect(lag.value(merged).value == nil)
  }

  @Test(arguments: [
    (#"{"average_frame_build_time_millis": 5.8}"#, "1:1", "the summary has neither frame_"),
    (#"{"frame_count": 5.5, "90hz_frame_percentage": 1}"#, "1:17", "frame_count: expected a num"),
    (
      "{\"frame_build_times\": [1],\n\"average_vsync_frame_lag\": \"5\"}", "2:28", "average_vsync_f"
    ),
  ])
  func `an incomplete or invalid summary is rejected`(
    text: String,
    place: String,
    message: String
  ) throws {
    let finding = try #require(RecordedFile.finding(in: text))
    #expect(finding.hasPrefix("file:\(place): error: \(message)"), "\(finding)")
  }

  @Test func `the error for an item that is not a number has its position`() throws {
    let finding = try #require(RecordedFile.finding(in: "{\"frame_build_times\": [1,\n \"x\"]}"))
    #expect(finding.hasPrefix("file:2:2: error: frame_build_times: expected a number"))
  }
}
