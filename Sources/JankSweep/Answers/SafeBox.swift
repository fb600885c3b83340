/// A range of each parameter such that every combination in it is safe on every device, for one
/// strategy.
///
/// It grows from a safe point, one value at a time, parameter by parameter, as long as all new
/// combinations are safe. Another order could give another box.
package struct SafeBox: Sendable {
  package let strategy: Int
  /// The first and last level of each parameter.
  package let ranges: [ClosedRange<Int>]

  /// The number of points in the box.
  package var pointCount: Int { ranges.reduce(1) { $0 * $1.count } }

  /// Grows a box around a candidate of a grid; nil for a sample.
  init?(around index: Int, in table: CandidateTable) {
    let question = table.question
    guard question.space.sample == .grid, table.isSafe(index) else { return nil }
    let candidate = question.candidate(index)
    strategy = candidate.strategy
    var ranges = question.space.digits(of: candidate.point).map { $0...$0 }
    let counts = ranges.indices.map { question.space.levelCount($0) }
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for axis in ranges.indices {
        for next in [ranges[axis].upperBound + 1, ranges[axis].lowerBound - 1] {
          var slab = ranges
          guard (0..<counts[axis]).contains(next) else { continue }
          slab[axis] = next...next
          guard Self.isSafe(slab, strategy, table) else { continue }
          ranges[axis] =
            min(next, ranges[axis].lowerBound)...max(next, ranges[axis].upperBound)
          hasGrown = true
        }
      }
    }
    self.ranges = ranges
  }

  private static func isSafe(
    _ ranges: [ClosedRange<Int>],
    _ strategy: Int,
    _ table: CandidateTable
  ) -> Bool {
    let question = table.question
    var digits = ranges.map(\.lowerBound)
    while true {
      let candidate = Candidate(point: question.space.point(digits), strategy: strategy)
      guard table.isSafe(question.index(of: candidate)) else { return false }
      guard let axis = digits.indices.last(where: { digits[$0] < ranges[$0].upperBound }) else {
        return true
      }
      digits[axis] += 1
      for later in digits.indices where later > axis { digits[later] = ranges[later].lowerBound }
    }
  }
}
