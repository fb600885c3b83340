import JankText
import Testing

struct ColumnCountTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("\u{301}", 0), ("日", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("😀", 2),
    ("→", 1), ("…", 1), ("Ω", 1),
  ])
  func `a character has zero, one or two terminal columns`(text: String, columns: Int) {
    #expect(text.unicodeScalars.map(\.columnCount) == [columns])
  }
}
