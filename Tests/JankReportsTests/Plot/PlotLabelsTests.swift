import JankReports
import Testing

struct PlotLabelsTests {
  @Test func `a letter stands where the others are farthest`() {
    let flat: [Int?] = Array(repeating: 0, count: 20)
    let hill: [Int?] = (0..<20).map { 20 - abs($0 - 10) }
    let places = PlotLabels.places(of: [flat, hill])
    #expect(
      places == [
        PlotLabels.Place(index: 0, column: 10, dot: 0),
        PlotLabels.Place(index: 1, column: 10, dot: 20),
      ]
    )
  }

  @Test func `lines that are never apart get no letters`() {
    let line: [Int?] = Array(0..<40)
    #expect(PlotLabels.places(of: [line, line.map { $0.map { $0 + 5 } }]).isEmpty)
  }

  @Test func `a line that is alone in a zone is distinct there`() {
    let short: [Int?] = (0..<20).map { $0 < 10 ? 3 : nil }
    let long: [Int?] = Array(repeating: 4, count: 20)
    #expect(PlotLabels.places(of: [short, long]).map(\.index) == [1])
  }
}
