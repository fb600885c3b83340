import JankText
import Testing

struct ColumnCountTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("\u{301}", 0), ("日", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("😀", 2),
    ("→", 1), ("…", 1), ("Ω", 1),
  ])
  func `a terminal gives a character none, one or two columns`(text: String, columns: Int) {
    #expect(text.unicodeScalars.map(\.columnCount) == [columns])
  }
}
