import JankGate
import JankTrace
import Testing

struct LateFramesTests {
  private func late(_ text: String) throws -> LateFrames { try #require(LateFrames(text)) }

  /// The indices that became later between two runs, whose frames are given by refreshes of 60 Hz.
  private func later(_ old: [Int: Int], _ new: [Int: Int], reach: Int = 6) throws -> [Int] {
    func frames(_ refreshes: [Int: Int]) throws -> LateFrames {
      try late(
        refreshes.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value * 16_666_667)" }
          .joined(separator: " ")
      )
    }
    return try frames(new).later(than: try frames(old), reach: reach)
  }

  @Test func `the text of late frames reads back unchanged`() throws {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<50 {
      let frames = LateFrames(PlantedTrace(&generator).result().trace)
      #expect(LateFrames(frames.description) == frames)
    }
    for text in ["1", "1:", ":1", "1:0", "1:-1", "-1:1", "2:1 1:1", "1:1 1:1", "1:1  2:1"] {
      #expect(LateFrames(text) == nil, "\(text)")
    }
    for text in [" 1:1", "01:1"] { #expect(LateFrames(text) == nil, "\(text)") }
  }

  @Test func `late frames outside of a transition do not count`() {
    var generator = SeededGenerator(seed: 22)
    var trace = PlantedTrace(&generator).result(.late, at: 4).trace
    #expect(!LateFrames(trace).description.isEmpty)
    trace.transitions = []
    #expect(LateFrames(trace).description.isEmpty)
  }

  @Test func `a frame with the same delay as before is no change, whatever its index`() throws {
    #expect(try later([:], [:]).isEmpty)
    #expect(try later([42: 9], [42: 9]).isEmpty)
    #expect(try later([42: 9], [40: 9]).isEmpty)
    #expect(try later([42: 9], [42: 8]).isEmpty)
    #expect(try later([42: 9], [:]).isEmpty)
  }

  @Test func `a new hitch is reported although a larger one behind it is old`() throws {
    #expect(try later([43: 9], [14: 2, 42: 9]) == [14])
    #expect(try later([14: 2, 44: 9, 60: 4], [14: 3, 43: 9, 59: 4]) == [14])
    #expect(try later([14: 2, 44: 9, 60: 4], [14: 2, 44: 9, 60: 5]) == [60])
  }

  @Test func `the largest growth comes first, then the earlier frame`() throws {
    #expect(try later([10: 5], [10: 6, 20: 2, 30: 1]) == [20, 10, 30])
  }

  @Test func `equal hitches are matched by the smallest distance`() throws {
    #expect(try later([33: 1], [30: 1, 33: 1]) == [30])
    #expect(try later([30: 1], [30: 1, 33: 1]) == [33])
    // The first frame has its exact counterpart, and the second the one of the same delay.
    #expect(try later([10: 1, 14: 2, 16: 5], [10: 1, 17: 5]).isEmpty)
  }

  @Test func `frames beyond reach are no counterparts`() throws {
    #expect(try later([10: 3], [20: 3]) == [20])
    #expect(try later([10: 3], [20: 3], reach: 10).isEmpty)
  }

  @Test func `counterparts are at most six frames away, or more if the lengths differ`() throws {
    func run(_ count: Int, late place: Int) throws -> Baseline.Run {
      Baseline.Run(
        digest: "",
        frames: try #require(FramePrints(String(repeating: "0000", count: count))),
        lateFrames: try late("\(place):50000000"),
        metricValues: MetricValues()
      )
    }
    let old = try run(40, late: 10)
    // A tenth of a second at 60 Hz, and what one run is longer.
    for (count, reach) in [(40, 6), (43, 9), (38, 8)] {
      for place in [10 - reach, 10 + reach] where place >= 0 {
        #expect(try run(count, late: place).laterFrames(than: old).isEmpty, "\(count) \(place)")
      }
      let beyond = 10 + reach + 1
      #expect(try run(count, late: beyond).laterFrames(than: old) == [beyond], "\(count)")
    }
  }

  @Test func `a length with another rounding has not grown`() throws {
    let old = try late("5:16666666 9:33333333")
    #expect(try late("5:16666667 9:33333334").later(than: old, reach: 6).isEmpty)
    #expect(try late("5:33333334 9:33333333").later(than: old, reach: 6) == [5])
  }
}
