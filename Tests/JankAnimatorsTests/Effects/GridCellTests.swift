import HeadlessUIKit
import JankAnimators
import Testing

struct GridCellTests {
  @Test func `a cell of the standard grid is a quarter as wide as the screen, and square`() {
    let frame = GridCell(column: 1, row: 2).frame(onWidth: 390)
    #expect(frame == CGRect(x: 97.5, y: 195, width: 97.5, height: 97.5))
  }

  @Test func `margins and gaps make cells smaller, and the top moves them down`() {
    let cell = GridCell(column: 1, row: 2, columns: 3, margin: 16, gap: 8, top: 100)
    #expect(cell.frame(onWidth: 375) == CGRect(x: 133, y: 334, width: 109, height: 109))
  }

  @Test func `a cell without space is a point wide`() {
    let cell = GridCell(column: 0, row: 0, columns: 10, margin: 300)
    #expect(cell.frame(onWidth: 375) == CGRect(x: 300, y: 0, width: 1, height: 1))
  }

  @Test func `an effect has the rectangle of a cell on each screen`() {
    let effect = Effect(.zoom, settings: ["from": .cell(GridCell(column: 3, row: 0))])
    #expect(effect.rectangle("from", onWidth: 400) == CGRect(x: 300, y: 0, width: 100, height: 100))
    #expect(effect.rectangle("from", onWidth: 800)?.minX == 600)
    let fixed = CGRect(x: 1, y: 2, width: 3, height: 4)
    let plain = Effect(.zoom, settings: ["from": .rectangle(fixed)])
    #expect(plain.rectangle("from", onWidth: 800) == fixed)
  }
}
