import JankMotion
import Testing

struct EdgeRegionTests {
  @Test func `the strip includes the edge and excludes its width`() throws {
    let region = EdgeRegion.standard
    #expect(try region == EdgeRegion())
    #expect(region.contains(distance: 0) && region.contains(distance: 19.9))
    #expect(!region.contains(distance: 20) && !region.contains(distance: -1))
  }

  @Test func `a wider safe area widens the strip`() throws {
    #expect(try EdgeRegion(safeAreaInset: 44).width == 44)
    #expect(try EdgeRegion(safeAreaInset: 4).width == 20)
  }

  @Test func `the error names an invalid width`() {
    for bad in [-1, Double.nan] {
      expectRefusal("width") { () throws(MotionError) in _ = try EdgeRegion(width: bad) }
      expectRefusal("safeAreaInset") { () throws(MotionError) in
        _ = try EdgeRegion(safeAreaInset: bad)
      }
    }
  }
}
