import HeadlessUIKit
import Testing

struct CGPathTests {
  @Test
  func `shapes equal those of UIBezierPath`() {
    let rect = CGRect(x: 3, y: 4, width: 50, height: 60)
    #expect(unsafe CGPath(rect: rect, transform: nil) == UIBezierPath(rect: rect).cgPath)
    #expect(unsafe CGPath(ellipseIn: rect, transform: nil) == UIBezierPath(ovalIn: rect).cgPath)
    let rounded = unsafe CGPath(
      roundedRect: rect,
      cornerWidth: 5,
      cornerHeight: 5,
      transform: nil
    )
    #expect(rounded == UIBezierPath(roundedRect: rect, cornerRadius: 5).cgPath)
    #expect(rounded.boundingBox == rect)
  }

  @Test
  func `with y downwards, clockwise appears counterclockwise`() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 1, clockwise: false)
    let arc = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: 1,
      clockwise: true
    )
    #expect(path.copy() == arc.cgPath)
  }

  @Test
  func `a copy does not change when the path continues`() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
    let copy = path.copy()
    path.closeSubpath()
    #expect(copy?.currentPoint == CGPoint(x: 1, y: 1))
    #expect(path.currentPoint == .zero)
    let further = copy?.mutableCopy()
    further?.addPath(path)
    #expect(further?.boundingBox == path.boundingBox && further != path)
  }
}
