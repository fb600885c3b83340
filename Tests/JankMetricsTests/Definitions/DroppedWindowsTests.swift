import JankMetrics
import Testing

struct DroppedWindowsTests {
  @Test(arguments: 0..<64 as Range<UInt64>)
  func `the windows are all spans of a second`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let length = Int.random(in: 1...30, using: &generator)
    let droppedBefore = (0..<Int.random(in: length...120, using: &generator)).map { _ in
      Int.random(in: 0..<8, using: &generator) == 0 ? Int.random(in: 1...60, using: &generator) : 0
    }
    let isDropped = droppedBefore.flatMap { Array(repeating: true, count: $0) + [false] }
    let windows = DroppedWindows(length: length, droppedBefore: droppedBefore)
    let counts = (0...(isDropped.count - length)).map { start in
      Int64(isDropped[start..<(start + length)].count(where: \.self))
    }
    #expect(windows.counts == [length: Histogram(counts)])
    #expect(windows.worst == 100 * Double(try #require(counts.max())) / Double(length))
    #expect(windows.droppedCount == isDropped.count(where: \.self))
    let median = try #require(windows.percent(reachedBy: 0.5))
    let percents = counts.map { (100 * Double($0) / Double(length)).rounded() }
    #expect(2 * percents.count { Int($0) >= median } >= percents.count)
    #expect(2 * percents.count { Int($0) > median } < percents.count)
  }

  @Test func `a freeze of years takes no longer to count`() {
    let windows = DroppedWindows(length: 60, droppedBefore: [0, 60_000_000_000, 0])
    #expect(windows.count == 60_000_000_003 - 59)
    #expect(windows.worst == 100)
  }

  @Test func `less than a second has no window`() {
    let windows = DroppedWindows(length: 60, droppedBefore: [0, 1, 1, 0])
    #expect(windows.count == 0)
    #expect(windows.worst == nil)
    #expect(windows.percent(reachedBy: 0.5) == nil)
    #expect(windows.average == 200.0 / 6)
  }
}
