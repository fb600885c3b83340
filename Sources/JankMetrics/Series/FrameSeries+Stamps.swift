extension FrameSeries {
  /// Takes the times of pictures that lie no later than the last known one for unknown.
  ///
  /// - Returns: How many they were.
  public mutating func dropStampsThatGoBack() -> Int {
    guard let shown = columns[.shown] else { return 0 }
    var rising: [Int64?] = []
    rising.reserveCapacity(frameCount)
    var last: Int64?
    for frame in 0..<frameCount {
      let time = shown[frame].flatMap { time in last.map { $0 < time } ?? true ? time : nil }
      rising.append(time)
      last = time ?? last
    }
    let column = TimeColumn(rising)
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
