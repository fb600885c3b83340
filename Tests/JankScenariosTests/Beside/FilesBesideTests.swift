import JankScenarios
import JankText
import Testing

struct FilesBesideTests {
  @Test func `a file inside the folder is read, and one outside is rejected unread`() throws {
    var asked: [String] = []
    let files = FilesBeside { path throws(UnreadableFile) in
      asked.append(path)
      return Array("x".utf8)
    }
    #expect(try files.file(at: "a/b.json") == Array("x".utf8))
    for path in ["/etc/hosts", "../a", "a/../../b", "a\u{0}b"] {
      #expect(throws: UnreadableFile.self) { try files.file(at: path) }
    }
    #expect(asked == ["a/b.json"])
  }

  @Test func `a log keeps its files, and has none without a reader`() throws {
    let log = DiagnosticLog(path: "f")
    #expect(throws: UnreadableFile("there is no such file")) { try log.filesBeside.file(at: "a") }
    #expect(log.filesBeside === log.filesBeside)
    let other = DiagnosticLog(path: "f") { path throws(UnreadableFile) in Array(path.utf8) }
    #expect(try other.filesBeside.file(at: "a") == Array("a".utf8))
  }
}
