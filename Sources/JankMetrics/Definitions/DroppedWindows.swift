/// The share of dropped frames in every second, as Chromium reports it.
///
/// A window is as many consecutive refreshes as the display has in a second; there is one for each
/// refresh that is the last of such a run.
package struct DroppedWindows: Hashable, Sendable {
  /// How many refreshes a window has.
  package let length: Int
  /// How many refreshes of each window were dropped.
  package private(set) var counts = Histogram()
  /// How many refreshes there were, and how many of them were dropped, whether in a window or not.
  package private(set) var refreshCount = 0
  package private(set) var droppedCount = 0

  package init(length: Int) {
    precondition(length > 0, "a window has refreshes")
    self.length = length
  }

  /// Looks at refreshes that follow each other.
  ///
  /// - Parameters:
  ///   - length: how many refreshes a window has.
  ///   - droppedBefore: for each refresh with a new picture, how many were dropped right before it.
  /// - Complexity: linear in the number of pictures, however long one of them stood.
  package init(length: Int, droppedBefore: [Int]) {
    self.init(length: length)
    var isDropped: [Bool] = []
    var emptyCount = 0
    for count in droppedBefore {
      // In a longer run all further windows lie in the run as a whole.
      isDropped += repeatElement(true, count: min(count, length))
      isDropped.append(false)
      emptyCount += max(0, count - length)
      refreshCount += count + 1
      droppedCount += count
    }
    var counts: [Int64] = []
    var dropped: Int64 = 0
    for (refresh, isLast) in isDropped.enumerated() {
      if isLast { dropped += 1 }
      if refresh >= length, isDropped[refresh - length] { dropped -= 1 }
      if refresh >= length - 1 { counts.append(dropped) }
    }
    self.counts = Histogram(counts)
    self.counts.merge(Histogram(Int64(length), count: emptyCount))
  }
}

extension DroppedWindows {
  /// How many windows there are.
  package var count: Int { counts.count }

  /// The share of the worst window in percent, or nil without windows.
  package var worst: Double? {
    counts.max.map { 100 * Double($0) / Double(length) }
  }

  /// The whole percent that a share of the windows reaches or passes, or nil without windows.
  ///
  /// Shares of windows are rounded to whole percents first, and counted from the top.
  package func percent(reachedBy share: Double) -> Int? {
    guard count > 0 else { return nil }
    var counted = 0
    for entry in counts.entries.reversed() {
      counted += entry.count
      if Double(counted) >= share * Double(count) { return percent(of: entry.value) }
    }
    return nil
  }

  /// The share of all refreshes that was dropped in percent, or nil without any.
  package var average: Double? {
    refreshCount > 0 ? 100 * Double(droppedCount) / Double(refreshCount) : nil
  }

  private func percent(of dropped: Int64) -> Int {
    (200 * Int(dropped) + length) / (2 * length)
  }
}

extension DroppedWindows: Mergeable {
  package mutating func merge(_ other: DroppedWindows) {
    precondition(length == other.length, "windows of one length")
    counts.merge(other.counts)
    refreshCount += other.refreshCount
    droppedCount += other.droppedCount
  }
}
