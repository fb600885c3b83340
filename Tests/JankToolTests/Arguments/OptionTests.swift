import JankTool
import Testing

struct OptionTests {
  private func format(_ path: String?) -> CurveFormat? {
    Invocation.format(fittingEndingOf: path)
  }

  @Test(
    arguments: [
      ("a.svg", .svg), ("a.SVG", .svg), ("folder.svg/a.csv", .csv), ("a.b.json", .json),
      ("a", nil), ("a.txt", nil), ("folder.svg/a", nil), ("-", nil), ("svg", nil), (".svg", .svg),
      ("", nil),
    ] as [(String, CurveFormat?)]
  )
  func `the ending of a name asks for a format`(path: String, expected: CurveFormat?) {
    #expect(format(path) == expected)
  }

  @Test func `without a file there is nothing to ask`() {
    #expect(format(nil) == nil)
  }
}
