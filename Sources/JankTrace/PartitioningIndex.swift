extension RandomAccessCollection where Index == Int {
  /// Finds by halves the first place whose element satisfies a condition that all behind it satisfy
  /// too; the end if none does.
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
