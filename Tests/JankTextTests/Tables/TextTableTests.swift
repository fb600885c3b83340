import JankText
import Testing

struct TextTableTests {
  @Test func `left columns align at their beginning, right columns at their end`() {
    var table = TextTable(columns: [.left("name"), .right("ms"), .left("note")])
    table.add(["a", "1000.00", "x"])
    table.add(["a longer name", "0.5", "yy"])
    #expect(
      table.text() == """
        name                ms  note
        a              1000.00  x
        a longer name      0.5  yy

        """
    )
  }

  @Test func `no line ends with a space`() {
    var table = TextTable(columns: [.left("name"), .left("note")])
    table.add(["a", ""])
    table.add(["", "long note"])
    #expect(table.text() == "name  note\na\n      long note\n")
  }

  /// A name and seven numbers.
  private func numbers(_ column: (Int) -> TextTable.Column, keyCount: Int? = nil) -> TextTable {
    var table = TextTable(
      columns: [.left("name", wrap: 8)] + (0..<7).map(column),
      keyCount: keyCount
    )
    table.add(["a-name-of-some-length"] + (0..<7).map { "\($0)\($0)\($0)" })
    table.add(["b"] + (0..<7).map { "\($0)" })
    return table
  }

  @Test(arguments: 12...80)
  func `columns that do not fit continue below, in order`(width: Int) {
    let table = numbers({ .right("c\($0)") }, keyCount: 1)
    let lines = table.text(TextLayout(width: width)).split(separator: "\n")
    #expect(lines.allSatisfy { cellCount($0) <= width }, "\(lines)")
    let headings = lines.filter { $0.hasPrefix("name") }
    let shown = headings.flatMap { $0.split(separator: " ").dropFirst() }
    #expect(shown.map(String.init) == (0..<7).map { "c\($0)" })
    #expect(lines.count { $0.hasPrefix("b ") } == headings.count)
    #expect((headings.count == 1) == (width >= 8 + 7 * 5))
  }

  @Test(arguments: 20...80)
  func `columns are hidden by rank, and named below`(width: Int) {
    let table = numbers { .right("c\($0)", rank: [0, 3, 1, 6, 2, 5, 4][$0]) }
    let text = table.text(TextLayout(width: width))
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { cellCount($0) <= width }, "\(text)")
    let shown = lines[0].split(separator: " ").dropFirst().map(String.init)
    let order = ["c0", "c2", "c4", "c1", "c6", "c5", "c3"]
    #expect(shown == order.prefix(shown.count).sorted())
    let rest = order.dropFirst(shown.count).sorted()
    #expect(text.contains("not shown:") == !rest.isEmpty)
    #expect(shown.count == min(7, (width - 8) / 5))
    let words = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(
      rest.isEmpty || words.contains("not shown: \(rest.joined(separator: ", ")); --wide shows all")
    )
  }

  @Test func `a wide table shows everything on single lines`() {
    let table = numbers { .right("c\($0)", rank: $0) }
    let text = table.text(TextLayout(width: 20, isWide: true))
    #expect(text.split(separator: "\n").count == 3)
    #expect(text.contains("a-name-of-some-length  000  111"))
  }

  @Test func `a digest has eight digits unless the table is wide`() {
    var table = TextTable(columns: [.left("a"), .digest("digest", rank: 1)])
    table.add(["x", "0123456789abcdef"])
    #expect(table.text() == "a  digest\nx  01234567\n")
    #expect(table.text(TextLayout(isWide: true)).hasSuffix("x  0123456789abcdef\n"))
  }

  @Test func `long cells and headings are broken, and the remaining width is shared`() {
    var table = TextTable(columns: [
      .left("name", wrap: 8), .right("hitch time"), .left("about", wrap: 10),
    ])
    table.add(["modal-bounce-stall", "0.00", "a page rises from below and bounces"])
    #expect(
      table.text(TextLayout(width: 36)) == """
                       hitch
        name            time  about
        modal-bounce-   0.00  a page rises
          stall               from below and
                              bounces

        """
    )
  }

  @Test(arguments: 20...40)
  func `a heading is broken between words and after points, never at a hyphen`(width: Int) {
    var table = TextTable(
      columns: [.left("name"), .right("apple.hitch-count"), .right("freeze.longest ms")],
      keyCount: 1
    )
    table.add(["a", "1", "2"])
    let words = table.text(TextLayout(width: width)).split { $0 == " " || $0 == "\n" }
    #expect(words.allSatisfy { !$0.hasSuffix("-") }, "\(words)")
    #expect(words.contains { $0.hasSuffix("hitch-count") })
  }

  @Test func `names keep their share of a wide line`() {
    var table = TextTable(columns: [.name("name", wrap: 10), .right("a", rank: 2)])
    table.add(["twelve-cells", String(repeating: "1", count: 68)])
    #expect(table.text(TextLayout(width: 80)).contains("twelve-     111"))
    let wide = String(repeating: "1", count: 108)
    table = TextTable(columns: [.name("name", wrap: 10), .right("a", rank: 2)])
    table.add(["twelve-cells", wide])
    #expect(table.text(TextLayout(width: 120)).hasPrefix("name\ntwelve-cells\nnot shown: a;"))
  }

  @Test func `bound columns are in one table`() {
    var table = TextTable(
      columns: [.left("n")]
        + (0..<4).flatMap { [.right("figure\($0)"), .left("best\($0)").bound] },
      keyCount: 1
    )
    table.add(Array(repeating: "x", count: 9))
    let headings = table.text(TextLayout(width: 30)).split(separator: "\n").filter {
      $0.hasPrefix("n")
    }
    #expect(
      headings.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
        == (0..<4).map { "figure\($0) best\($0)" }
    )
  }

  @Test func `a heading of several lines ends next to the cells`() {
    var table = TextTable(columns: [.left("a"), .right("one\ntwo\nms")])
    table.add(["x", "1"])
    #expect(table.text() == "   one\n   two\na   ms\nx    1\n")
  }

  @Test func `colour takes no width, and needs a layout with colour`() {
    var table = TextTable(columns: [.right("name"), .left("b")])
    table.add(["x", "y"], colours: [0: .red])
    table.add(["long name", "y"])
    #expect(table.text() == "     name  b\n        x  y\nlong name  y\n")
    #expect(
      table.text(TextLayout(hasColour: true))
        == "     name  b\n        \u{1B}[31mx\u{1B}[0m  y\nlong name  y\n"
    )
  }

  @Test func `a table without rows consists of its headings`() {
    #expect(TextTable(columns: [.left("a"), .right("b")]).text() == "a  b\n")
  }

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `every cell is in the columns of its heading`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let letters = Array("abcxyzäé—0123456789")
    func cell(_ range: ClosedRange<Int>) -> String {
      let count = Int.random(in: range, using: &generator)
      return String((0..<count).map { _ in letters.randomElement(using: &generator) ?? "a" })
    }
    let rows = (0..<10).map { _ in [cell(1...12), cell(1...12), cell(1...12)] }
    var table = TextTable(columns: [.left("first"), .right("second"), .left("third")])
    for row in rows { table.add(row) }
    let widths = (0..<3).map { column in
      (rows.map { $0[column].count } + [["first", "second", "third"][column].count]).max() ?? 0
    }
    let lines = table.text().split(separator: "\n").dropFirst().map(Array.init)
    try #require(lines.count == rows.count)
    for (line, row) in zip(lines, rows) {
      let secondEnd = widths[0] + 2 + widths[1]
      #expect(String(line.prefix(row[0].count)) == row[0])
      #expect(String(line[(secondEnd - row[1].count)..<secondEnd]) == row[1])
      #expect(String(line[(secondEnd + 2)...]) == row[2])
    }
  }

  @Test func `a row with another number of cells is a programming error`() async {
    await #expect(processExitsWith: .failure) {
      var table = TextTable(columns: [.left("a"), .left("b")])
      table.add(["alone"])
    }
  }
}
