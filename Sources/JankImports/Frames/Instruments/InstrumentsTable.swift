internal import JankMetrics
internal import JankText

struct InstrumentsTable {
  private let path: String
  private let name: String
  private let columns: [String]
  private let elements: [XMLElement]

  struct Row {
    let start: Int64
    let duration: Int64
    let process: String
  }

  enum Kind {
    case hitches
    case surfaces
  }

  init(_ node: XMLElement, path: String) throws(FileError) {
    guard let schema = node.children("schema").first else {
      throw FileError(path, line: node.line, "expected a schema in <\(node.name)>")
    }
    self.path = path
    name = schema.attributes["name"] ?? ""
    columns = schema.children("col").map { column in
      column.children("mnemonic").first?.text ?? ""
    }
    elements = node.children("row")
  }
}

extension InstrumentsTable {
  var kind: Kind? {
    switch name {
    case "hitches": .hitches
    case "displayed-surfaces-interval": .surfaces
    default: nil
    }
  }

  /// The rows, without nested ones.
  func rows(_ values: InstrumentsValues) throws(FileError) -> [Row] {
    guard let start = columns.firstIndex(of: "start"),
      let duration = columns.firstIndex(of: "duration")
    else {
      throw FileError(path, "the table \(name) has no columns start and duration")
    }
    let process = columns.firstIndex(of: "process")
    let level = columns.firstIndex(of: "containment-level")
    var rows: [Row] = []
    for element in elements {
      if let level, let depth = cell(level, element, values)?.text, Int(depth) ?? 0 > 0 { continue }
      let owner = process.flatMap { cell($0, element, values) }
      rows.append(
        Row(
          start: try time(start, element, values),
          duration: try length(duration, element, values),
          process: owner.map { $0.attributes["fmt"] ?? $0.text } ?? name
        )
      )
    }
    return rows
  }

  private func cell(
    _ column: Int,
    _ row: XMLElement,
    _ values: InstrumentsValues
  ) -> XMLElement? {
    row.children.indices.contains(column) ? values.resolve(row.children[column]) : nil
  }

  private func length(
    _ column: Int,
    _ row: XMLElement,
    _ values: InstrumentsValues
  ) throws(FileError) -> Int64 {
    let length = try time(column, row, values)
    guard length >= 0 else {
      throw FileError(
        path,
        line: row.line,
        "expected a \(columns[column]) of 0 or more, found \(length)"
      )
    }
    return length
  }

  private func time(
    _ column: Int,
    _ row: XMLElement,
    _ values: InstrumentsValues
  ) throws(FileError) -> Int64 {
    guard let text = cell(column, row, values)?.text,
      let value = DecimalTime.nanoseconds(Array(text.utf8)[...].trimmed, .nanoseconds)
    else {
      throw FileError(
        path,
        line: row.line,
        "the row has no \(columns[column]) in nanoseconds"
      )
    }
    return value
  }
}

extension InstrumentsTable.Kind {
  /// The streams of the table.
  ///
  /// - Throws: An error if there are too many.
  func series(
    _ rows: [InstrumentsTable.Row],
    path: String
  ) throws(FileError) -> [FrameSeries] {
    switch self {
    case .hitches:
      var places: [String: Int] = [:]
      var streams: [(name: String, rows: [InstrumentsTable.Row])] = []
      for row in rows {
        let place = places[row.process] ?? streams.count
        if place == streams.count {
          try RecordingLimits.check(streams: place + 1, path)
          places[row.process] = place
          streams.append((row.process, []))
        }
        streams[place].rows.append(row)
      }
      return streams.map { hitches($0.name, $0.rows) }
    case .surfaces: return [surfaces(rows)]
    }
  }

  private func hitches(_ name: String, _ rows: [InstrumentsTable.Row]) -> FrameSeries {
    var series = FrameSeries(
      name: name,
      origin: "the table of hitches",
      frameCount: rows.count,
      refreshPeriod: nil,
      columns: [
        .expected: TimeColumn(rows.map(\.start)),
        .shown: TimeColumn(rows.map { $0.start &+ $0.duration }),
      ]
    )
    series.holdsLateFramesOnly = true
    return series
  }

  private func surfaces(_ rows: [InstrumentsTable.Row]) -> FrameSeries {
    let rows = rows.sorted { $0.start < $1.start }
    var series = FrameSeries(
      name: "display",
      origin: "the table of displayed surfaces",
      frameCount: rows.count,
      refreshPeriod: nil,
      columns: [.shown: TimeColumn(rows.map(\.start))]
    )
    series.segments = [
      FrameSeries.Segment(
        frames: 0..<rows.count,
        closed: rows.last.map { $0.start &+ $0.duration }
      )
    ]
    return series
  }
}
