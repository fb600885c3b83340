/// CapFrameX's comparisons of frame times with a moving mean.
///
/// The stutter share uses the mean of the frames up to each one. Their number is ten times the
/// square root of the mean frame time in milliseconds. The adaptive deviation uses the mean of the
/// last 500 ms. That the means trail is certain for the deviation and inferred for the stutter
/// share.
package struct MovingMean: Hashable, Sendable {
  /// The time in frames longer than 2.5 times the moving mean, in nanoseconds.
  package private(set) var stutterTime: Int64 = 0
  /// The time in other frames below 25 frames per second, in nanoseconds.
  package private(set) var slowTime: Int64 = 0
  /// The differences between frame times and the mean of the last 500 ms, in whole nanoseconds.
  package private(set) var deviations = SumOfSquares()

  /// Evaluates the frame times of one segment, in order.
  package init(_ times: [Int64]) {
    guard !times.isEmpty else { return }
    measureStutter(times)
    measureDeviations(times)
  }
}

extension MovingMean {
  private mutating func measureStutter(_ times: [Int64]) {
    let mean = Double(times.reduce(0, +)) / Double(times.count) / 1e6
    let length = max(1, Int((mean.squareRoot() * 10).rounded(.toNearestOrEven)))
    var sum: Int64 = 0
    for (index, time) in times.enumerated() {
      sum += time
      if index >= length { sum -= times[index - length] }
      let count = min(index + 1, length)
      if Double(2 * time) * Double(count) > Double(5 * sum) {
        stutterTime += time
      } else if time > 40_000_000 {
        slowTime += time
      }
    }
  }

  /// The window of a frame extends back until it is 500 ms long or reaches the first frame.
  private mutating func measureDeviations(_ times: [Int64]) {
    var first = 0
    var sum: Int64 = 0
    for (index, time) in times.enumerated() {
      sum += time
      while sum - times[first] >= 500_000_000 {
        sum -= times[first]
        first += 1
      }
      let count = Int64(index - first + 1)
      deviations.add(time - (2 * sum + count) / (2 * count))
    }
  }
}

extension MovingMean: Mergeable {
  package mutating func merge(_ other: MovingMean) {
    stutterTime += other.stutterTime
    slowTime += other.slowTime
    deviations.merge(other.deviations)
  }
}
