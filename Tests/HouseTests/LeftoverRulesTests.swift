import Testing

struct LeftoverRulesTests {
  private func messages(_ text: String, in path: String = "Sources/JankMotion/A.swift") -> [String]
  {
    LeftoverRules.findings(in: ProjectFile(path: path, text: text)).map { finding in
      "\(finding.line) \(finding.message.prefix { $0 != ":" })"
    }
  }

  @Test(arguments: LeftoverRules.promises + LeftoverRules.machineFolders)
  func `banned words are findings in code, comments and strings`(word: String) {
    for text in ["x\n// \(word) later", "x\nlet a = \"\(word)\""] {
      #expect(messages(text) == ["2 \(word) is not allowed here"])
    }
  }

  @Test(arguments: [
    "let a = try! f()", "let a = b as! C", "nonisolated(unsafe) var a = 1",
    "a.addingProduct(b, c)", "a.addProduct(b, c)", "@testable import JankMotion",
    "import XCTest", "@Test(." + "disabled())", "#expect" + "(true)",
    "struct A: @unchecked Sendable {}",
    "ContinuousClock()", "print(a)", "Date()", "let g = SystemRandomNumberGenerator()",
    "import Foundation\nlet a = sin(x)", "import Glibc\nlet a = Glibc.pow(x, y)",
    "import Foundation\nlet a = Foundation.exp(x)",
  ])
  func `banned code is a finding`(text: String) {
    #expect(messages(text).count == 1, "\(messages(text))")
  }

  @Test(arguments: [
    "let a = try f()", "let a = b as? C", "if try !f() { }", "let text = \"try! print(a)\"",
    "// what print(a) would do", "let a = sin(x)", "import Foundation\nlet a = Elementary.sin(x)",
    "import Foundation\nfunc sin(_ x: Double) -> Double { x }", "#expect(trueOrFalse)",
    "Date(timeIntervalSince1970: 0)",
  ])
  func `code similar to banned code is allowed`(text: String) {
    #expect(messages(text) == [])
  }

  @Test func `the tool may use clocks and files`() {
    let text = "let a = ContinuousClock()"
    #expect(messages(text, in: "Sources/JankTool/A.swift") == [])
    #expect(messages(text, in: "Tests/JankToolTests/A.swift") == [])
  }

  @Test func `one file may declare an unchecked Sendable type`() throws {
    let path = try #require(LeftoverRules.uncheckedSendable.keys.sorted().first)
    #expect(messages("struct A: @unchecked Sendable {}", in: path) == [])
  }

  @Test(arguments: [
    "// let a = 1", "// if a {", "// }", "// import Foundation", "//queue.run(all)", "// a = b;",
  ])
  func `code in a comment is a finding`(text: String) {
    #expect(messages(text) == ["1 code in a comment"])
  }

  @Test(arguments: [
    "// let it rest", "// if the queue is empty there is nothing to do", "/// let a = 1",
    "// Invariant: `heap[i]` does not precede `heap[(i - 1) / 2]`.", "// see run(all) and stop()",
    "// import what is needed only",
  ])
  func `prose in a comment is allowed`(text: String) {
    #expect(messages(text) == [])
  }
}
