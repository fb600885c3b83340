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

  @Test func `lines that are never apart get a letter each, apart from each other`() {
    let line: [Int?] = Array(0..<40)
    let near = line.map { $0.map { $0 + 5 } }
    let places = PlotLabels.places(of: [line, near, line])
    #expect(places.map(\.index) == [0, 1, 2])
    let columns = places.map(\.column).sorted()
    #expect(zip(columns, columns.dropFirst()).allSatisfy { $1 - $0 >= 3 }, "\(places)")
  }

  @Test func `a line that is alone in a zone is distinct there`() {
    let short: [Int?] = (0..<20).map { $0 < 10 ? 3 : nil }
    let long: [Int?] = Array(repeating: 4, count: 20)
    let places = PlotLabels.places(of: [short, long])
    #expect(places[0].index == 1 && places[0].column >= 10)
    #expect(places.dropFirst().map(\.index) == [0])
  }
}
