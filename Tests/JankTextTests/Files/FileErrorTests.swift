import JankText
import Testing

struct FileErrorTests {
  @Test func `an error reads as its diagnostics, one after the other`() {
    let error = FileError(diagnostics: [
      Diagnostic(path: "a", position: SourcePosition(line: 1, column: 2), message: "b", hint: "c"),
      Diagnostic(.note, path: "a", message: "d"),
    ])
    #expect(error.description == "a:1:2: error: b\n  help: c\na: note: d")
  }

  @Test func `a single error has a line, or is about the whole file`() {
    #expect("\(FileError("a", line: 3, column: 4, "b", hint: "c"))" == "a:3:4: error: b\n  help: c")
    #expect("\(FileError("a", line: 3, "b"))" == "a:3:1: error: b")
    #expect("\(FileError("a", "b"))" == "a: error: b")
    #expect("\(FileError("a", SourcePosition(line: 1, column: 2), "b"))" == "a:1:2: error: b")
  }
}
