import JankText
import Testing

struct DiagnosticCountsTests {
  private func warning(_ message: String, _ path: String = "a", line: Int? = nil) -> Diagnostic {
    let position = line.map { SourcePosition(line: $0, column: 1) }
    return Diagnostic(.warning, path: path, position: position, message: message)
  }

  @Test func `diagnostics that differ in their position only are one with their number`() {
    let all = [
      warning("x", line: 3), warning("y"), warning("x", line: 9), warning("x", "b", line: 1),
      warning("x", line: 12),
    ]
    #expect(
      all.counted == [warning("x (3 times)", line: 3), warning("y"), warning("x", "b", line: 1)]
    )
    #expect([Diagnostic]().counted.isEmpty)
  }

  @Test func `severities and hints keep diagnostics apart`() {
    let all = [
      Diagnostic(path: "a", message: "x"), Diagnostic(.note, path: "a", message: "x"),
      Diagnostic(path: "a", message: "x", hint: "do"),
    ]
    #expect(all.counted == all)
  }
}
