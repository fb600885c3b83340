/// Counts values as long as there are few different ones, as of times on the grid of a display.
///
/// A table of fixed size in which each value has a few places it can take; where they are taken,
/// the values are too many.
struct FewValues {
  private static let sizeBits: UInt64 = 8
  private static let placesOfValue = 8

  // `TimeColumn.absent` where no value is.
  private var values = [Int64](repeating: TimeColumn.absent, count: 1 << sizeBits)
  private var counts = [Int](repeating: 0, count: 1 << sizeBits)

  /// Counts the figures of frames; nil if there are too many different ones.
  init?(_ figures: some FrameFigures) {
    // One after the other they are often the same.
    var (current, length) = (TimeColumn.absent, 0)
    for frame in 0..<figures.frameCount {
      let figure = figures.figure(of: frame)
      if figure == current {
        length += 1
      } else {
        guard count(current, times: length) else { return nil }
        (current, length) = (figure, 1)
      }
    }
    guard count(current, times: length) else { return nil }
  }

  /// Counts a value.
  ///
  /// - Returns: false if there are too many different ones, and it was not counted.
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

  /// The values and how often each occurred, from the smallest.
  var sorted: [(value: Int64, count: Int)] {
    var taken: [(value: Int64, count: Int)] = []
    for place in 0..<counts.count where counts[place] > 0 {
      taken.append((values[place], counts[place]))
    }
    return taken.sorted { $0.value < $1.value }
  }
}
