package import JankText

/// The output formats of `janklab list`.
package enum ListFormat: String, CaseIterable, Sendable {
  case text, json
}

/// Named things and their properties.
package struct Listing: Sendable {
  /// A property of a thing.
  package enum Cell: Equatable, Sendable {
    case text(String)
    case texts([String])
    case number(Double)
    case boolean(Bool)
  }

  /// The headings, which are also the keys in JSON.
  package let columns: [String]
  /// The things, each with a cell for each column.
  package let rows: [[Cell]]
  /// Whether names may be broken and columns hidden so that the table fits a line.
  private let breaksNames: Bool

  package init(columns: [String], rows: [[Cell]], breaksNames: Bool = true) {
    precondition(rows.allSatisfy { $0.count == columns.count }, "a row has a cell for each column")
    self.columns = columns
    self.rows = rows
    self.breaksNames = breaksNames
  }
}

extension Listing {
  /// Returns the listing as text that ends with a line feed.
  package func text(as format: ListFormat, layout: TextLayout = .standard) -> String {
    switch format {
    case .text: table(layout)
    case .json: json
    }
  }

  /// The table: a narrow one keeps the names and descriptions, and the first of the other columns.
  private func table(_ layout: TextLayout) -> String {
    var table = TextTable(
      columns: columns.enumerated().map { index, heading in
        switch heading {
        case "name": .left(heading, wrap: 20)
        case "about": .left(heading, wrap: 32)
        default: .left(heading, rank: index, wrap: 16)
        }
      }
    )
    for row in rows { table.add(row.map(\.shown)) }
    var layout = layout
    layout.isWide = layout.isWide || !breaksNames
    return table.text(layout)
  }

  private var json: String {
    var writer = JSONWriter()
    writer.array(rows) { writer, row in
      writer.object { writer in
        for (column, cell) in zip(columns, row) {
          writer.member(column) { $0.write(cell) }
        }
      }
    }
    return writer.text + "\n"
  }
}

extension Listing.Cell {
  fileprivate var shown: String {
    switch self {
    case .text(let text): printable(text, limit: 400)
    case .texts(let texts): printable(texts.joined(separator: ","), limit: 400)
    case .number(let number): Decimal.text(number, digits: 0)
    case .boolean(let flag): flag ? "yes" : "no"
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ cell: Listing.Cell) {
    switch cell {
    case .text(let text): item(text)
    case .texts(let texts): array(texts) { $0.item($1) }
    case .number(let number): item(number)
    case .boolean(let flag): item(flag)
    }
  }
}
