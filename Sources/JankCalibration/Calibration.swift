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
  /// Several windows are parted between windows, one window in its middle.
  ///
  /// - Parameters:
  ///   - windows: The recorded work.
  ///   - seed: The seed of the resamples.
  package init?(_ windows: [RecordedWork], seed: UInt64) {
    let all = windows.compactMap { RefreshRows($0) }
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
  }

  /// The two parts, each of one or several sequences without frames in common.
  package static func parts(of all: [RefreshRows]) -> [[RefreshRows]] {
    if all.count > 1 {
      let half = all.count / 2
      return [Array(all[..<half]), Array(all[half...])]
    }
    let count = all[0].rows.count
    return [[all[0][0..<count / 2]], [all[0][count / 2..<count]]]
  }

  /// Returns the agreement at a level.
  package func agreement(_ level: Level) -> Agreement {
    rows.first { $0.level == level }?.agreement ?? Agreement()
  }
}
