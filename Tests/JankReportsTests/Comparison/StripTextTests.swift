import JankReports
import Testing

// Also tests: ChartGroups.

struct StripTextTests {
  private func drawn(_ width: Int, _ strategies: [(name: String, late: [Int])]) -> [Substring] {
    let comparison = SampleComparisons.comparison(strategies)
    let text = ComparisonTable.text([comparison], pictures: [.strip], size: (width, 24))
    return Array(text.split(separator: "\n").drop { $0 != "refreshes" }.dropFirst())
  }

  @Test func `strategies stand above each other, a character a refresh`() {
    let lines = drawn(78, [("link", [4]), ("server", [0])])
    let idle = { (count: Int) in String(repeating: "·", count: count) }
    #expect(
      lines.prefix(3).map(String.init) == [
        "        ╷ 100 ms",
        "link    ··▮▮▮▮▮▮▮▮▮▮────L▮▮▮▮▮▮▮▮▮" + idle(19),
        "server  ··▮▮▮▮▮▮▮▮▮▮▮▮▮▮▮▮▮▮▮▮" + idle(23),
      ]
    )
    #expect(lines.contains { $0.hasPrefix("link ") && $0.hasSuffix("19     1        0         4") })
    #expect(lines.contains("▮ on time   L late   x dropped   ─ repeated   · idle"))
  }

  @Test func `strategies with the same strip have one row, and their names stand below`() {
    let lines = drawn(78, [("link", [4]), ("server", [0]), ("timer", [4]), ("other", [4])])
    #expect(lines.count { $0.hasPrefix("link +2  ") } == 2)
    #expect(!lines.contains { $0.hasPrefix("timer") })
    #expect(lines.contains("link +2 stands for link, timer and other, which look the same here"))
  }

  @Test func `rows are as wide as the line, whatever the size of a plot`() {
    let comparison = SampleComparisons.comparison([("link", [4]), ("server", [0])])
    func longest(_ width: Int) -> Int {
      let text = ComparisonTable.text([comparison], pictures: [.strip], rowWidth: width)
      let rows = text.split(separator: "\n").filter { $0.contains("▮▮") }
      return rows.map(\.count).max() ?? 0
    }
    #expect(longest(30) == 30 && longest(200) > 50)
  }

  @Test func `the counts say what they count`() {
    let lines = drawn(78, [("link", [4]), ("server", [0])])
    #expect(lines.contains { $0.hasPrefix("refreshes  on time  late") })
  }

  @Test func `a narrow terminal gets several lines, without those in which nothing came`() {
    let lines = drawn(28, [("link", [4]), ("server", [0])])
    let drawings = lines.filter { $0.hasPrefix("link ") && !$0.contains("1") }
    #expect(drawings.count == 2)
    #expect(lines.contains("        ╷ 433 ms"))
    let all = drawings.map { $0.dropFirst(8) }.joined()
    #expect(all.count { $0 == "─" } == 4 && all.count { $0 == "L" } == 1)
  }
}
