package import JankTrace

/// How well predictions agree with what a device did.
///
/// The share of exact frames flatters a model that misses rare long delays, so the late frames and
/// the missed refreshes are always beside it.
package struct Agreement: Hashable, Sendable {
  /// The predicted frames.
  package var frameCount = 0
  /// Those predicted to the exact refresh.
  package var exactCount = 0
  /// Those that were late, by the recording.
  package var lateCount = 0
  /// Of the late ones those predicted late.
  package var foundCount = 0
  /// Those predicted late that were not.
  package var falseCount = 0
  /// The refreshes by which frames were late, by the recording.
  package var missedRefreshes = 0
  /// The same by the prediction.
  package var predictedMisses = 0
  /// The runs of consecutive frames with an error.
  package var errorRuns = 0
  /// The length of the longest of them, in frames.
  package var longestRun = 0
  /// The time in which frames were expected.
  package var time = Interval.zero
  /// The hitch time by the recording.
  package var hitchTime = Interval.zero
  /// The hitch time by the prediction.
  package var predictedHitchTime = Interval.zero

  package init() {}
}

extension Agreement {
  /// Adds the frames of one sequence.
  package mutating func add(_ frames: some Collection<PredictedFrame>, interval: Interval) {
    var (run, last, delay) = (0, 0, (shown: 0, predicted: 0))
    for frame in frames {
      frameCount += 1
      if frame.isExact {
        exactCount += 1
        run = 0
      } else {
        run += 1
        if run == 1 { errorRuns += 1 }
        longestRun = max(longestRun, run)
      }
      if frame.isLate {
        lateCount += 1
        if frame.isPredictedLate { foundCount += 1 }
      } else if frame.isPredictedLate {
        falseCount += 1
      }
      let late = (
        shown: max(0, frame.shown - frame.promised),
        predicted: max(0, frame.predicted - frame.promised)
      )
      missedRefreshes += late.shown
      predictedMisses += late.predicted
      // Behind a late frame the others have only the delay that comes on top of it.
      let pause = last == 0 ? 1 : frame.tick - last
      delay = pause > 1 ? (0, 0) : delay
      hitchTime += Self.length(max(0, late.shown - delay.shown), interval)
      predictedHitchTime += Self.length(max(0, late.predicted - delay.predicted), interval)
      time += Self.length(min(pause, late.shown + 1), interval)
      (delay, last) = (late, frame.tick)
    }
  }

  /// Adds the frames of another agreement.
  package mutating func add(_ other: Agreement) {
    frameCount += other.frameCount
    exactCount += other.exactCount
    lateCount += other.lateCount
    foundCount += other.foundCount
    falseCount += other.falseCount
    missedRefreshes += other.missedRefreshes
    predictedMisses += other.predictedMisses
    errorRuns += other.errorRuns
    longestRun = max(longestRun, other.longestRun)
    time += other.time
    hitchTime += other.hitchTime
    predictedHitchTime += other.predictedHitchTime
  }

  private static func length(_ count: Int, _ interval: Interval) -> Interval {
    Interval(nanoseconds: Int64(count) * interval.nanoseconds)
  }

  /// The share of frames predicted to the exact refresh, 0 to 1.
  package var exactShare: Double { Self.share(exactCount, frameCount) }

  /// The share of late frames predicted late, 0 to 1; 1 without late frames.
  package var lateRecall: Double { lateCount == 0 ? 1 : Self.share(foundCount, lateCount) }

  /// The difference of predicted and recorded missed refreshes, as a share of the recorded ones; 0
  /// if both are 0.
  package var missedRefreshError: Double {
    let off = (predictedMisses - missedRefreshes).magnitude
    return off == 0 ? 0 : Double(off) / Double(max(1, missedRefreshes))
  }

  /// The hitch time ratio by the recording, in milliseconds per second.
  package var hitchRatio: Double { Self.ratio(hitchTime, time) }

  /// The hitch time ratio by the prediction, in milliseconds per second.
  package var predictedHitchRatio: Double { Self.ratio(predictedHitchTime, time) }

  private static func share(_ count: Int, _ all: Int) -> Double {
    all == 0 ? 0 : Double(count) / Double(all)
  }

  private static func ratio(_ hitchTime: Interval, _ time: Interval) -> Double {
    time > .zero ? hitchTime.milliseconds / time.seconds : 0
  }
}
