import JankMetrics
import JankTrace
import Testing

struct FramePrintsTests {
  @Test func `prints read back as they were written`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20 {
      let prints = FramePrints(PlantedTrace(&generator).result().trace)
      #expect(FramePrints(prints.description) == prints)
    }
    #expect(FramePrints("") != nil)
    for text in ["1", "12345", "12g4", "12A4", "+123", "12 4"] {
      #expect(FramePrints(text) == nil, "\(text)")
    }
  }

  @Test func `a changed frame is found, and so are added and missing ones`() throws {
    func prints(_ text: String) throws -> FramePrints { try #require(FramePrints(text)) }
    let old = try prints("000100020003")
    #expect(old.changed(since: old).isEmpty)
    #expect(try prints("000100090003").changed(since: old) == [1])
    #expect(try prints("0001000900080003").changed(since: old) == [1, 2])
    #expect(try prints("0001000200020003").changed(since: old) == [2])
    #expect(try prints("00010003").changed(since: old) == [1])
    #expect(try prints("00010002").changed(since: old) == [1])
    #expect(try prints("").changed(since: old).isEmpty)
  }
}
