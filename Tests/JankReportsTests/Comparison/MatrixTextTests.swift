import Foundation
import JankMetrics
import JankReports
import JankTrace
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

struct MatrixTextTests {
  private var matrices: [FaultMatrix] {
    FaultMatrix.matrices([
      SampleComparisons.comparison([("link", [1]), ("server", [0])]),
      SampleComparisons.comparison(
        [("link", [4]), ("server", [0])],
        stall: .milliseconds(100),
        failing: ["server"]
      ),
    ])
  }

  @Test func `faults are columns, and a sign says how bad each figure is`() {
    let lines = MatrixText.text(matrices).split(separator: "\n").map(String.init)
    let table = Array(lines.drop { !$0.contains("apple.hitch-time") }.prefix(5))
    #expect(table[0] == "bounce: apple.hitch-time (ms), seed 1")
    #expect(table[1].hasSuffix("phone-60      phone-60"))
    #expect(table[2].hasSuffix("no stall  stall 100 ms"))
    #expect(table[3].hasSuffix("16.67 ░       66.67 █"))
    #expect(table[4].hasPrefix("server") && table[4].hasSuffix("0.00 ·        0.00 ?"))
    #expect(lines.contains("? server: it broke (phone-60, stall 100 ms)"))
    #expect(!MatrixText.text(matrices).contains("\u{1B}"))
    #expect(MatrixText.text(matrices, hasColour: true).contains("\u{1B}[31m"))
  }

  @Test func `Markdown names the levels in words`() {
    let text = MatrixMarkdown.text(matrices)
    #expect(text.contains("| link | 16\\.67 warning | 66\\.67 severe |"))
    #expect(text.contains("| server | 0\\.00 good | 0\\.00 ? |"))
  }

  @Test func `the picture is well-formed, refers to nothing and says everything in words`() {
    let text = MatrixSVG.text(matrices)
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(!text.contains("href") && !text.contains("script"))
    for words in [">16.67<", ">66.67<", ">0.00 ?<", "it broke", "severe", "not rated", "100 ms"] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(text == MatrixSVG.text(matrices))
  }

  @Test func `names of scenarios cannot break out of the picture`() {
    let comparison = SampleComparisons.comparison(scenario: "<script>&\"\u{1B}[2J")
    let text = MatrixSVG.text(FaultMatrix.matrices([comparison]))
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(!text.contains("<script"))
  }
}
