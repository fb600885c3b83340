package import JankEngine
package import JankImports
package import JankTrace

/// A pipeline fitted to one part of a recording and held to the other, both ways.
package struct Calibration: Sendable {
  /// The agreement at one level, over all frames that were predicted.
  package struct Row: Sendable {
    package let level: Level
    package let agreement: Agreement
    /// The range of the share of exact frames in 95 of 100 resamples; nil with a single burst.
    package let exactRange: ClosedRange<Double>?
  }

  /// The agreement of each level, in the order of ``Level``.
  package let rows: [Row]
  /// The parameters fitted to the first and to the second part.
  package let pipelines: [Pipeline]
  /// The parameters fitted to the whole recording, for a profile; nothing is scored with them.
  package let whole: Pipeline
  /// The distributions of the costs of each stage, from the whole recording; those that fit.
  package let costs: [(stage: Stage, fit: FrameCostFit)]
  /// The correlations of the costs of neighbouring stages of a frame.
  package let correlations: [Double]
  /// The interval of the display.
  package let interval: Interval
  /// The frames of the recording, and those in each part.
  package let frameCount: Int
  package let partCounts: [Int]
  /// The excluded frames, because the display had another refresh rate.
  package let otherRateCount: Int
  /// The frames that were presented a quarter of a refresh or more away from the refreshes of the
  /// fit.
  package let offGridCount: Int
  /// The bursts among the predicted frames.
  package let burstCount: Int
}

extension Calibration {
  /// The fewest frames of a recording: two parts with a frame that initialises the queue, and
  /// enough others for a median.
  package static let leastFrameCount = 20

  /// Calibrates with some windows of one recording; returns nil for fewer than
  /// ``leastFrameCount`` frames.
  ///
  /// Only frames at the most frequent refresh rate count.
  ///
  /// - Parameters:
  ///   - windows: The recorded work.
  ///   - seed: The seed of the resamples.
  package init?(_ windows: [RecordedWork], seed: UInt64) {
    let (all, others) = RefreshRows.atOneRate(windows)
    let count = all.reduce(0) { $0 + $1.rows.count }
    guard count >= Self.leastFrameCount, let first = all.first else { return nil }
    let parts = Self.parts(of: all)
    let pipelines = parts.map { Pipeline(fitting: $0) }
    let tests = [(pipelines[0], parts[1]), (pipelines[1], parts[0])]
    var burstCount = 0
    rows = Level.allCases.map { level in
      var agreement = Agreement()
      var bursts: [ArraySlice<PredictedFrame>] = []
      for (pipeline, part) in tests {
        for sequence in part {
          let frames = level.predict(sequence, pipeline)
          agreement.add(frames, interval: sequence.interval)
          bursts += Burst.split(frames)
        }
      }
      burstCount = bursts.count
      return Row(
        level: level,
        agreement: agreement,
        exactRange: Burst.range(ofExactShare: bursts, seed: seed)
      )
    }
    self.burstCount = burstCount
    self.pipelines = pipelines
    whole = Pipeline(fitting: all)
    costs = Stage.allCases.compactMap { stage in
      FrameCostFit(all.map { $0.rows.map { stage.cost(of: $0.work) } }).map { (stage, $0) }
    }
    correlations = Stage.correlations(all.flatMap(\.rows).map(\.work))
    interval = first.interval
    frameCount = count
    partCounts = parts.map { $0.reduce(0) { $0 + $1.rows.count } }
    otherRateCount = others
    let phase = whole.phase
    offGridCount = all.reduce(0) { sum, part in
      let quarter = part.interval.nanoseconds / 4
      return sum
        + part.rows.count { row in
          let refreshes = Int64(row.shown - row.tick) * part.interval.nanoseconds
          let off = (row.work.presented - row.work.tick - phase).nanoseconds - refreshes
          return off.magnitude >= quarter
        }
    }
  }

  /// Whether presentations follow no grid of refreshes beside the ticks, as on a display whose
  /// clock is not that of the ticks; then no prediction counted in refreshes can be right.
  package var hasNoGrid: Bool { offGridCount * 10 > frameCount }

  /// The two parts, each of one or several sequences without frames in common.
  ///
  /// The recording is parted between two windows if that gives each part at least two fifths of the
  /// frames, else in its middle.
  package static func parts(of all: [RefreshRows]) -> [[RefreshRows]] {
    let count = all.reduce(0) { $0 + $1.rows.count }
    let half = count / 2
    var (place, before) = (0, 0)
    while place < all.count - 1, before + all[place].rows.count <= half {
      before += all[place].rows.count
      place += 1
    }
    let (cut, length) = (half - before, all[place].rows.count)
    if cut * 10 <= count, place > 0 { return [Array(all[..<place]), Array(all[place...])] }
    if (length - cut) * 10 <= count, place < all.count - 1 {
      return [Array(all[...place]), Array(all[(place + 1)...])]
    }
    return [
      Array(all[..<place]) + [all[place][0..<cut]],
      [all[place][cut..<length]] + Array(all[(place + 1)...]),
    ]
  }

  /// Returns the agreement at a level.
  package func agreement(_ level: Level) -> Agreement {
    rows.first { $0.level == level }?.agreement ?? Agreement()
  }
}
