internal import Foundation

/// A cell that is used again for another place.
protocol ReusableCell: UIView {
  /// Under which name it is used again, or nil for never.
  var reuseIdentifier: String? { get }
  /// Called before it is used again.
  func prepareForReuse()
}

/// The cells of a list that are on screen, and those that wait to be used again.
struct CellPool<Cell: ReusableCell> {
  private(set) var shown: [IndexPath: Cell] = [:]
  private var waiting: [String: [Cell]] = [:]
  private var makers: [String: () -> Cell] = [:]

  /// The places on screen, in order.
  var places: [IndexPath] { shown.keys.sorted() }

  /// Says how cells of a name are made.
  mutating func register(_ identifier: String, _ maker: @escaping () -> Cell) {
    makers[identifier] = maker
  }

  /// A cell of a name that waits.
  mutating func takeWaiting(_ identifier: String) -> Cell? {
    waiting[identifier]?.popLast()
  }

  /// How cells of a name are made, where somebody said.
  func maker(of identifier: String) -> (() -> Cell)? { makers[identifier] }

  mutating func show(_ cell: Cell, at place: IndexPath) {
    shown[place] = cell
  }

  /// Lets go of what is not among some places, and answers it.
  mutating func keep(_ places: Set<IndexPath>) -> [Cell] {
    let leaving = self.places.filter { !places.contains($0) }
    let cells = leaving.compactMap { shown.removeValue(forKey: $0) }
    for cell in cells {
      if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
    }
    return cells
  }

  func place(of cell: Cell) -> IndexPath? {
    places.first { shown[$0] === cell }
  }
}
