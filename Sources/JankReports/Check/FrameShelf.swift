public import JankGate

/// Selects the cases whose frames a page shows, while the cases are still running.
///
/// Frames take most of the memory of a case, and a page shows those of the worst cases only. The
/// selection does not depend on the order in which cases end.
public struct FrameShelf: Sendable {
  private let arrangement: CaseArrangement
  private var items: [(place: Int, subject: CheckedCase)] = []

  /// Creates a shelf for a page with cases in some order.
  public init(_ arrangement: CaseArrangement) {
    self.arrangement = arrangement
  }
}

extension FrameShelf {
  /// Adds a case that ended.
  ///
  /// - Parameters:
  ///   - subject: the case.
  ///   - place: its index among all cases.
  /// - Returns: The indices of the cases whose frames are no longer needed.
  public mutating func add(_ subject: CheckedCase, at place: Int) -> [Int] {
    items.append((place, subject))
    // Sorting seldom costs less than finding the place of each case.
    guard items.count >= 2 * CheckHTML.detailLimit else { return [] }
    items.sort { $0.place < $1.place }
    let places = Dictionary(
      items.map { (ObjectIdentifier($0.subject), $0.place) },
      uniquingKeysWith: { first, _ in first }
    )
    let sorted = CheckHTML.sorted(items.map(\.subject), by: arrangement).map {
      (place: places[ObjectIdentifier($0)] ?? 0, subject: $0)
    }
    items = Array(sorted.prefix(CheckHTML.detailLimit))
    return sorted.dropFirst(CheckHTML.detailLimit).map(\.place)
  }
}
