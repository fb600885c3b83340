import Foundation
import JankGate
import JankMetrics
import JankReports
import JankText
import JankTrace
import Testing

// Also tests: ComparisonGrid, ComparisonChart, ComparisonText.

struct ComparisonTableTests {
  @Test func `each strategy has its values and how they relate to the best`() {
    let text = ComparisonTable.text([SampleComparisons.comparison()])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0] == "bounce / phone-60 / seed 1")
    #expect(lines.contains { $0.hasPrefix("link ") && $0.contains("66.67  +66.67 worst") })
    #expect(lines.contains { $0.hasPrefix("server ") && $0.contains("0.00  best") })
    #expect(lines.contains { $0.hasPrefix("timer ") && $0.contains("16.67  +16.67  ") })
    #expect(lines.contains { $0.hasPrefix("apple.hitch-time ") && $0.hasSuffix("0 ms  server") })
    #expect(text.contains("overall: server, best by 3 of the 3 metrics in which "))
    #expect(text.contains("gesture.lag.max is n/a, since "))
    #expect(lines.allSatisfy { $0.last != " " } && !text.contains("\u{1B}"))
  }

  @Test func `relations are in percent where the best is not nothing`() {
    let text = ComparisonTable.text([SampleComparisons.comparison([("a", [4]), ("b", [1])])])
    #expect(text.contains("66.67  +300.0 % worst"))
  }

  @Test func `over several seeds each metric has a table of its distribution`() {
    let strategies = [("link", [0, 1, 4]), ("server", [0, 0, 0])]
    let text = ComparisonTable.text([SampleComparisons.comparison(strategies)])
    #expect(text.contains("bounce / phone-60 / seeds 1 to 3\napple.hitch-count\n"))
    #expect(text.contains("\napple.hitch-time (ms)\n"))
    #expect(text.contains("link      0.00   16.67  66.67  66.67  +16.67 worst          1\n"))
    #expect(text.contains("server    0.00    0.00   0.00   0.00  best                  3\n"))
    #expect(text.contains("by nearest rank"))
  }

  @Test func `a single strategy is compared with nothing`() {
    for late in [[4], [4, 0]] {
      let comparison = SampleComparisons.comparison([("link", late)])
      let text = ComparisonTable.text([comparison])
      #expect(text.contains("\nlink is the only strategy: there is nothing to compare\n"))
      for word in ["to best", "best of", "difference to the best", "overall:", "best by"] {
        #expect(!text.contains(word), "\(text)")
        #expect(!ComparisonMarkdown.text([comparison]).contains(word))
      }
      #expect(text.contains("66.67"))
    }
  }

  @Test(arguments: [[[0], [3]], [[0, 0], [3, 2]]])
  func `a metric without a direction has no relation to the best, with the reason`(late: [[Int]])
    throws
  {
    let metrics = ["frames.presented", "apple.hitch-time"].compactMap(MetricRegistry.metric)
    try #require(metrics.map(\.polarity) == [.neutral, .lower])
    let series = late.enumerated().map { place, late in
      var series = TrialSeries(of: "s\(place)", metricCount: 2, seedCount: late.count)
      for (seed, late) in late.enumerated() {
        var trace = SampleResults.stalled(late: late).trace
        trace.frames.removeLast(late)
        series.take(Trial(trace, metrics: metrics), seed: seed)
      }
      return series
    }
    let setting = Comparison.Setting(
      scenario: "bounce",
      device: "phone-60",
      refreshRate: 60,
      seeds: 1...UInt64(late[0].count)
    )
    let text = ComparisonTable.text([Comparison(setting, metrics: metrics, series)])
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("strategy") }
    #expect(heads.joined().components(separatedBy: "to best").count == 2, "\(text)")
    let reason = "\nframes.presented: neither a larger nor a smaller value is best\n"
    #expect(text.contains(reason) == (late[0].count > 1), "\(text)")
  }

  @Test func `a failed strategy is listed and not ranked`() {
    let text = ComparisonTable.text([
      SampleComparisons.comparison([("a", [0]), ("b", [2])], failing: ["a"])
    ])
    #expect(text.contains("\na is not ranked: it broke\n"))
    let seeds = ComparisonTable.text([
      SampleComparisons.comparison([("a", [0, 0]), ("b", [2, 1])], failing: ["a"])
    ])
    #expect(seeds.contains("\na is not ranked with 2 of 2 seeds: it broke\n"))
  }

  @Test func `what all have in common stands below the table only`() {
    let text = ComparisonTable.text([SampleComparisons.comparison()])
    let (table, rest) = (text.split(separator: "best by")[0], text.split(separator: "best by")[1])
    #expect(table.contains("hitch-count") && !table.contains("presented"))
    #expect(rest.contains("frames.presented") && rest.contains("20 frames  all the same"))
    let same = ComparisonTable.text([SampleComparisons.comparison([("a", [2]), ("b", [2])])])
    #expect(same.contains("seed 1\nno metric differs between a, b\n"))
    #expect(same.contains("apple.hitch-count") && same.contains(" 1  all the same"))
  }

  @Test(arguments: [44, 60, 200])
  func `a table keeps to the width of the line as far as a metric does`(width: Int) {
    let comparison = SampleComparisons.comparison()
    let lines = ComparisonTable.text([comparison], layout: TextLayout(width: width))
      .split(separator: "\n")
    let table = lines.prefix { !$0.hasPrefix("best by") }
    #expect(table.allSatisfy { $0.count <= width })
    // Every strategy in every table, every metric in one of them.
    let tables = table.count { $0.hasPrefix("strategy") }
    #expect(table.count { $0.hasPrefix("timer ") } == tables)
    #expect(table.joined().components(separatedBy: "hitch-count").count == 2)
    #expect((tables == 1) == (width == 200), "\(tables)")
  }

  @Test func `colour stresses what words say, and takes nothing of the width`() {
    let comparison = SampleComparisons.comparison()
    let plain = ComparisonTable.text([comparison], pictures: [.strip])
    let colourful = ComparisonTable.text(
      [comparison],
      pictures: [.strip],
      layout: TextLayout(hasColour: true)
    )
    #expect(colourful.contains("\u{1B}[32m") && colourful.contains("\u{1B}[31m"))
    let codes = [32, 31, 33, 35].map { "\u{1B}[\($0)m" } + ["\u{1B}[0m"]
    let stripped = codes.reduce(colourful) { text, code in
      text.split(separator: code, omittingEmptySubsequences: false).joined()
    }
    #expect(stripped == plain)
  }

  @Test(arguments: ComparisonChart.allCases)
  func `charts stand below the table, none of their lines too long`(
    picture: ComparisonChart
  ) {
    let comparison = SampleComparisons.comparison()
    let without = ComparisonTable.text([comparison])
    let with = ComparisonTable.text([comparison], pictures: [picture], size: (60, 12))
    #expect(with.count > without.count)
    let drawn = Set(with.split(separator: "\n")).subtracting(without.split(separator: "\n"))
    #expect(drawn.allSatisfy { $0.count <= 60 })
  }
}
