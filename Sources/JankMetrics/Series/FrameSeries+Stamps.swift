extension FrameSeries {
  /// Marks the smallest number of presentation times as unknown that makes the others increase.
  ///
  /// - Returns: The number of removed times.
  public mutating func dropStampsThatGoBack() -> Int {
    guard let shown = columns[.shown] else { return 0 }
    let column = shown.rising
    let count = shown.knownCount - column.knownCount
    columns[.shown] = column
    untimedCount += count
    for index in segments.indices {
      let times = segments[index].frames.lazy.compactMap { column[$0] }
      guard let first = times.first, let last = times.last else { continue }
      segments[index].opened = segments[index].opened.flatMap { $0 < first ? $0 : nil }
      segments[index].closed = segments[index].closed.flatMap { $0 > last ? $0 : nil }
    }
    return count
  }
}
