public import HeadlessUIKit

/// The tiles of a page: column by column, each from the top down.
public struct TileGrid: Hashable, Sendable {
  /// The left edges of the columns, in points.
  public let columns: [Double]
  /// The upper edges of the rows, in points.
  public let rows: [Double]
  /// The width and the height of a tile, in points.
  public let side: Double

  /// The number of tiles.
  public var count: Int { columns.count * rows.count }

  /// The tiles of an exploding page: ten in a row, and as many rows as necessary.
  ///
  /// Edges are found by repeated addition while the sum is less than the size; rounding can add one
  /// column.
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

  /// The tiles of a page with both ends of the stride, in points; `side` is above 0.
  ///
  /// The last row and column stick out, completely if the size is a multiple of `side`.
  public static func inclusive(_ size: CGSize, side: Double) -> TileGrid {
    func edges(until end: Double) -> [Double] {
      (0...Int(max(end, 0) / side)).map { Double($0) * side }
    }
    return TileGrid(columns: edges(until: size.width), rows: edges(until: size.height), side: side)
  }

  /// The grid with its rows counted upwards from the bottom of a page, whose height is in points.
  public func countedFromBelow(in height: Double) -> TileGrid {
    TileGrid(columns: columns, rows: rows.map { height - $0 - side }, side: side)
  }

  /// The tiles, in points of the page.
  public var tiles: [CGRect] {
    columns.flatMap { x in rows.map { CGRect(x: x, y: $0, width: side, height: side) } }
  }
}
