import JankAdapt
import Testing

struct SizeRulesTests {
  private func functions(_ text: String) -> [String] {
    SizeRules.functions(SwiftLexer.tokens(of: text)).map { "\($0.name) \($0.line) \($0.lineCount)" }
  }

  private func findings(_ text: String) -> [String] {
    SizeRules.findings(in: ProjectFile(path: "f", text: text)).map(\.description)
  }

  @Test func `functions of every kind are measured from name to closing brace`() {
    let text = """
      protocol P {
        func requirement(_ x: Int)
        var value: Int { get }
        init()
      }
      struct S {
        var stored = 1
        var closure: () -> Void = { }
        var computed: Int {
          1
        }
        init(_ x: Int = [1].count) where Int: Sendable {
          self.init()
        }
        func `words { in quotes`() throws(E) -> [Int]
        {
          let text = "}"
          func inner() { }
          return []
        }
        subscript(i: Int) -> Int { i }
        deinit { }
      }
      """
    #expect(
      functions(text) == [
        "value 3 1", "computed 9 3", "init 12 3", "`words { in quotes` 15 6", "inner 18 1",
        "subscript 21 1", "deinit 22 1",
      ]
    )
  }

  @Test func `a function may have seventy lines and no more`() {
    func function(lines: Int) -> String {
      "func f() {\n" + String(repeating: "  g()\n", count: lines - 2) + "}\n"
    }
    #expect(findings(function(lines: 70)) == [])
    #expect(findings("\n" + function(lines: 71)) == ["f:2: f has 71 lines; limit is 70"])
  }

  @Test func `a line may have a hundred columns and no more`() {
    #expect(findings(String(repeating: "é", count: 100) + "\n") == [])
    #expect(
      findings("\n" + String(repeating: "é", count: 101)) == ["f:2: 101 columns; limit is 100"]
    )
  }

  @Test func `a file may have four hundred lines and no more`() {
    #expect(findings(String(repeating: "x\n", count: 400)) == [])
    #expect(findings(String(repeating: "x\n", count: 401)) == ["f:401: 401 lines; limit is 400"])
  }
}
