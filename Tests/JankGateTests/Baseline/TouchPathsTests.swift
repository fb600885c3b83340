import JankGate
import JankTrace
import Testing

struct TouchPathsTests {
  private func paths(_ text: String) throws -> TouchPaths { try #require(TouchPaths(text)) }

  private func touch(_ id: Int, _ place: SIMD2<Double>, at milliseconds: Int64) -> TouchRecord {
    TouchRecord(
      touchID: id,
      phase: .moved,
      location: place,
      sensed: .zero + .milliseconds(milliseconds),
      delivered: .zero + .milliseconds(milliseconds),
      isCoalesced: false
    )
  }

  @Test func `a path has the farthest distance and the duration of each touch`() {
    var generator = SeededGenerator(seed: 5)
    var trace = PlantedTrace(&generator).result().trace
    trace.touches = []
    #expect(TouchPaths(trace).isEmpty)
    // The second touch returns to where it began.
    trace.touches = [
      touch(0, [10, 20], at: 100), touch(1, [5, 5], at: 400), touch(0, [40, 60], at: 350),
      touch(1, [5, 15.254], at: 420), touch(1, [5, 5], at: 500),
    ]
    #expect(TouchPaths(trace).description == "5000:250000000 1025:100000000")
  }

  @Test func `the text of paths reads back unchanged`() throws {
    for text in ["", "0:0", "31000:350000000 8000:120000000"] {
      #expect(try paths(text).description == text)
      #expect(try paths(text).isEmpty == text.isEmpty)
    }
    for text in ["1", "1:", ":1", "-1:1", "1:-1", "1:1  2:1", " 1:1", "01:1", "1:1:1", "a:1"] {
      #expect(TouchPaths(text) == nil, "\(text)")
    }
  }

  @Test func `the first touch that moves farther or longer is a change`() throws {
    let old = try paths("8000:120000000 21000:250000000")
    let change = try #require(try paths("8000:120000000 31000:250000000").change(since: old))
    #expect(change.index == 1 && change.reach?.old == 210 && change.reach?.new == 310)
    #expect(change.duration == nil)
    let longer = try #require(try paths("8000:320000000 31000:250000000").change(since: old))
    #expect(longer.index == 0 && longer.reach == nil)
    #expect(longer.duration?.old == .milliseconds(120))
    #expect(longer.duration?.new == .milliseconds(320))
  }

  @Test func `rounding, a sample more and another number of touches are no change`() throws {
    let old = try paths("8000:120000000")
    #expect(try paths("8099:137000000").change(since: old) == nil)
    #expect(try paths("8100:120000000").change(since: old) != nil)
    #expect(try paths("8000:137000001").change(since: old) != nil)
    #expect(try paths("").change(since: old) == nil)
    #expect(try old.change(since: paths("")) == nil)
    #expect(try paths("1:1 1:1").change(since: old) == nil)
  }
}
