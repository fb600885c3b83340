internal import JankText

/// Frames that PresentMon recorded on Windows.
///
/// A stream is one application, process and swap chain. PresentMon has three sets of columns: 1.x
/// with `Dropped` and the time since the previous display change, 2.x with `FrameTime` and
/// `DisplayedTime`, and the newest with the prefix `Ms`. Stamps are rebuilt from durations, so that
/// frame times match the file exactly. Without display tracking the display columns are missing.
/// Source: PresentMon, README-ConsoleApplication.
enum PresentMonFile {
  static func read(_ text: TextFile) throws(FileError) -> Recording {
    var layout: PresentMonLayout?
    var streams: [PresentMonStream] = []
    var places: [String: Int] = [:]
    var rowCount = 0
    let warning = try text.forEachWholeLine { (line) throws(FileError) in
      guard let layout else {
        layout = try PresentMonLayout(head: line, path: text.path)
        return
      }
      let row = try layout.row(line)
      let name = layout.stream(row)
      let place = places[name] ?? streams.count
      if place == streams.count {
        try RecordingLimits.check(streams: place + 1, text.path, line: line.number)
        places[name] = place
        streams.append(PresentMonStream(name: name, tellsDisplay: layout.tellsDisplay))
      }
      streams[place].append(try layout.frame(row))
      rowCount += 1
      try RecordingLimits.check(frames: rowCount, text.path, line: line.number)
    }
    return Recording(
      format: .presentMon,
      size: rowCount == 1 ? "1 row" : "\(rowCount) rows",
      series: streams.map(\.series),
      warnings: [warning]
    )
  }
}
