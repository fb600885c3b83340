import JankText
import Testing

struct CellCountTests {
  @Test(arguments: [
    ("", 0), ("plain", 5), ("é", 1), ("e\u{301}", 1), ("…│█", 3), ("日本語", 6), ("한국", 4),
    ("ＡＢ", 4), ("a日b", 4), ("🙂", 2), ("⣿", 1), ("\u{1B}[31mred\u{1B}[0m", 3),
  ])
  func `a line has as many cells as on a terminal`(text: String, cells: Int) {
    #expect(cellCount(text) == cells)
    #expect(cellCount(text[...]) == cells)
  }
}
