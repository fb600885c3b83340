public import HeadlessUIKit

/// How a page is cut into tiles: column by column, each from the top down.
public struct TileGrid: Hashable, Sendable {
  /// The left edges of the columns, in points.
  public let columns: [Double]
  /// The upper edges of the rows, in points.
  public let rows: [Double]
  /// The width and the height of a tile, in points.
  public let side: Double

  /// How many tiles there are.
  public var count: Int { columns.count * rows.count }

  /// The tiles of a page that explodes: ten in a row, and as many rows as are needed.
  ///
  /// The edges are found by adding up, as long as the sum is less than the size; where the rounding
  /// of the sums falls short there is one column more.
  public static func exploding(_ size: CGSize) -> TileGrid {
    func edges(until end: Double, step: Double) -> [Double] {
      var edges: [Double] = []
      var edge = 0.0
      while edge < end {
        edges.append(edge)
        edge += step
      }
      return edges
    }
    let side = size.width / 10
    guard side > 0 else { return TileGrid(columns: [], rows: [], side: 0) }
    return TileGrid(
      columns: edges(until: size.width, step: side),
      rows: edges(until: size.height, step: side),
      side: side
    )
  }

  /// The tiles of a page that is cut with both ends of the stride: the last row and column stick
  /// out, wholly where the size can be divided evenly.
  ///
  /// - Parameters:
  ///   - size: The size of the page, in points.
  ///   - side: The width and the height of a tile, in points, above 0.
  /// - Returns: The tiles.
  public static func inclusive(_ size: CGSize, side: Double) -> TileGrid {
    func edges(until end: Double) -> [Double] {
      (0...Int(max(end, 0) / side)).map { Double($0) * side }
    }
    return TileGrid(columns: edges(until: size.width), rows: edges(until: size.height), side: side)
  }

  /// The same columns with their rows counted from the bottom of a page up, whose height is in
  /// points.
  public func countedFromBelow(in height: Double) -> TileGrid {
    TileGrid(columns: columns, rows: rows.map { height - $0 - side }, side: side)
  }

  /// The tiles, in points of the page.
  public var tiles: [CGRect] {
    columns.flatMap { x in rows.map { CGRect(x: x, y: $0, width: side, height: side) } }
  }
}
