import JankTrace
import Testing

struct LayerOutlineTests {
  private let page = LayerOutline(center: [100, 200], size: [40, 60])

  @Test func `an upright rectangle has its corners around its centre`() {
    #expect(page.corners == [[80, 170], [120, 170], [80, 230], [120, 230]])
    #expect(page.center == [100, 200])
  }

  @Test func `the largest corner distance counts`() {
    let moved = LayerOutline(center: [103, 204], size: [40, 60])
    #expect(moved.distance(to: page) == 5 && page.distance(to: moved) == 5)
    // The centre stays, and each corner moves three points sideways and four up or down.
    #expect(LayerOutline(center: [100, 200], size: [46, 68]).distance(to: page) == 5)
    #expect(page.distance(to: page) == 0)
  }

  @Test(arguments: 0..<4)
  func `each corner can have the largest distance`(corner: Int) {
    var coordinates = page.coordinates
    coordinates[2 * corner] += 30
    coordinates[2 * corner + 1] -= 40
    #expect(LayerOutline(coordinates: coordinates).distance(to: page) == 50)
  }
}
