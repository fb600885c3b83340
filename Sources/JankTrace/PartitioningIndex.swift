extension RandomAccessCollection where Index == Int {
  /// The first index from which on all elements satisfy a condition, by binary search; the end
  /// index if none does.
  @inlinable
  package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
