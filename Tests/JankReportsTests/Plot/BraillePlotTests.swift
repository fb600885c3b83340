import JankReports
import Testing

struct BraillePlotTests {
  private func drawn(_ plot: MotionPlot) -> String {
    BraillePlot.text(plot, width: 78, height: 24)
  }

  @Test func `value and velocity are drawn in their axes`() {
    let plot = SamplePlot.plot([("straight", (0...100).map { Double($0) / 100 })])
    #expect(
      BraillePlot.text(plot, width: 40, height: 9) == """
        value (1 is the whole distance)
        1.0 ┤┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈⣀⣠⠤⠒⠉
            │                   ⢀⡠⠤⠒⠋⠁
            │              ⢀⣠⠤⠒⠋⠁
        0.5 ┤         ⢀⣠⠤⠒⠋⠉
            │    ⢀⣠⠤⠒⠊⠁
        0.0 ┤⣀⠤⠒⠋⠉┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
            └┬─────────────┬─────────────┬
        velocity (distances per second)
         10 ┤⢸⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉
            │⡜
          0 ┤⡇┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
            └┬─────────────┬─────────────┬
             0             50           100 ms

        straight  100 ms

        """
    )
  }

  @Test(arguments: 0..<128 as Range<UInt64>)
  func `whatever is drawn fits, with no space at the end of a line`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let plot = SamplePlot.random(seed: seed)
    let width = Int.random(in: 40...120, using: &numbers)
    let height = Int.random(in: 9...60, using: &numbers)
    let text = BraillePlot.text(plot, width: width, height: height)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // Two titles, two lines below the plots, the times, an empty line and the last line feed.
    #expect(lines.count == height + 7 + plot.series.count)
    #expect(lines.allSatisfy { $0.count <= width && $0.last != " " })
    #expect(text == BraillePlot.text(plot, width: width, height: height))
  }

  @Test func `zero and one are marked and named, and an overshoot is seen`() throws {
    let values = [0, 0.6, 1, 1.2, 1.1, 1, 1]
    let lines = drawn(SamplePlot.plot([("spring", values)])).split(separator: "\n")
    let one = try #require(lines.firstIndex { $0.hasPrefix("1.0 ┤") })
    let zero = try #require(lines.firstIndex { $0.hasPrefix("0.0 ┤") })
    #expect(lines[one].contains("┈") && lines[zero].contains("┈"))
    let above = lines[1..<one].joined()
    #expect(above.unicodeScalars.contains { ("\u{2801}"..."\u{28FF}").contains($0) })
  }

  @Test func `lines with the same style carry a letter`() {
    let rising = (0...100).map { Double($0) / 100 }
    let falling = rising.map { 1 - $0 }
    let text = drawn(SamplePlot.plot([("up", rising), ("down", falling)]))
    #expect(text.hasSuffix("\nA  up    100 ms\nB  down  100 ms\n"))
    let drawing = text.split(separator: "\n").filter { $0.contains("┤") || $0.contains("│") }
    #expect(drawing.contains { $0.contains("A") } && drawing.contains { $0.contains("B") })
    let alone = drawn(SamplePlot.plot([("up", rising)]))
    #expect(alone.hasSuffix("\nup  100 ms\n") && !alone.contains("A"))
  }
}
