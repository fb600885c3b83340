import Foundation
import HeadlessUIKit
import Testing

struct NSValueTests {
  @Test
  func `values hold points, sizes and rectangles`() {
    let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
    #expect(NSValue(cgPoint: point).cgPointValue == point)
    #expect(NSValue(cgSize: size).cgSizeValue == size)
    let rect = CGRect(origin: point, size: size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
  }

  @Test
  func `keyframes accept boxed values`() {
    let places = scrub(at: [0, 0.25, 0.5, 1]) { view in
      let way = CAKeyframeAnimation(keyPath: "position")
      way.values = [0, 10, 30].map { NSValue(cgPoint: CGPoint(x: $0, y: 0)) }
      way.duration = 1
      way.fillMode = .both
      way.isRemovedOnCompletion = false
      view.layer.add(way, forKey: nil)
    } look: {
      $0.position.x
    }
    #expect(places == [0, 5, 10, 30])
  }
}
