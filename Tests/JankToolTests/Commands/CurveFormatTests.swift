import JankTool
import Testing

struct CurveFormatTests {
  @Test(arguments: [
    ("a.svg", CurveFormat.svg), ("a.SVG", .svg), ("folder.svg/a.csv", .csv), ("a.b.json", .json),
    ("a", .plot), ("a.txt", .plot), ("folder.svg/a", .plot), ("-", .plot), ("svg", .plot),
    (".svg", .svg),
  ])
  func `the ending of a name decides`(path: String, format: CurveFormat) {
    #expect(CurveFormat.fitting(path) == format)
  }

  @Test func `without a file there is a plot`() {
    #expect(CurveFormat.fitting(nil) == .plot)
  }
}
