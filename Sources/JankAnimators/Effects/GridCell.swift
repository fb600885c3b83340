public import HeadlessUIKit

/// A square cell of a grid of thumbnails that is as wide as the screen.
///
///     GridCell(column: 1, row: 2)  // of four columns without margin and gap, as layers of a page
///     GridCell(column: 1, row: 2, columns: 3, margin: 16, gap: 8, top: 100)
public struct GridCell: Hashable, Sendable {
  /// The column, from 0.
  public var column: Int
  /// The row, from 0.
  public var row: Int
  /// The number of columns.
  public var columns: Int
  /// The distance of the grid from the left and the right edge of the screen, in points.
  public var margin: Double
  /// The distance between cells, in points.
  public var gap: Double
  /// The distance of the first row from the top of the screen, in points.
  public var top: Double

  /// Creates a cell.
  public init(
    column: Int,
    row: Int,
    columns: Int = 4,
    margin: Double = 0,
    gap: Double = 0,
    top: Double = 0
  ) {
    (self.column, self.row, self.columns) = (column, row, columns)
    (self.margin, self.gap, self.top) = (margin, gap, top)
  }
}

extension GridCell {
  /// Returns the frame of the cell on a screen, at least a point wide and high.
  ///
  /// - Parameter width: The width of the screen, in points.
  /// - Returns: The frame, in points of the screen.
  public func frame(onWidth width: Double) -> CGRect {
    let free = width - 2 * margin - Double(columns - 1) * gap
    let side = max(1, free / Double(max(1, columns)))
    return CGRect(
      x: margin + Double(column) * (side + gap),
      y: top + Double(row) * (side + gap),
      width: side,
      height: side
    )
  }
}
