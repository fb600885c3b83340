import JankTrace
import Testing

// Also tests: Trace.

struct RefreshGridTests {
  @Test(arguments: [(120, 60), (60, 120), (120, 48), (60, 24)])
  func `at a rate change the count continues and the refresh keeps its time`(
    before: Int,
    after: Int
  ) {
    let old = RefreshGrid(hertz: before)
    var grid = old
    grid.change(to: after, at: 30)
    for refresh in 0...30 { #expect(grid.time(of: refresh) == old.time(of: refresh)) }
    let start = old.time(of: 30).nanoseconds
    for step in 0...100 {
      let time = grid.time(of: 30 + step)
      let exact = Double(step) * 1e9 / Double(after)
      #expect(abs(Double(time.nanoseconds - start) - exact) <= 0.5001)
      #expect(grid.refresh(atOrAfter: time) == 30 + step)
      #expect(grid.refresh(atOrAfter: time + Interval(nanoseconds: 1)) == 31 + step)
      #expect(grid.time(of: 30 + step, asOf: 29) == old.time(of: 30 + step))
      #expect(grid.time(of: 30 + step, asOf: 30) == time)
    }
    #expect(grid.hertz == after)
    #expect(grid.refresh(atOrAfter: old.time(of: 12)) == 12)
  }

  @Test func `an announced change is known in advance`() {
    let old = RefreshGrid(hertz: 120)
    var grid = old
    grid.change(to: 48, at: 30, announced: 27)
    #expect(grid.time(of: 32, asOf: 26) == old.time(of: 32))
    #expect(grid.time(of: 32, asOf: 27) == grid.time(of: 32))
    #expect(grid.time(of: 29, asOf: 26) == old.time(of: 29))
    #expect(grid.time(of: 32) > old.time(of: 32))
  }

  @Test func `after many changes, times are in order and refreshes are found`() {
    var grid = RefreshGrid(hertz: 120)
    for (place, hertz) in [80, 60, 48, 40, 30, 24, 120, 10].enumerated() {
      grid.change(to: hertz, at: 7 * place)
    }
    for refresh in 1..<80 {
      #expect(grid.time(of: refresh) > grid.time(of: refresh - 1))
      #expect(grid.refresh(atOrAfter: grid.time(of: refresh)) == refresh)
      #expect(grid.refresh(atOrBefore: grid.time(of: refresh)) == refresh)
    }
  }

  @Test(arguments: [1, 24, 60, 90, 120, 144, 240, 1000])
  func `a refresh is at its number over the rate, rounded half up`(hertz: Int) {
    let grid = RefreshGrid(hertz: hertz)
    for refresh in [0, 1, 2, 3, 59, 60, 61, 7_199, 360_000] {
      let exact = Double(refresh) * 1e9 / Double(hertz)
      let error = Double(grid.time(of: refresh).nanoseconds) - exact
      #expect(error > -0.5001 && error <= 0.5001, "refresh \(refresh) of \(hertz) Hz")
    }
    #expect(grid.time(of: hertz * 3_600).nanoseconds == 3_600_000_000_000)
  }

  @Test(arguments: [1, 24, 60, 120, 144, 1000])
  func `a hundred years of refreshes are valid`(hertz: Int) {
    let seconds = 100 * 366 * 86_400
    let grid = RefreshGrid(hertz: hertz)
    let time = grid.time(of: seconds * hertz)
    #expect(time.nanoseconds == Int64(seconds) * 1_000_000_000)
    #expect(grid.refresh(atOrAfter: time) == seconds * hertz)
    #expect(grid.refresh(atOrAfter: time + Interval(nanoseconds: 1)) == seconds * hertz + 1)
  }

  @Test(arguments: [1, 24, 60, 90, 120, 1000])
  func `a second has as many refreshes as its rate, also far from the start`(hertz: Int) {
    let grid = RefreshGrid(hertz: hertz)
    let far = 1 << 32
    for refresh in [0, 1, 7, far - hertz - 1, far - hertz, far - 1, far, far + 1] {
      let length = grid.time(of: refresh + hertz) - grid.time(of: refresh)
      #expect(length == Interval.milliseconds(1_000), "refresh \(refresh)")
    }
  }

  @Test func `converted refreshes take at least as long, and one fewer would not`() {
    for (old, hertz) in [(120, 10), (10, 120), (60, 60), (80, 48), (24, 30)] {
      for count in 0..<50 {
        let refreshes = RefreshGrid.refreshes(count, of: old, at: hertz)
        #expect(refreshes * old >= count * hertz && (refreshes - 1) * old < count * hertz)
      }
    }
  }

  @Test
  func `known refreshes have the known times`() {
    let grid = RefreshGrid(hertz: 60)
    #expect(grid.time(of: 1).nanoseconds == 16_666_667)
    #expect(grid.time(of: 2).nanoseconds == 33_333_333)
    #expect(grid.time(of: 3).nanoseconds == 50_000_000)
  }

  @Test(arguments: [24, 60, 120, 144, 1000])
  func `the refresh at or after its own time is the refresh itself`(hertz: Int) {
    let grid = RefreshGrid(hertz: hertz)
    for refresh in 0..<2_000 {
      let time = grid.time(of: refresh)
      #expect(grid.refresh(atOrAfter: time) == refresh)
      #expect(grid.refresh(atOrAfter: time + Interval(nanoseconds: 1)) == refresh + 1)
    }
  }
}
