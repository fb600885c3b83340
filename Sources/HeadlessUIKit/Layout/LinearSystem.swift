/// Linear equations, taken up one after another as long as they agree with those before.
///
/// An equation is a row of factors, one for each unknown, and the right side last. The rows are
/// kept reduced: each has an unknown of its own, whose factor is 1 there and 0 in all others. So
/// an unknown is determined when the rest of its row is zero.
package struct LinearSystem {
  /// What became of an equation.
  package enum Verdict: Hashable {
    /// It says something new.
    case taken
    /// It follows from those before.
    case redundant
    /// It cannot hold together with those before.
    case contradicts
  }

  // Factors are whole numbers and simple shares; a smaller one is what rounding left of none.
  private static let smallestFactor = 1e-9
  // The largest error of a right side, in points: far below what can be seen.
  private static let largestError = 1e-6

  package let unknownCount: Int
  private var rows: [[Double]] = []
  private var owners: [Int] = []

  package init(unknownCount: Int) {
    self.unknownCount = unknownCount
  }
}

extension LinearSystem {
  /// Takes up an equation of as many factors as there are unknowns, and its right side.
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

  /// The value of an unknown, or nil while the equations leave it open.
  package func value(of unknown: Int) -> Double? {
    guard let index = owners.firstIndex(of: unknown) else { return nil }
    let row = rows[index]
    let isDetermined = (0..<unknownCount).allSatisfy {
      $0 == unknown || abs(row[$0]) <= Self.smallestFactor
    }
    return isDetermined ? row[unknownCount] : nil
  }

  /// How much the left side of an equation is above its right side, or nil while that is open.
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
