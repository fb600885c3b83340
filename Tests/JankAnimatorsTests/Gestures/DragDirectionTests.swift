import JankAnimators
import Testing

struct DragWayTests {
  @Test(arguments: DragDirection.allCases)
  func `a touch drags only in its main direction`(way: DragDirection) {
    for x in stride(from: -30.0, through: 30, by: 7.5) {
      for y in stride(from: -30.0, through: 30, by: 7.5) {
        let isWanted =
          switch way {
          case .down: y > 0 && y >= x.magnitude
          case .up: y < 0 && -y >= x.magnitude
          case .left: x < 0 && -x > y.magnitude
          case .right: x > 0 && x > y.magnitude
          case .sideways: x.magnitude > y.magnitude
          }
        let heading = way.heading(of: [x, y])
        #expect((heading != nil) == isWanted, "\(x), \(y)")
        if let heading {
          #expect((heading * heading).sum() == 1)
          #expect((heading * SIMD2(x, y)).sum() == max(x.magnitude, y.magnitude))
        }
      }
    }
  }
}
