import Foundation
import JankGate
import JankMetrics
import JankReports
import JankText
import JankTrace
import Testing

#if canImport(FoundationXML)
import FoundationXML

// Also tests: MatrixLegend, MatrixMarkdown, MatrixSVG, MatrixStyle.

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

  private func ratios(_ late: [Int]) -> [FaultMatrix] {
    let metrics = [FaultMatrix.hitchRatio].compactMap(MetricRegistry.metric)
    let series = late.enumerated().map { place, late in
      var series = TrialSeries(of: "s\(place)", metricCount: 1, seedCount: 1)
      series.take(Trial(SampleResults.stalled(late: late).trace, metrics: metrics), seed: 0)
      return series
    }
    let setting = Comparison.Setting(
      scenario: "bounce",
      device: "phone-60",
      refreshRate: 60,
      seeds: 1...1
    )
    return FaultMatrix.matrices([Comparison(setting, metrics: metrics, series)])
  }

  @Test func `faults are columns, and a sign marks the level of each value`() {
    let lines = MatrixText.text(matrices).split(separator: "\n").map(String.init)
    let table = Array(lines.drop { !$0.contains("apple.hitch-time") }.prefix(5))
    #expect(table[0] == "bounce: apple.hitch-time (ms), seed 1")
    #expect(table[1].hasSuffix("phone-60       phone-60"))
    #expect(table[2].hasSuffix("no added stall  +100 ms stall"))
    #expect(table[3].hasSuffix("16.67 ░        66.67 █"))
    #expect(table[4].hasPrefix("server") && table[4].hasSuffix("0.00 ·         0.00 ?"))
    #expect(lines.contains("? server: it broke (phone-60, +100 ms stall)"))
    #expect(!MatrixText.text(matrices).contains("\u{1B}"))
  }

  @Test func `only rated values are called good or severe, and coloured so`() {
    let quarters = MatrixText.text(matrices, layout: TextLayout(hasColour: true))
    #expect(quarters.contains("· best quarter   ░ second   ▒ third   █ worst quarter"))
    #expect(!quarters.contains("severe") && !quarters.contains("\u{1B}"))
    let ratios = MatrixText.text(ratios([0, 4]), layout: TextLayout(hasColour: true))
    #expect(ratios.contains("· good   ░ warning   ▒ critical   █ severe"))
    #expect(!ratios.contains("quarter") && ratios.contains("\u{1B}[31m"))
    // Without stalls there is nothing to be said of them.
    #expect(!ratios.contains("stall"))
  }

  @Test func `columns that do not fit a line go on below`() {
    func lines(_ width: Int) -> [String] {
      MatrixText.text(matrices, layout: TextLayout(width: width)).split(separator: "\n")
        .map(String.init)
    }
    let (wide, narrow) = (lines(100), lines(20))
    #expect(wide.contains { $0.contains("no added stall") && $0.contains("+100 ms stall") })
    func headings(_ lines: [String]) -> Int { lines.count { $0.hasPrefix("strategy ") } }
    #expect(headings(narrow) == 2 * headings(wide))
    #expect(narrow.count { $0.hasPrefix("link ") } == 2 * wide.count { $0.hasPrefix("link ") })
  }

  @Test func `Markdown names the levels in words`() {
    let text = MatrixMarkdown.text(matrices)
    #expect(text.contains("| link | 16.67 second | 66.67 worst quarter |"))
    #expect(text.contains("| server | 0.00 best quarter | 0.00 ? |"))
    #expect(text.contains("no rating"))
    #expect(MatrixMarkdown.text(ratios([4])).contains(" severe |"))
  }

  @Test func `the chart is well-formed, has no references and repeats all in words`() {
    let text = MatrixSVG.text(matrices)
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(!text.contains("href") && !text.contains("script"))
    for words in [
      ">16.67<", ">66.67<", ">0.00 ?<", "it broke", "worst quarter", "not rated", "+100 ms stall",
    ] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(text.contains("no rating") && !text.contains("severe"))
    #expect(MatrixSVG.text(ratios([4])).contains(">severe<"))
    #expect(text == MatrixSVG.text(matrices))
  }

  @Test func `every format explains added stalls where there are any`() {
    let words = ["Added stalls come on top", "the seed sets the exact time."]
    for text in [
      MatrixText.text(matrices), MatrixMarkdown.text(matrices),
      MatrixSVG.text(matrices),
    ] {
      #expect(words.allSatisfy { text.contains($0) })
    }
    let without = [MatrixMarkdown.text(ratios([4])), MatrixSVG.text(ratios([4]))]
    #expect(without.allSatisfy { !$0.contains("Added stalls") })
  }

  @Test func `metrics without a matrix are named, with the reason`() {
    let note = "motion.error.max is omitted, since the intended motion is not known"
    #expect(MatrixText.text(matrices, omissions: [note]).hasSuffix("\n\n\(note)\n"))
    #expect(MatrixMarkdown.text(matrices, omissions: [note]).hasSuffix("\n- \(note)\n"))
  }

  @Test func `names of scenarios cannot break out of the chart`() {
    let comparison = SampleComparisons.comparison(scenario: "<script>&\"\u{1B}[2J")
    let text = MatrixSVG.text(FaultMatrix.matrices([comparison]))
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(!text.contains("<script"))
  }
}
