import JankTrace
import Testing

struct RefreshGridTests {
  @Test(arguments: [1, 24, 60, 90, 120, 144, 240, 1000])
  func `a refresh lies at its number over the rate, rounded half up`(hertz: Int) {
    let grid = RefreshGrid(hertz: hertz)
    for refresh in [0, 1, 2, 3, 59, 60, 61, 7_199, 360_000] {
      let exact = Double(refresh) * 1e9 / Double(hertz)
      let error = Double(grid.time(of: refresh).nanoseconds) - exact
      #expect(error > -0.5001 && error <= 0.5001, "refresh \(refresh) of \(hertz) Hz")
    }
    #expect(grid.time(of: hertz * 3_600).nanoseconds == 3_600_000_000_000)
  }

  @Test
  func `known refreshes lie where they should`() {
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
