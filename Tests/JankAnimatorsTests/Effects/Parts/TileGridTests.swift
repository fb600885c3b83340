import HeadlessUIKit
import JankAnimators
import Testing

struct TileGridTests {
  /// Source: the counts of both libraries on the screens of phones and a tablet.
  private static let exploding: [(size: CGSize, columns: Int, rows: Int)] = [
    (CGSize(width: 320, height: 568), 10, 18), (CGSize(width: 375, height: 667), 10, 18),
    (CGSize(width: 390, height: 844), 10, 22), (CGSize(width: 393, height: 852), 10, 22),
    (CGSize(width: 402, height: 874), 11, 22), (CGSize(width: 414, height: 736), 11, 18),
    (CGSize(width: 414, height: 896), 11, 22), (CGSize(width: 768, height: 1024), 11, 14),
  ]

  @Test(arguments: exploding)
  func `edges are sums, and rounding can add one column`(
    size: CGSize,
    columns: Int,
    rows: Int
  ) {
    let grid = TileGrid.exploding(size)
    #expect(grid.columns.count == columns && grid.rows.count == rows)
    #expect(grid.count == columns * rows && grid.tiles.count == grid.count)
  }

  private static let inclusive: [(side: Double, counts: [Int])] = [
    (8, [2952, 3948, 5194]), (10, [1881, 2546, 3400]), (20, [493, 646, 860]),
  ]

  @Test(arguments: inclusive)
  func `with both ends of the stride the last row and column stick out`(
    side: Double,
    counts: [Int]
  ) {
    let sizes = [
      CGSize(width: 320, height: 568), CGSize(width: 375, height: 667),
      CGSize(width: 390, height: 844),
    ]
    for (size, count) in zip(sizes, counts) {
      let grid = TileGrid.inclusive(size, side: side)
      #expect(grid.count == count)
      #expect((grid.columns.last ?? 0) + side > size.width)
      #expect((grid.rows.last ?? 0) <= size.height)
    }
    #expect(TileGrid.inclusive(sizes[0], side: 8).columns.last == 320)
  }

  @Test
  func `counted from the bottom the last row sticks out at the top`() {
    let grid = TileGrid.inclusive(CGSize(width: 20, height: 25), side: 10)
    let turned = grid.countedFromBelow(in: 25)
    #expect(turned.rows == [15, 5, -5])
    #expect(turned.columns == grid.columns && turned.count == grid.count)
  }
}
