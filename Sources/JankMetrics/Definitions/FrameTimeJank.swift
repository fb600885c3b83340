/// Definitions of jank that look at nothing but the times between pictures, in nanoseconds.
package enum FrameTimeJank {
  /// Finds PerfDog's janks among frame times.
  ///
  /// A jank is above twice the mean of the three frame times before it and above two frames of a
  /// film, 83.3 ms; a big one above three of them, 125 ms. Certain.
  ///
  /// - Parameter times: the frame times in order; the first three are never judged.
  /// - Returns: The places of the janks and of the big ones among them.
  package static func perfDog(_ times: [Int64]) -> (jank: [Int], big: [Int]) {
    var (jank, big) = ([Int](), [Int]())
    // A film has 24 frames a second, so that two of them last a twelfth of it.
    for index in times.indices.dropFirst(3) where 12 * times[index] > 1_000_000_000 {
      let three = times[index - 1] + times[index - 2] + times[index - 3]
      guard 3 * times[index] > 2 * three else { continue }
      jank.append(index)
      if 8 * times[index] > 1_000_000_000 { big.append(index) }
    }
    return (jank, big)
  }

  /// Whether a frame time is Chromium's jank: above the one before by more than half a period.
  ///
  /// Certain.
  package static func isIncrease(from last: Int64, to next: Int64, _ period: RefreshPeriod) -> Bool
  {
    Double(next - last) > period.nanoseconds / 2
  }

  /// Counts the Unreal engine's hitches.
  ///
  /// They are frames of 60 ms and more, none within 200 ms of the one before. The figures are
  /// certain; that the pause counts from the end of the last hitch is inferred.
  package static func hitches(_ times: [Int64]) -> Int {
    var count = 0
    var sinceLast = Int64.max
    for time in times {
      let isFarEnough = sinceLast >= 200_000_000
      if time >= 60_000_000, isFarEnough {
        count += 1
        sinceLast = 0
      } else if sinceLast < Int64.max {
        sinceLast += time
      }
    }
    return count
  }
}
