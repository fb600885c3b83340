import JankText
import Testing

struct JSONParserFilesTests {
  private static let path = "x.scenario.json"

  @Test func `a text that is not JSON is one diagnostic with its position`() {
    let bytes = Array("{\"name\": tru}".utf8)
    let log = DiagnosticLog(path: Self.path)
    for error in [
      #expect(throws: FileError.self) { try JSONParser.parse(bytes, path: Self.path) },
      #expect(throws: FileError.self) { try JSONParser.parse(bytes, log: log) },
    ] {
      #expect(error?.diagnostics.count == 1)
      #expect(error?.diagnostics.first?.path == Self.path)
      #expect(error?.diagnostics.first?.position == SourcePosition(line: 1, column: 10))
    }
    #expect(log.isEmpty)
  }

  @Test func `a duplicate key is reported to the log, and the value is read`() throws {
    let bytes = Array(#"{"a": 1, "a": 2, "b": 3}"#.utf8)
    let log = DiagnosticLog(path: Self.path)
    #expect(try JSONParser.parse(bytes, log: log)["b"]?.number == 3)
    #expect(log.findings().map(\.position) == [SourcePosition(line: 1, column: 10)])
    #expect(throws: FileError.self) { try JSONParser.parse(bytes, path: Self.path) }
  }
}
