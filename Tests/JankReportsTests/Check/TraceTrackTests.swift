import JankReports
import JankTrace
import Testing

struct TraceTrackTests {
  private func slice(_ start: Int64, _ end: Int64) -> TraceSlice {
    TraceSlice(
      name: "a",
      category: "b",
      start: Instant(nanoseconds: start),
      end: Instant(nanoseconds: end)
    )
  }

  @Test func `slices that nest share a row and others do not`() {
    #expect(TraceTrack("a", [slice(0, 9), slice(1, 4), slice(4, 9), slice(9, 12)]).rowCount == 1)
    #expect(TraceTrack("a", [slice(0, 5), slice(3, 8)]).rowCount == 2)
    #expect(TraceTrack("a", []).rowCount == 1)
  }

  @Test func `on no row do two slices overlap without one holding the other`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let slices = (0..<30).map { _ in
        let start = Int64.random(in: 0...100, using: &generator)
        return slice(start, start + Int64.random(in: 0...30, using: &generator))
      }
      let track = TraceTrack("a", slices)
      #expect(track.slices.count == slices.count)
      for row in 0..<track.rowCount {
        let placed = track.slices.filter { $0.row == row }.map(\.slice)
        for (index, first) in placed.enumerated() {
          for second in placed[(index + 1)...] {
            let isApart = first.end <= second.start || second.end <= first.start
            let nests =
              (first.start <= second.start && second.end <= first.end)
              || (second.start <= first.start && first.end <= second.end)
            #expect(isApart || nests)
          }
        }
      }
    }
  }
}
