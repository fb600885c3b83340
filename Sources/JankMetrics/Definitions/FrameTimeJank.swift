/// Definitions of jank that use only the times between frames, in nanoseconds.
package enum FrameTimeJank {
  /// Finds PerfDog's janks among frame times.
  ///
  /// A jank is longer than twice the mean of the three frame times before it and than two frames of
  /// a film, 83.3 ms. A big jank is also longer than three of them, 125 ms. Certain.
  ///
  /// - Parameter times: the frame times in order; the first three are never judged.
  /// - Returns: The indices of the janks, and of the big ones among them.
  package static func perfDog(_ times: [Int64]) -> (jank: [Int], big: [Int]) {
    var (jank, big) = ([Int](), [Int]())
    // A film has 24 frames per second, so two of them last a twelfth of a second.
    for index in times.indices.dropFirst(3) where 12 * times[index] > 1_000_000_000 {
      let three = times[index - 1] + times[index - 2] + times[index - 3]
      guard 3 * times[index] > 2 * three else { continue }
      jank.append(index)
      if 8 * times[index] > 1_000_000_000 { big.append(index) }
    }
    return (jank, big)
  }

  /// Whether a frame time is a jank for Chromium: longer than the one before by more than half a
  /// refresh interval; certain.
  package static func isIncrease(from last: Int64, to next: Int64, _ period: RefreshPeriod) -> Bool
  {
    Double(next - last) > period.nanoseconds / 2
  }

  /// Counts the hitches of the Unreal engine.
  ///
  /// A hitch is a frame of 60 ms or more that does not come within 200 ms of the hitch before. The
  /// limits are certain; that the pause counts from the end of the last hitch is inferred.
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
