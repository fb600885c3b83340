/// The verdicts on all candidates of a result.
///
/// Fed with the blocks in order, it keeps the rows of one point at a time.
package struct CandidateTable: Sendable {
  package let judge: CandidateJudge
  /// The scores of the candidates, one after another; meaningless where there are none.
  private var scores: [Int64] = []
  /// How the candidates are within the limits, one after another; meaningless likewise.
  private var limits: [LimitValue] = []
  private var states: [State] = []
  private var open: [SweepRow] = []

  private enum State: UInt8 {
    case excluded, invalid, unsafe, safe
  }

  package init(_ question: SweepQuestion) {
    judge = CandidateJudge(question)
  }
}

extension CandidateTable {
  package var question: SweepQuestion { judge.question }

  /// Takes the results of the next block.
  package mutating func take(_ record: BlockRecord) {
    for row in record.rows {
      open.append(row)
      guard open.count == question.cases.casesPerPoint else { continue }
      for verdict in judge.verdicts(open) { append(verdict) }
      open.removeAll(keepingCapacity: true)
    }
  }

  private mutating func append(_ verdict: CandidateVerdict) {
    switch verdict {
    case .excluded: states.append(.excluded)
    case .invalid: states.append(.invalid)
    case .judged(let scores, let limits):
      states.append(verdict.isSafe ? .safe : .unsafe)
      self.scores += scores
      self.limits += limits
      return
    }
    scores += Array(repeating: 0, count: judge.objectiveCount)
    let none = LimitValue(steps: nil, device: 0, isKept: true)
    limits += Array(repeating: none, count: judge.bounds.count)
  }

  /// The indices of all candidates.
  package var indices: Range<Int> { states.indices }

  /// The scores of a candidate, or nil if it has none.
  package func scores(_ index: Int) -> [Int64]? {
    guard states[index] == .safe || states[index] == .unsafe else { return nil }
    let count = judge.objectiveCount
    return Array(scores[index * count..<(index + 1) * count])
  }

  /// How a candidate is within each limit; nothing for one without scores.
  package func limits(_ index: Int) -> ArraySlice<LimitValue> {
    let count = judge.bounds.count
    return scores(index) == nil ? [] : limits[index * count..<(index + 1) * count]
  }

  /// The number of candidates that break a limit.
  package func brokenCount(ofLimit limit: Int) -> Int {
    indices.count { limits($0).dropFirst(limit).first?.isKept == false }
  }

  /// Whether a candidate keeps all limits on every device.
  package func isSafe(_ index: Int) -> Bool { states[index] == .safe }

  /// The numbers of safe, unsafe, invalid and excluded candidates.
  package var counts: (safe: Int, unsafe: Int, invalid: Int, excluded: Int) {
    var counts = [0, 0, 0, 0]
    for state in states { counts[Int(state.rawValue)] += 1 }
    return (counts[3], counts[2], counts[1], counts[0])
  }
}
