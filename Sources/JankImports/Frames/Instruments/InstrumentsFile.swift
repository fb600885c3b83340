internal import JankMetrics
internal import JankText

/// Tables exported from Instruments with `xctrace export`.
///
/// `hitches` lists late frames only, with the due time and the delay of each; every process is a
/// stream. `displayed-surfaces-interval` lists every presented frame. Only the outermost of nested
/// hitches counts, because the others repeat it. Values are in nanoseconds; a repeated value is
/// written as a reference. Source: public parsers of exported traces, which agree.
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
        hint: "run xctrace export with the table's name in --xpath"
      )
    }
    return Recording(
      format: .instruments,
      size: rowCount == 1 ? "1 row" : "\(rowCount) rows",
      series: series
    )
  }
}
