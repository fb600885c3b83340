internal import JankMetrics
internal import JankText

/// Frames in the text of Android's atrace.
///
/// A frame of an app is a `Choreographer#doFrame` slice. The `DrawFrame` slice on another thread of
/// the same process that begins before the next frame renders it. Source: Android, Choreographer.
enum AtraceFile {
  static func read(_ text: TextFile) throws(FileError) -> Recording {
    var slices = AtraceSlices()
    var lineCount = 0
    let warning = try text.forEachWholeLine { (line) throws(FileError) in
      guard let mark = try AtraceMark(line, path: text.path) else { return }
      lineCount += 1
      try slices.take(mark, path: text.path)
    }
    return Recording(
      format: .atrace,
      size: lineCount == 1 ? "1 mark" : "\(lineCount) marks",
      series: slices.processes.map { series(of: $0, slices) },
      warnings: [warning]
    )
  }

  private static func series(of process: Int, _ slices: AtraceSlices) -> FrameSeries {
    let pairs = slices.frames(of: process)
    let (frames, draws) = (pairs.map(\.frame), pairs.map(\.draw))
    var columns: [FrameSeries.Part: TimeColumn] = [
      .shown: TimeColumn(frames.map(\.start)),
      .mainThread: TimeColumn(frames.map { $0.end &- $0.start }),
    ]
    if draws.contains(where: { $0 != nil }) {
      columns[.render] = TimeColumn(draws.map { draw in draw.map { $0.end &- $0.start } })
      columns[.processor] = TimeColumn(
        zip(frames, draws).map { frame, draw in draw.map { $0.end &- frame.start } }
      )
    }
    var series = FrameSeries(
      name: "process \(process)",
      origin: "the atrace text",
      frameCount: frames.count,
      refreshPeriod: nil,
      columns: columns
    )
    series.substitute = "starts of Choreographer#doFrame"
    return series
  }
}
