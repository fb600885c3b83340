import JankEngine
import JankTrace
import Testing

// Also tests: JankTrace/RefreshGrid.

struct PanelTicksTests {
  private let display = RefreshGrid(hertz: 120)

  private func tick(_ number: Int64) -> Instant {
    Instant(nanoseconds: (2_000_000_000 * number + 240) / 480)
  }

  private func hitch(ready: Int64, behind previous: Int64 = 0) throws -> Interval {
    let panel = try #require(PanelTicks(.promotionPhone))
    let shown = panel.presentation(
      at: display.refresh(atOrAfter: Instant(nanoseconds: ready)),
      expected: 10,
      ready: Instant(nanoseconds: ready),
      after: tick(previous),
      on: display
    )
    return max(.zero, shown - tick(20))
  }

  /// Hitches of an iPhone Air with iOS 26 in nanoseconds, from the files
  /// `internal/xctrace/testdata` of henderson-tech/vybava.
  private static let recorded: [Int64] = [
    16_672_666, 8_336_333, 12_504_458, 12_504_458, 12_504_458, 12_504_458, 12_504_416,
  ]

  @Test func `recorded hitches are whole ticks, and those of the model are the same`() throws {
    for recorded in Self.recorded {
      let ticks = (recorded * 240 + 500_000_000) / 1_000_000_000
      #expect(ticks >= 2)
      // The clock of the device and its panel differ by less than a thousandth.
      #expect((recorded - ticks * 1_000_000_000 / 240).magnitude < UInt64(recorded / 1_000))
      let found = try hitch(ready: tick(20 + ticks).nanoseconds - 1_000_000)
      #expect(found == tick(20 + ticks) - tick(20))
    }
  }

  @Test func `a frame that misses its refresh comes a refresh later, then at any tick`() throws {
    let found = try [-1, 0, 1, 4_000_000, 8_000_000, 8_400_000, 12_400_000, 12_600_000].map {
      try hitch(ready: tick(20).nanoseconds + $0)
    }
    #expect(found == [0, 0, 2, 2, 2, 3, 3, 4].map { tick(20 + $0) - tick(20) })
  }

  @Test func `frames are at least a refresh apart`() throws {
    let ready = tick(22).nanoseconds + 1_000_000
    #expect(try hitch(ready: ready) == tick(23) - tick(20))
    #expect(try hitch(ready: ready, behind: 22) == tick(24) - tick(20))
  }

  @Test func `a panel without ticks has no grid`() {
    #expect(PanelTicks(.phone120) == nil && PanelTicks(.promotionPad) == nil)
    var profile = DeviceProfile.phone120
    profile.panelRate = 120
    #expect(PanelTicks(profile) == nil)
  }

  @Test func `ticks end where the rate is no divisor, and follow a change of the rate`() {
    var grid = RefreshGrid(hertz: 120)
    grid.change(to: 80, at: 6)
    // The refresh of the change belongs to the old rate.
    #expect(grid.tick(of: 240, atOrAfter: tick(11), upTo: 6) == tick(11))
    #expect(grid.tick(of: 240, atOrAfter: tick(13), upTo: 7) == tick(13))
    #expect(grid.tick(of: 240, atOrAfter: tick(16), upTo: 7) == tick(15))
    #expect(grid.tick(of: 200, atOrAfter: tick(13), upTo: 7) == tick(15))
  }
}
