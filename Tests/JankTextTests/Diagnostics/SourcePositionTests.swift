import JankText
import Testing

struct SourcePositionTests {
  @Test func `positions are ordered by line, then by column`() {
    let places = [(1, 1), (1, 2), (1, 30), (2, 1), (10, 4)].map(SourcePosition.init)
    for (i, first) in places.enumerated() {
      for (j, second) in places.enumerated() {
        #expect((first < second) == (i < j), "\(first) and \(second)")
      }
    }
  }

  @Test func `a position reads as compilers write it`() {
    #expect("\(SourcePosition(line: 3, column: 14))" == "3:14")
  }

  @Test func `a position in a text counts from after its quotation mark`() {
    let start = SourcePosition(line: 3, column: 10)
    #expect(start.inText(column: 1) == SourcePosition(line: 3, column: 11))
  }
}
