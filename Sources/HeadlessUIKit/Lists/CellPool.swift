internal import Foundation

/// A cell that a list reuses for other index paths.
protocol ReusableCell: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

/// The cells of a list on screen, and those that wait for reuse.
struct CellPool<Cell: ReusableCell> {
  private(set) var shown: [IndexPath: Cell] = [:]
  private var waiting: [String: [Cell]] = [:]
  private var makers: [String: () -> Cell] = [:]

  var places: [IndexPath] { shown.keys.sorted() }

  mutating func register(_ identifier: String, _ maker: @escaping () -> Cell) {
    makers[identifier] = maker
  }

  /// Returns a waiting cell with an identifier, removing it from the pool.
  mutating func takeWaiting(_ identifier: String) -> Cell? {
    waiting[identifier]?.popLast()
  }

  func maker(of identifier: String) -> (() -> Cell)? { makers[identifier] }

  mutating func show(_ cell: Cell, at place: IndexPath) {
    shown[place] = cell
  }

  /// Removes all cells except those at some index paths, and returns the removed ones.
  mutating func keep(_ places: Set<IndexPath>) -> [Cell] {
    let leaving = self.places.filter { !places.contains($0) }
    let cells = leaving.compactMap { shown.removeValue(forKey: $0) }
    for cell in cells { wait(cell) }
    return cells
  }

  /// Moves all cells to other index paths; removes those without one and returns them with their
  /// old ones.
  mutating func move(by path: (IndexPath) -> IndexPath?) -> [(cell: Cell, place: IndexPath)] {
    var (left, moved): ([(cell: Cell, place: IndexPath)], [IndexPath: Cell]) = ([], [:])
    for place in places {
      guard let cell = shown[place] else { continue }
      if let target = path(place) { moved[target] = cell } else { left.append((cell, place)) }
    }
    shown = moved
    for (cell, _) in left { wait(cell) }
    return left
  }

  private mutating func wait(_ cell: Cell) {
    if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
  }

  func place(of cell: Cell) -> IndexPath? {
    places.first { shown[$0] === cell }
  }
}
