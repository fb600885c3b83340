internal import JankMetrics
internal import JankText

/// A timeline summary of Flutter's driver: durations of frames and Flutter's own metrics.
///
/// Flutter's metrics have the names and units of the summary's keys, and a value in the summary is
/// used as it is. Its lists, in microseconds, give the metrics of other owners and those that the
/// summary lacks. Shares of a whole are either all read or all computed. Source: Flutter,
/// timeline_summary.
enum FlutterSummaryFile {
  private static let metrics = MetricRegistry.all.filter { $0.owner == .flutter }

  static func looksRight(_ value: JSONValue) -> Bool {
    value["frame_build_times"] != nil || metrics.contains { value[$0.name] != nil }
  }

  static func read(_ value: JSONValue, path: String) throws(FileError) -> Recording {
    let builds = try list("frame_build_times", value, path)
    let count: Int
    var columns: [FrameSeries.Part: TimeColumn] = [:]
    if let builds {
      let rasters = try list("frame_rasterizer_times", value, path)
      let begins = try list("frame_begin_times", value, path)
      // A frame can be built but not rendered, so one list may be shorter.
      count = max(builds.count, rasters?.count ?? 0)
      try RecordingLimits.check(frames: count, path)
      columns[.mainThread] = column(builds, of: count)
      if let rasters { columns[.render] = column(rasters, of: count) }
      if let begins, begins.count <= count { columns[.shown] = column(begins, of: count) }
    } else {
      count = try frameCount(value, path)
    }
    var series = FrameSeries(
      name: "Flutter frames",
      origin: "the timeline summary",
      frameCount: count,
      refreshPeriod: nil,
      columns: columns
    )
    if columns[.shown] != nil { series.substitute = "starts of builds" }
    let metricValues = try stated(value, path)
    series.stated = metricValues.mapValues { .known($0) }
    series.stated.merge(ruledOut(by: metricValues)) { field, _ in field }
    return Recording(
      format: .flutter,
      size: count == 1 ? "1 frame" : "\(count) frames",
      series: count > 0 ? [series] : [],
      doubt: { contradiction(of: metricValues, with: $0, path) }
    )
  }

  private static func column(_ list: [Int64], of count: Int) -> TimeColumn {
    TimeColumn(list.map(Optional.some) + Array(repeating: nil, count: count - list.count))
  }

  private static func list(
    _ key: String,
    _ value: JSONValue,
    _ path: String
  ) throws(FileError) -> [Int64]? {
    guard let member = value[key] else { return nil }
    var list: [Int64] = []
    for item in member.items ?? [member] {
      guard let time = item.microseconds, time >= 0 else {
        throw unexpected(item, for: key, "a number of microseconds of 0 or more", path)
      }
      list.append(time)
    }
    return list
  }

  /// The number of frames of a summary without lists.
  private static func frameCount(
    _ value: JSONValue,
    _ path: String
  ) throws(FileError) -> Int {
    guard let member = value["frame_count"] else {
      throw FileError(
        path,
        value.position,
        "the summary has neither frame_build_times nor frame_count"
      )
    }
    guard let count = member.number.flatMap({ Int(exactly: $0) }),
      (0...RecordingLimits.frameCount).contains(count)
    else {
      let expected = "a number of frames up to \(RecordingLimits.frameCount)"
      throw unexpected(member, for: "frame_count", expected, path)
    }
    return count
  }

  /// The values in the summary whose keys are names of metrics.
  private static func stated(
    _ value: JSONValue,
    _ path: String
  ) throws(FileError) -> [String: Quantity] {
    var metricValues: [String: Quantity] = [:]
    for metric in metrics {
      guard let member = value[metric.name] else { continue }
      guard let number = member.number, number >= 0 else {
        throw unexpected(member, for: metric.name, "a number of 0 or more", path)
      }
      let count = metric.unit == .frames ? Int(exactly: number) : nil
      metricValues[metric.id] = count.map { .integer($0) } ?? .number(number)
    }
    return metricValues
  }

  /// The shares of refresh rates that are missing although others are stated.
  private static func ruledOut(by metricValues: [String: Quantity]) -> [String: Measured<Quantity>]
  {
    let family = metrics.map(\.id).filter { $0.contains("refresh-rate") }
    guard family.contains(where: { metricValues[$0] != nil }) else { return [:] }
    let reason = "the timeline summary states only other refresh rates"
    return Dictionary(uniqueKeysWithValues: family.map { ($0, .unknown(reason)) })
  }

  /// A warning if a stated value differs from the value that the lists give.
  private static func contradiction(
    of metricValues: [String: Quantity],
    with series: FrameSeries,
    _ path: String
  ) -> Diagnostic? {
    var lists = series
    lists.stated = [:]
    let tally = FrameTally(lists)
    for metric in metrics {
      guard let stated = metricValues[metric.id]?.number,
        let found = metric.value(tally).value?.number,
        (stated - found).magnitude > max(0.01, 0.001 * found.magnitude)
      else { continue }
      return Diagnostic(
        .warning,
        path: path,
        message: "the summary states \(stated) as \(metric.name), its lists give \(found)",
        hint: "stated values are used, and the lists for all other values"
      )
    }
    return nil
  }

  private static func unexpected(
    _ value: JSONValue,
    for key: String,
    _ expected: String,
    _ path: String
  ) -> FileError {
    FileError(
      path,
      value.position,
      "\(key): expected \(expected), found \(value.summary)"
    )
  }
}
