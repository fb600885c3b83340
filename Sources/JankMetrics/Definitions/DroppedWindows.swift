/// The share of dropped frames in every second, as Chromium reports it.
///
/// A window is as many consecutive refreshes as the display has in a second. There is one for each
/// refresh that can end such a series. When the rate changes, a new series of windows begins.
package struct DroppedWindows: Hashable, Sendable {
  /// The numbers of dropped refreshes per window, by the number of refreshes in a window.
  package private(set) var counts: [Int: Histogram] = [:]
  /// The number of refreshes, inside and outside of windows.
  package private(set) var refreshCount = 0
  package private(set) var droppedCount = 0

  package init() {}

  /// Counts the windows of consecutive refreshes.
  ///
  /// - Parameters:
  ///   - length: the number of refreshes in a window.
  ///   - droppedBefore: for each refresh with a new frame, the number dropped right before it.
  /// - Complexity: linear in the number of frames, however long a freeze is.
  package init(length: Int, droppedBefore: [Int]) {
    var counter = Counter(length: length)
    for count in droppedBefore {
      counter.drop(count)
      counter.show()
    }
    add(counter)
  }
}

extension DroppedWindows {
  /// Counts refreshes one by one, keeping the last second of them.
  package struct Counter {
    private var recent: [Bool]
    private var place = 0
    private var seen = 0
    private var dropped = 0
    /// How many windows had so many dropped refreshes, except those counted in `alike`.
    private var windows: [Int]
    // The number of windows with as many dropped refreshes as the newest.
    private var alike = 0
    fileprivate private(set) var refreshCount = 0
    fileprivate private(set) var droppedCount = 0

    package init(length: Int) {
      precondition(length > 0, "a window has at least one refresh")
      recent = [Bool](repeating: false, count: length)
      windows = [Int](repeating: 0, count: length + 1)
    }

    /// Counts refreshes that repeated the frame before.
    package mutating func drop(_ count: Int) {
      guard count > 0 else { return }
      for _ in 0..<min(count, recent.count) { push(isDropped: true) }
      // In a longer freeze, all further windows lie completely inside it.
      alike += max(0, count - recent.count)
      refreshCount += count
      droppedCount += count
    }

    /// Counts a refresh that showed a new frame.
    package mutating func show() {
      push(isDropped: false)
      refreshCount += 1
    }

    private mutating func push(isDropped: Bool) {
      if recent[place] != isDropped {
        recent[place] = isDropped
        windows[dropped] += alike
        alike = 0
        dropped += isDropped ? 1 : -1
      }
      place = place + 1 == recent.count ? 0 : place + 1
      if seen < recent.count { seen += 1 }
      if seen == recent.count { alike += 1 }
    }

    /// How many windows had so many dropped refreshes, indexed by that number.
    fileprivate var counts: [Int] {
      var counts = windows
      counts[dropped] += alike
      return counts
    }
  }

  package mutating func add(_ counter: Counter) {
    refreshCount += counter.refreshCount
    droppedCount += counter.droppedCount
    let windows = counter.counts
    for dropped in 0..<windows.count where windows[dropped] > 0 {
      let seen = Histogram(Int64(dropped), count: windows[dropped])
      counts[windows.count - 1, default: Histogram()].merge(seen)
    }
  }
}

extension DroppedWindows {
  package var count: Int { counts.values.reduce(0) { $0 + $1.count } }

  /// The share of the worst window in percent, or nil without windows.
  package var worst: Double? {
    counts.compactMap { length, dropped in dropped.max.map { 100 * Double($0) / Double(length) } }
      .max()
  }

  /// The highest whole percentage that at least a share of the windows reaches, or nil without
  /// windows.
  ///
  /// The shares of the windows are rounded to whole percentages first, and counted from the top.
  package func percent(reachedBy share: Double) -> Int? {
    var windows = [Int](repeating: 0, count: 101)
    for (length, histogram) in counts {
      for entry in histogram.entries {
        windows[(200 * Int(entry.value) + length) / (2 * length)] += entry.count
      }
    }
    var counted = 0
    for percent in windows.indices.reversed() where windows[percent] > 0 {
      counted += windows[percent]
      if Double(counted) >= share * Double(count) { return percent }
    }
    return nil
  }

  /// The share of all refreshes that were dropped, in percent, or nil without any.
  package var average: Double? {
    refreshCount > 0 ? 100 * Double(droppedCount) / Double(refreshCount) : nil
  }
}

extension DroppedWindows: Mergeable {
  package mutating func merge(_ other: DroppedWindows) {
    counts.merge(other.counts) { own, more in
      var sum = own
      sum.merge(more)
      return sum
    }
    refreshCount += other.refreshCount
    droppedCount += other.droppedCount
  }
}
