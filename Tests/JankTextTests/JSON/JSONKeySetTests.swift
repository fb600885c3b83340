import JankText
import Testing

struct JSONKeySetTests {
  @Test(arguments: [1, 2, 8, 9, 10, 100])
  func `a key is new once and then known by its first position`(count: Int) {
    var keys = JSONKeySet()
    for line in 1...count {
      #expect(keys.insert("key \(line)", at: SourcePosition(line: line, column: 1)) == nil)
    }
    for line in 1...count {
      let first = keys.insert("key \(line)", at: SourcePosition(line: 1000, column: 1))
      #expect(first == SourcePosition(line: line, column: 1))
    }
  }

  @Test func `keys that are only canonically equal are different`() {
    var keys = JSONKeySet()
    let place = SourcePosition(line: 1, column: 1)
    #expect(keys.insert("\u{E9}", at: place) == nil)
    #expect(keys.insert("e\u{301}", at: place) == nil)
  }
}
