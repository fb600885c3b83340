import HeadlessUIKit
import Testing

struct UIBezierPathTests {
  @Test
  func `a path appends elements and closes to its start`() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero && path.bounds.isNull)
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 20, y: 10))
    path.addQuadCurve(to: CGPoint(x: 30, y: 20), controlPoint: CGPoint(x: 30, y: 10))
    path.addCurve(
      to: CGPoint(x: 10, y: 30),
      controlPoint1: CGPoint(x: 30, y: 40),
      controlPoint2: CGPoint(x: 5, y: 30)
    )
    #expect(path.currentPoint == CGPoint(x: 10, y: 30))
    #expect(path.bounds == CGRect(x: 5, y: 10, width: 25, height: 30))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    path.append(UIBezierPath(rect: CGRect(x: 100, y: 0, width: 1, height: 1)))
    #expect(path.bounds.maxX == 101)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test
  func `a transform applies to every point`() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.apply(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1))
    #expect(path.bounds == CGRect(x: 2, y: 3, width: 20, height: 30))
  }

  @Test
  func `a path converts to Core Graphics and back`() {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 3, height: 4), cornerRadius: 1)
    #expect(UIBezierPath(cgPath: path.cgPath).cgPath == path.cgPath)
    let other = UIBezierPath()
    other.cgPath = path.cgPath
    #expect(other.bounds == path.bounds)
  }

  @Test
  func `the rule for overlapping outlines changes what is drawn`() {
    func digest(_ evenOdd: Bool) -> Digest {
      play { window, _ in
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50))
        let image = renderer.image { _ in
          let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50))
          path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
          path.usesEvenOddFillRule = evenOdd
          path.fill()
        }
        window.addSubview(UIImageView(image: image))
      }
      .digest
    }
    #expect(digest(true) != digest(false))
    #expect(digest(true) == digest(true))
  }
}
