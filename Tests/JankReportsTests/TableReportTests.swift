import JankGate
import JankReports
import JankText
import JankTrace
import Testing

struct TableReportTests {
  @Test func `an invalid run has no rating`() {
    let result = SampleResults.stalled(name: "bounce")
    var trace = result.trace
    trace.failures = [ScriptFailure("nothing happened", line: 3)]
    let invalid = RunResult(
      scenario: "bounce",
      strategy: result.strategy,
      device: result.device,
      trace: trace
    )
    #expect(TableReport.text([result]).contains("  severe  "))
    #expect(TableReport.text([invalid]).contains("  invalid  "))
    #expect(!TableReport.text([invalid]).contains("  severe  "))
  }

  private static let wide = TextLayout(width: 1_000, isWide: true)

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `a run is a line under its headings, its hitch below, then the legend`() {
    let text = TableReport.text([SampleResults.stalled()])
    #expect(
      text == """
                                                           hitch  hitch
        scenario  device    strategy      frames  hitches   time  ratio  rating    p50    p95\
            p99  freeze  settle  digest
        bounce    phone-60  display-link      20        1  66.67  90.91  severe  16.67  83.33\
          83.33   83.33  416.67  01234567

        bounce / phone-60 / display-link: frame 10 shown 66.67 ms (4 refreshes) late, stall\
         "decode hero.png" blocked the main
          thread for 80.00 ms

        Times in ms. Hitch ratio in ms per s of animation, rated on Apple's scale for all\
         animations: up to 10 good, 25 warning,
        50 critical, above severe. Frame-time percentiles by nearest rank. Settle: the longest\
         time from the request of a
        transition to its last visible change.

        """
    )
  }

  @Test func `a missing value is a dash`() {
    let text = lines(TableReport.text([SampleResults.empty], layout: Self.wide))
    let row = text[1].split(separator: " ")
    #expect(
      row == [
        "empty", "phone-60", "core-animation", "0", "0", "0.00", "-", "-", "-", "-", "-", "0.00",
        "-", "00000000000000000000000000000000",
      ]
    )
  }

  @Test func `without hitches there is nothing between table and legend`() {
    let text = lines(TableReport.text([SampleResults.empty], layout: Self.wide))
    #expect(text[2].isEmpty)
    #expect(text[3].hasPrefix("Times in ms."))
  }

  @Test func `columns line up whatever stands in them`() {
    let text = lines(
      TableReport.text(
        [
          SampleResults.stalled(name: "a scenario with a long name"), SampleResults.empty,
          SampleResults.stalled(late: 12),
        ],
        layout: Self.wide
      )
    )
    let rows = text.prefix(4)
    let digestColumns = rows.map { row in row.count - (row.split(separator: " ").last?.count ?? 0) }
    #expect(Set(digestColumns).count == 1)
    #expect(rows.allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test(arguments: [(1, "16.67 ms (1 refresh) late"), (2, "33.33 ms (2 refreshes) late")])
  func `a hitch is listed in milliseconds and refreshes`(late: Int, part: String) {
    #expect(TableReport.text([SampleResults.stalled(late: late)]).contains("shown \(part), "))
  }

  @Test func `a render hitch blames the render server`() {
    let text = TableReport.text([SampleResults.stalled(lateness: .render)], layout: Self.wide)
    #expect(text.contains("(4 refreshes) late, the GPU executed it for "))
    #expect(!text.contains("decode hero.png"))
  }

  @Test func `findings and warnings are shown, each on a line with its run and consequence`() {
    let text = lines(
      TableReport.text(
        [SampleResults.stalled(warning: "called twice", finding: "left behind")],
        layout: Self.wide
      )
    )
    #expect(
      text.contains(
        """
        bounce / phone-60 / display-link: error F6 at 166.67 ms (refresh 10), Sheet, view page: \
        left behind; after "dismiss" in line 14. UIKit: \(FindingRule.cancelRestores.consequence)
        """
      )
    )
    #expect(text.contains("bounce / phone-60 / display-link: Sheet: called twice"))
    #expect(!text.contains { $0.contains("viewDidLoad") })
  }

  @Test(arguments: ["a\nb", "a\rb", "\u{1B}[2J", "\u{202E}abc", "a\u{2028}b"])
  func `a hostile name neither breaks a line nor steers the terminal`(name: String) {
    let plain = TableReport.text(
      [SampleResults.stalled(page: "p", warning: "w", finding: "f")],
      layout: Self.wide
    )
    let hostile = TableReport.text(
      [SampleResults.stalled(name: name, stall: name, page: name, warning: name, finding: name)],
      layout: Self.wide
    )
    #expect(lines(hostile).count == lines(plain).count)
    let steering = hostile.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: scalar != "\n"
      default: false
      }
    }
    #expect(steering.isEmpty)
  }
}
