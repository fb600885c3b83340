import JankText
import Testing

struct TextTableTests {
  @Test func `left columns begin and right columns end at one place`() {
    var table = TextTable(columns: [.left("name"), .right("ms"), .left("note")])
    table.add(["a", "1000.00", "x"])
    table.add(["a longer name", "0.5", "yy"])
    #expect(
      table.text == """
        name                ms  note
        a              1000.00  x
        a longer name      0.5  yy

        """
    )
  }

  @Test func `no line ends in a space`() {
    var table = TextTable(columns: [.left("name"), .left("note")])
    table.add(["a", ""])
    table.add(["", "long note"])
    #expect(table.text == "name  note\na\n      long note\n")
  }

  @Test(arguments: 1...40)
  func `columns are shared out among tables that fit, in their order`(width: Int) {
    func table(_ columns: Range<Int>) -> TextTable {
      var table = TextTable(columns: [.left("name")] + columns.map { .right("column \($0)") })
      table.add(["a"] + columns.map { "\($0)" })
      return table
    }
    let texts = TextTable.texts(within: width, columnCount: 7, table)
    let headings = texts.flatMap { $0.split(separator: "\n")[0].split(separator: "  ").dropFirst() }
    #expect(headings == (0..<7).map { "column \($0)" })
    let longest = texts.flatMap { $0.split(separator: "\n") }.map(\.count).max() ?? 0
    #expect(longest <= max(width, table(0..<1).width))
    // Another column would not have fitted.
    #expect(texts.count == 7 || width >= table(0..<2).width)
  }

  @Test func `a heading of several lines ends next to the cells`() {
    var table = TextTable(columns: [.left("a"), .right("one\ntwo\nms")])
    table.add(["x", "1"])
    #expect(table.text == "   one\n   two\na   ms\nx    1\n")
  }

  @Test func `colour takes no room`() {
    var table = TextTable(columns: [.right("name"), .left("b")])
    table.add(["x", "y"], colours: [0: .red])
    table.add(["long name", "y"])
    #expect(
      table.text == "     name  b\n        \u{1B}[31mx\u{1B}[0m  y\nlong name  y\n"
    )
  }

  @Test func `a table without rows is its headings`() {
    #expect(TextTable(columns: [.left("a"), .right("b")]).text == "a  b\n")
  }

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `every cell stands in the columns of its heading`(seed: UInt64) throws {
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
    let lines = table.text.split(separator: "\n").dropFirst().map(Array.init)
    try #require(lines.count == rows.count)
    for (line, row) in zip(lines, rows) {
      let secondEnd = widths[0] + 2 + widths[1]
      #expect(String(line.prefix(row[0].count)) == row[0])
      #expect(String(line[(secondEnd - row[1].count)..<secondEnd]) == row[1])
      #expect(String(line[(secondEnd + 2)...]) == row[2])
    }
  }

  @Test func `a row with another number of cells is a broken call`() async {
    await #expect(processExitsWith: .failure) {
      var table = TextTable(columns: [.left("a"), .left("b")])
      table.add(["alone"])
    }
  }
}
