/// A system of linear equations, added one by one while they are consistent.
///
/// An equation is a row with a factor for each unknown, followed by the right side. The rows are
/// kept reduced: each has a pivot, an unknown whose factor is 1 in that row and 0 in all others. An
/// unknown is therefore determined if all other factors of its row are zero.
package struct LinearSystem {
  package enum Verdict: Hashable {
    /// The equation is independent of the earlier ones.
    case taken
    /// The equation follows from the earlier ones.
    case redundant
    /// The equation contradicts the earlier ones.
    case contradicts
  }

  // Factors are integers and simple fractions; smaller values are rounding errors.
  private static let smallestFactor = 1e-9
  // The largest error of a right side, in points, far below what is visible.
  private static let largestError = 1e-6

  package let unknownCount: Int
  private var rows: [[Double]] = []
  private var owners: [Int] = []

  package init(unknownCount: Int) {
    self.unknownCount = unknownCount
  }
}

extension LinearSystem {
  /// Adds an equation: a factor for each unknown, then the right side.
  package mutating func take(_ equation: [Double]) -> Verdict {
    var rest = equation
    for (row, owner) in zip(rows, owners) where rest[owner] != 0 {
      Self.subtract(row, times: rest[owner], from: &rest)
    }
    let owner = (0..<unknownCount).max { abs(rest[$0]) < abs(rest[$1]) }
    guard let owner, abs(rest[owner]) > Self.smallestFactor else {
      return abs(rest[unknownCount]) <= Self.largestError ? .redundant : .contradicts
    }
    let factor = rest[owner]
    for place in rest.indices { rest[place] /= factor }
    for index in rows.indices where rows[index][owner] != 0 {
      Self.subtract(rest, times: rows[index][owner], from: &rows[index])
    }
    rows.append(rest)
    owners.append(owner)
    return .taken
  }

  /// Returns the value of an unknown, or nil while it is undetermined.
  package func value(of unknown: Int) -> Double? {
    guard let index = owners.firstIndex(of: unknown) else { return nil }
    let row = rows[index]
    let isDetermined = (0..<unknownCount).allSatisfy {
      $0 == unknown || abs(row[$0]) <= Self.smallestFactor
    }
    return isDetermined ? row[unknownCount] : nil
  }

  /// Returns left side minus right side of an equation, or nil while that is undetermined.
  package func excess(of equation: [Double]) -> Double? {
    var sum = -equation[unknownCount]
    for unknown in 0..<unknownCount where equation[unknown] != 0 {
      guard let value = value(of: unknown) else { return nil }
      sum += equation[unknown] * value
    }
    return abs(sum) <= Self.largestError ? 0 : sum
  }

  private static func subtract(_ row: [Double], times factor: Double, from other: inout [Double]) {
    for place in row.indices { other[place] -= factor * row[place] }
  }
}
