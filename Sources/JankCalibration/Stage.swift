package import JankImports
internal import JankMotion
package import JankTrace

/// A stage of a frame whose cost a recording states.
package enum Stage: String, CaseIterable, Sendable {
  /// The frame's work on the main thread.
  case update
  /// The hand-over to the render thread.
  case handOver = "hand-over"
  /// The work of the render thread.
  case render
  /// The work of the GPU after it.
  case gpu
}

extension Stage {
  package func cost(of work: RecordedWork.Row) -> Interval {
    switch self {
    case .update: work.update
    case .handOver: work.handOver
    case .render: work.render
    case .gpu: work.gpu
    }
  }

  /// The correlation of the logarithms of each stage's costs with those of the next stage.
  package static func correlations(_ rows: [RecordedWork.Row]) -> [Double] {
    zip(allCases, allCases.dropFirst()).map { one, next in
      let pairs = rows.map { (one.cost(of: $0), next.cost(of: $0)) }
        .filter { $0.0 > .zero && $0.1 > .zero }
        .map { (Maths.log($0.0.milliseconds), Maths.log($0.1.milliseconds)) }
      guard pairs.count > 1 else { return 0 }
      let count = Double(pairs.count)
      let mean = pairs.reduce((0, 0)) { ($0.0 + $1.0 / count, $0.1 + $1.1 / count) }
      var (shared, first, second) = (0.0, 0.0, 0.0)
      for pair in pairs {
        let off = (pair.0 - mean.0, pair.1 - mean.1)
        shared += off.0 * off.1
        first += off.0 * off.0
        second += off.1 * off.1
      }
      let whole = (first * second).squareRoot()
      return whole > 0 ? shared / whole : 0
    }
  }
}
