internal import JankMetrics
internal import JankText

/// Tables exported from Instruments with `xctrace export`.
///
/// `hitches` lists late frames only, with the time each was due and by how much it was late; every
/// process is a stream. `displayed-surfaces-interval` lists every picture on the display. Of nested
/// hitches only the outermost count, since the others say the same once more. Values are in
/// nanoseconds; a value that was written before is referred to by its number. Source: public
/// parsers of exported traces, which agree.
enum InstrumentsFile {
  static func read(_ text: TextFile) throws(FileError) -> Recording {
    let root = try XMLParser.parse(text, limit: RecordingLimits.elementCount)
    let values = InstrumentsValues(root)
    var series: [FrameSeries] = []
    var rowCount = 0
    for node in ([root] + root.descendants("node")).filter({ !$0.children("schema").isEmpty }) {
      let table = try InstrumentsTable(node, path: text.path)
      guard let kind = table.kind else { continue }
      let rows = try table.rows(values)
      rowCount += rows.count
      series += try kind.series(rows, path: text.path)
    }
    guard rowCount > 0 else {
      let names = root.descendants("schema").compactMap { $0.attributes["name"] }
      throw FileError(
        text.path,
        "expected a table hitches or displayed-surfaces-interval with rows, found "
          + (names.isEmpty ? "no table" : names.listed),
        hint: "export it with xctrace export and the table's name in --xpath"
      )
    }
    return Recording(
      format: .instruments,
      size: rowCount == 1 ? "1 row" : "\(rowCount) rows",
      series: series
    )
  }
}
