/// A drawing of dots in characters of the Braille block, each two dots wide and four high.
///
///     var canvas = BrailleCanvas(columns: 2, rows: 1)
///     canvas.line(from: (x: 0, y: 3), to: (x: 3, y: 0))
///     canvas.character(column: 0, row: 0)  // "⡠"
///
/// Dots are counted from the upper left corner.
package struct BrailleCanvas: Equatable {
  package let columns: Int
  package let rows: Int
  // For each character, row by row, the dots as Unicode counts them.
  private var patterns: [UInt8]

  /// The bits of a character's dots in its pattern, row by row.
  private static let bits: [[UInt8]] = [
    [0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80],
  ]

  package init(columns: Int, rows: Int) {
    precondition(columns > 0 && rows > 0, "a canvas holds a character")
    self.columns = columns
    self.rows = rows
    patterns = [UInt8](repeating: 0, count: columns * rows)
  }
}

extension BrailleCanvas {
  /// The width in dots.
  package var width: Int { columns * 2 }
  /// The height in dots.
  package var height: Int { rows * 4 }

  /// Sets a dot of the canvas.
  package mutating func dot(x: Int, y: Int) {
    precondition(0..<width ~= x && 0..<height ~= y, "the dot (\(x), \(y)) is on the canvas")
    patterns[y / 4 * columns + x / 2] |= Self.bits[y % 4][x % 2]
  }

  /// Sets the dots between two dots of the canvas, both included, by Bresenham's method.
  package mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
    let step = (x: end.x < start.x ? -1 : 1, y: end.y < start.y ? -1 : 1)
    var (x, y) = start
    var excess = width - height
    while true {
      dot(x: x, y: y)
      if x == end.x, y == end.y { return }
      let doubled = 2 * excess
      if doubled > -height {
        excess -= height
        x += step.x
      }
      if doubled < width {
        excess += width
        y += step.y
      }
    }
  }

  /// Returns whether a dot is set.
  package func hasDot(x: Int, y: Int) -> Bool {
    patterns[y / 4 * columns + x / 2] & Self.bits[y % 4][x % 2] != 0
  }

  /// The character of a cell, or `nil` if none of its dots is set.
  package func character(column: Int, row: Int) -> Character? {
    let pattern = patterns[row * columns + column]
    guard pattern != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(pattern)) else { return nil }
    return Character(scalar)
  }
}
