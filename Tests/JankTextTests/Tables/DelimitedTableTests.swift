import JankText
import Testing

struct DelimitedTableTests {
  private func table(_ text: String) throws(FileError) -> [String] {
    var table: DelimitedTable?
    var cells: [String] = []
    try TextFile(Array(text.utf8), path: "p").forEachLine { (line) throws(FileError) in
      guard let known = table else {
        table = DelimitedTable(head: line, path: "p")
        return
      }
      let row = try known.row(line)
      cells.append(known.column("Name").map { known.text($0, row) } ?? "none")
      if let time = known.column("Time"), let value = try known.time(time, row, .milliseconds) {
        cells.append("\(value)")
      }
    }
    return cells
  }

  @Test func `columns are found by name, in any order and case`() throws {
    #expect(try table("time,NAME\n1.5,a\nNA,b\n") == ["a", "1500000", "b"])
    #expect(try table("Name,Time,\nx,2,\n") == ["x", "2000000"])
    #expect(try table("Other,Time\nx,2\n") == ["none", "2000000"])
  }

  @Test func `a field in quotation marks can contain commas`() throws {
    #expect(try table("Name,Time\n\"a,b\",3\n") == ["\"a,b\"", "3000000"])
  }

  @Test func `a line with too few fields is reported`() throws {
    let error = #expect(throws: FileError.self) { try table("Name,Time\na,1\nb\n") }
    let text = try #require(error.map { "\($0)" })
    #expect(text == "p:3:1: error: expected 2 fields as in the header, found 1")
  }

  @Test func `a field that is not a number is reported with its column`() throws {
    let error = #expect(throws: FileError.self) { try table("Name,Time\nab,x1\n") }
    let text = try #require(error.map { "\($0)" })
    #expect(text == "p:2:4: error: expected a number or NA, found \"x1\"")
  }
}
