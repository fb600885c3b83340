internal import JankMetrics
internal import JankScenarios

/// The work on frames in a timeline summary of Flutter's driver.
///
/// The summary's own averages are not read: they follow from its lists. Lists are in microseconds.
/// Source: Flutter, timeline_summary.
enum FlutterSummaryFile {
  static func looksRight(_ value: JSONValue) -> Bool {
    value["frame_build_times"] != nil || value["average_frame_build_time_millis"] != nil
  }

  static func read(_ value: JSONValue, path: String) throws(RecordingError) -> Recording {
    let builds = try list("frame_build_times", value, path)
    let rasters = try list("frame_rasterizer_times", value, path)
    let begins = try list("frame_begin_times", value, path)
    guard let builds else {
      throw RecordingError(
        path,
        line: value.position.line,
        column: value.position.column,
        "the summary has no list frame_build_times",
        hint: "averages alone cannot be scored; write the summary with its lists"
      )
    }
    // A frame can be built and not rendered, so that one list may be the shorter.
    let count = max(builds.count, rasters?.count ?? 0)
    func column(_ list: [Int64]) -> TimeColumn {
      TimeColumn(list.map(Optional.some) + Array(repeating: nil, count: count - list.count))
    }
    var columns: [FrameSeries.Part: TimeColumn] = [.mainThread: column(builds)]
    if let rasters { columns[.render] = column(rasters) }
    if let begins, begins.count <= count { columns[.shown] = column(begins) }
    var series = FrameSeries(
      name: "Flutter frames",
      origin: "the timeline summary",
      frameCount: count,
      refreshPeriod: nil,
      columns: columns
    )
    series.stamps = "starts of builds"
    return Recording(
      format: .flutter,
      size: count == 1 ? "1 frame" : "\(count) frames",
      series: count > 0 ? [series] : []
    )
  }

  private static func list(
    _ key: String,
    _ value: JSONValue,
    _ path: String
  ) throws(RecordingError) -> [Int64]? {
    guard let member = value[key] else { return nil }
    var list: [Int64] = []
    for item in member.items ?? [member] {
      guard let time = item.microseconds else {
        throw RecordingError(
          path,
          line: item.position.line,
          column: item.position.column,
          "\(key): expected a number of microseconds, found \(item.summary)"
        )
      }
      list.append(time)
    }
    return list
  }
}
