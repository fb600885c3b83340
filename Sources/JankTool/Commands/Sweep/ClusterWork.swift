internal import JankEngine
package import JankSweep

/// The cases of a planned sweep, and how their times differ.
package struct ClusterWork: Sendable {
  package let caseCount: Int
  private let blockCount: Int
  private let blockCases: Int
  /// The times per case of measured blocks, as multiples of their mean.
  private let times: [Double]

  /// Creates the work.
  ///
  /// - Parameters:
  ///   - cases: the cases of the sweep.
  ///   - times: the measured times per case of some blocks, at least one, in any unit.
  package init(_ cases: CaseSpace, times: [Double]) {
    caseCount = cases.caseCount
    blockCount = cases.blockCount
    blockCases = cases.blockCases
    let mean = max(times.reduce(0, +) / Double(max(times.count, 1)), .leastNormalMagnitude)
    self.times = times.map { $0 / mean }
  }
}

extension ClusterWork {
  /// The numbers of cases of the shards of Dask's driver, in its order: large ones first, then ever
  /// smaller ones, so that the last to finish is short.
  package func shards(parts: Int) -> [Int] {
    var open = Self.split(max(2, min(parts, blockCount)))
    var shards: [Shard] = []
    for _ in 0..<3 {
      let half = open.count / 2
      shards += open[..<half]
      open = open[half...].flatMap { shard in
        [0, shard.count].map { Shard(shard.number + $0, of: 2 * shard.count) }
      }
    }
    return (shards + open).map { shard in
      let count = shard.blockCount(of: blockCount) * blockCases
      // The last block may be smaller than the others.
      let holdsLast = blockCount > 0 && (blockCount - 1) % shard.count == shard.number - 1
      return holdsLast ? count - (blockCount * blockCases - caseCount) : count
    }
  }

  private static func split(_ count: Int) -> [Shard] {
    (1...count).map { Shard($0, of: count) }
  }

  /// The largest number of first shards: their last parts, eight times as many, are shards too.
  private static let partLimit = Shard.countLimit / 8

  /// The longest time of a worker, in seconds.
  private static let timeLimit = 1e8

  /// Rejects a plan with more shards than a sweep can have, or that takes years.
  package func check(_ plan: ClusterPlan) throws(PlanProblem) {
    let count = min(Int(plan.parts) * plan.workerCount, blockCount)
    guard count <= Self.partLimit else {
      throw PlanProblem(
        reason: "the plan begins with \(count) shards; expected at most \(Self.partLimit)",
        hint: "set parts=\(max(1, Self.partLimit / plan.workerCount)), or use fewer workers"
      )
    }
    let work = Double(caseCount) / plan.rate * plan.trouble.factor
    guard work / Double(min(plan.workerCount, blockCount)) <= Self.timeLimit else {
      throw PlanProblem(
        reason: "the plan takes more than three years; expected less",
        hint: "use more workers, or a sample of the sweep"
      )
    }
  }

  private static let drawLimit = 16

  /// Returns the processor time that some cases take at a rate, in seconds.
  ///
  /// The times of blocks are drawn from the measured ones. For many blocks a few are drawn, and the
  /// deviation of their mean is reduced to that of the mean of all.
  func seconds(for cases: Int, at rate: Double, _ dice: inout RandomSource) -> Double {
    guard times.count > 1, cases > 0 else { return Double(cases) / rate }
    let blocks = max(1, cases / blockCases)
    let drawn = min(blocks, Self.drawLimit)
    var sum = 0.0
    for _ in 0..<drawn { sum += times[Int(dice.nextFraction() * Double(times.count))] }
    let reduction = (Double(drawn) / Double(blocks)).squareRoot()
    let factor = 1 + (sum / Double(drawn) - 1) * reduction
    return Double(cases) / rate * max(factor, 0)
  }
}
