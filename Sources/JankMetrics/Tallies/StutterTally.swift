/// Definitions of tools for players that use frame times only.
package struct StutterTally: Hashable, Sendable {
  /// PerfDog's janks, the big ones among them, and the time of the janks in nanoseconds.
  package private(set) var jankCount = 0
  package private(set) var bigJankCount = 0
  package private(set) var jankTime: Int64 = 0
  package private(set) var hitchCount = 0
  package private(set) var movingMean = MovingMean([])

  package init(_ frameTimes: [[Int64]]) {
    for times in frameTimes {
      let (jank, big) = FrameTimeJank.perfDog(times)
      jankCount += jank.count
      bigJankCount += big.count
      jankTime += jank.reduce(0) { $0 + times[$1] }
      hitchCount += FrameTimeJank.hitches(times)
      movingMean.merge(MovingMean(times))
    }
  }
}

extension StutterTally: Mergeable {
  package mutating func merge(_ other: StutterTally) {
    jankCount += other.jankCount
    bigJankCount += other.bigJankCount
    jankTime += other.jankTime
    hitchCount += other.hitchCount
    movingMean.merge(other.movingMean)
  }
}
