import HeadlessUIKit
import Testing

struct PathDraftTests {
  /// Positions along a path at the same fraction of every segment.
  private func places(on path: UIBezierPath) -> [CGPoint] {
    scrub(at: (0...240).map { Double($0) / 240 }) { view in
      let way = CAKeyframeAnimation(keyPath: "position")
      way.path = path.cgPath
      way.duration = 1
      way.fillMode = .both
      way.isRemovedOnCompletion = false
      view.layer.add(way, forKey: nil)
    } look: {
      $0.position
    }
  }

  private func distances(_ places: [CGPoint], from center: CGPoint) -> [Double] {
    places.map { place in
      let (x, y) = (Double(place.x - center.x), Double(place.y - center.y))
      return (x * x + y * y).squareRoot()
    }
  }

  @Test
  func `a circle deviates by less than 0.03 % of its radius`() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 50, y: 100, width: 200, height: 200))
    let distances = distances(places(on: circle), from: CGPoint(x: 150, y: 200))
    #expect(distances.allSatisfy { abs($0 - 100) < 0.0275 })
    #expect(circle.bounds == CGRect(x: 50, y: 100, width: 200, height: 200))
  }

  @Test(arguments: [
    (0.0, 1.0, true), (1, 0, true), (0, 1, false), (1, 0, false), (-3, 3, true),
    (0, 2 * Double.pi, true),
    (5, 4, false), (0.3, 0.3, true),
  ])
  func `an arc goes from angle to angle in the requested direction`(
    start: Double,
    end: Double,
    isClockwise: Bool
  ) {
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 20),
      radius: 50,
      startAngle: start,
      endAngle: end,
      clockwise: isClockwise
    )
    let last = arc.currentPoint
    #expect(abs(Double(last.x) - (10 + 50 * cos(end))) < 1e-9)
    #expect(abs(Double(last.y) - (20 + 50 * sin(end))) < 1e-9)
    guard start != end else { return }
    let places = places(on: arc)
    #expect(distances(places, from: CGPoint(x: 10, y: 20)).allSatisfy { abs($0 - 50) < 0.014 })
    var turned = 0.0
    for (before, after) in zip(places, places.dropFirst()) {
      let cross =
        (before.x - 10) * (after.y - 20) - (before.y - 20) * (after.x - 10)
      let dot = (before.x - 10) * (after.x - 10) + (before.y - 20) * (after.y - 20)
      turned += atan2(Double(cross), Double(dot))
    }
    var sweep = (end - start).truncatingRemainder(dividingBy: 2 * .pi)
    if isClockwise, sweep <= 0 { sweep += 2 * .pi }
    if !isClockwise, sweep >= 0 { sweep -= 2 * .pi }
    #expect(abs(turned - sweep) < 1e-6)
  }

  @Test
  func `round corners have their radius, at most half a side`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 50)
    #expect(path.bounds == rect)
    #expect(places(on: path).allSatisfy { rect.insetBy(dx: -1e-9, dy: -1e-9).contains($0) })
    let partly = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 5, height: 5)
    )
    let corners = places(on: partly).filter { place in
      [CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 20), CGPoint(x: 0, y: 20)].contains(place)
    }
    #expect(Set(corners.map { [$0.x, $0.y] }).count == 3)
    #expect(places(on: partly).allSatisfy { $0.x + $0.y > 2.9 })
  }
}
