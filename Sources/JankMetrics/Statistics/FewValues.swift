/// A counter of values that works as long as there are few different ones, as with times on the
/// refresh grid of a display.
///
/// It is a table of fixed size with a few possible slots for each value. If all are occupied, there
/// are too many values.
struct FewValues {
  private static let sizeBits: UInt64 = 8
  private static let placesOfValue = 8

  // `TimeColumn.absent` in empty slots.
  private var values = [Int64](repeating: TimeColumn.absent, count: 1 << sizeBits)
  private var counts = [Int](repeating: 0, count: 1 << sizeBits)

  /// Counts the values of frames; nil if there are too many different ones.
  init?(_ metricValues: some FrameValues) {
    // Consecutive values are often equal.
    var (current, length) = (TimeColumn.absent, 0)
    for frame in 0..<metricValues.frameCount {
      let metricValue = metricValues.metricValue(of: frame)
      if metricValue == current {
        length += 1
      } else {
        guard count(current, times: length) else { return nil }
        (current, length) = (metricValue, 1)
      }
    }
    guard count(current, times: length) else { return nil }
  }

  /// Counts a value; returns false if there are too many different ones.
  private mutating func count(_ value: Int64, times: Int) -> Bool {
    guard value != TimeColumn.absent else { return true }
    // Multiplicative hashing by the golden ratio, Knuth.
    let hash = UInt64(bitPattern: value) &* 0x9E37_79B9_7F4A_7C15
    let home = Int(truncatingIfNeeded: hash &>> (64 - Self.sizeBits))
    for step in 0..<Self.placesOfValue {
      let place = (home &+ step) & (values.count &- 1)
      if values[place] == value {
        counts[place] += times
        return true
      }
      if values[place] == TimeColumn.absent {
        values[place] = value
        counts[place] = times
        return true
      }
    }
    return false
  }

  /// The values with their number of occurrences, in ascending order.
  var sorted: [(value: Int64, count: Int)] {
    var taken: [(value: Int64, count: Int)] = []
    for place in 0..<counts.count where counts[place] > 0 {
      taken.append((values[place], counts[place]))
    }
    return taken.sorted { $0.value < $1.value }
  }
}
