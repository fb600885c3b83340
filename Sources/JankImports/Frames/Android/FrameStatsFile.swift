internal import JankText

/// Frames in the output of `dumpsys gfxinfo PACKAGE framestats`.
///
/// Tables in nanoseconds, one for each window, stand between `---PROFILEDATA---` lines. A dump
/// holds the last 120 frames, so dumps overlap: each frame counts once, by its most complete row.
/// Frames with flags are skipped, as the documentation requires. Source: Android, Test UI
/// performance.
enum FrameStatsFile {
  static func read(_ text: TextFile) throws(FileError) -> Recording {
    var windows: [FrameStatsWindow] = []
    var places: [String: Int] = [:]
    var title = "frames"
    var table: FrameStatsTable?
    var dump: [FrameStatsTable.Frame?] = []
    var isInTable = !text.contains("---PROFILEDATA---")
    var rowCount = 0
    func close() {
      if dump.contains(where: { $0 != nil }) {
        let place = places[title] ?? windows.count
        if place == windows.count {
          places[title] = place
          windows.append(FrameStatsWindow(name: title))
        }
        windows[place].append(dump)
      }
      dump = []
      table = nil
    }
    let warning = try text.forEachWholeLine { (line) throws(FileError) in
      let trimmed = line.bytes.trimmed
      if trimmed.elementsEqual("---PROFILEDATA---".utf8) {
        isInTable.toggle()
        close()
        try RecordingLimits.check(streams: windows.count, text.path, line: line.number)
      } else if !isInTable {
        if trimmed.starts(with: "Window: ".utf8) { title = trimmed.dropFirst(8).string }
      } else if let table {
        dump.append(try table.frame(line))
        rowCount += 1
        try RecordingLimits.check(frames: rowCount, text.path, line: line.number)
      } else {
        table = try FrameStatsTable(head: line, path: text.path)
      }
    }
    close()
    return Recording(
      format: .frameStats,
      size: rowCount == 1 ? "1 row" : "\(rowCount) rows",
      series: windows.map(\.series),
      warnings: [warning]
    )
  }
}
