import HeadlessUIKit
import Testing

// Also tests: CAGradientLayer.

struct PathDraftReversedTests {
  @Test func `a reversed path ends where it began, with the same shape`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 9, y: 9))
    path.addCurve(
      to: CGPoint(x: 7, y: 8),
      controlPoint1: CGPoint(x: 10, y: 0),
      controlPoint2: CGPoint(x: 11, y: 0)
    )
    let back = path.reversing()
    #expect(path.currentPoint == CGPoint(x: 7, y: 8))
    #expect(back.currentPoint == CGPoint(x: 1, y: 2) && back.bounds == path.bounds)
    #expect(back.reversing().cgPath == path.cgPath && back.cgPath != path.cgPath)
    let expected = UIBezierPath()
    expected.move(to: CGPoint(x: 7, y: 8))
    expected.addCurve(
      to: CGPoint(x: 5, y: 6),
      controlPoint1: CGPoint(x: 11, y: 0),
      controlPoint2: CGPoint(x: 10, y: 0)
    )
    expected.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: CGPoint(x: 9, y: 9))
    expected.addLine(to: CGPoint(x: 1, y: 2))
    #expect(back.cgPath == expected.cgPath)
  }

  @Test func `closed parts stay closed, the last one comes first`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 1, height: 1)))
    let back = path.reversing()
    // The current point of a closed path is its start: the last corner of the first rectangle.
    #expect(back.currentPoint == CGPoint(x: 0, y: 2))
    #expect(UIBezierPath().reversing().isEmpty)
  }

  @Test func `what follows a close is a part of its own, from the start of the closed one`() {
    func triangle(_ points: [CGPoint], closes: Bool) -> UIBezierPath {
      let path = UIBezierPath()
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
      if closes { path.close() }
      return path
    }
    let corners = [CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 4)]
    let path = triangle(corners, closes: true)
    path.addLine(to: CGPoint(x: 9, y: 9))
    let expected = triangle([CGPoint(x: 9, y: 9), corners[0]], closes: false)
    expected.append(triangle(corners.reversed(), closes: true))
    #expect(path.reversing().cgPath == expected.cgPath)
  }

  @Test func `a gradient is content, which its properties change`() {
    final class Shade: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    play { window, stage in
      let view = Shade(frame: window.bounds)
      window.addSubview(view)
      let layer = view.layer as? CAGradientLayer
      var looks: [CGFloat?] = []
      func note() { looks.append(layer?.value(forKeyPath: "contents") as? CGFloat) }
      note()
      layer?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      note()
      layer?.endPoint = CGPoint(x: 1, y: 1)
      note()
      layer?.locations = [0, 0.3]
      note()
      layer?.type = .radial
      note()
      layer?.colors = []
      note()
      #expect(looks.first == looks.last && Set(looks).count == 5)
      layer?.colors = [UIColor.green.cgColor]
      stage.schedule("look", at: .milliseconds(100)) {
        let shown = layer?.presentation()
        #expect(shown?.colors?.first as? CGColor == UIColor.green.cgColor)
        #expect(shown?.locations == [0, 0.3] && shown?.type == .radial)
        #expect(shown?.startPoint == layer?.startPoint && shown?.endPoint == CGPoint(x: 1, y: 1))
      }
    }
  }
}
