import HeadlessUIKit
import Testing

/// Tested through the conversions of views.
struct LayerPlaneTests {
  private func expectClose(_ a: CGPoint, _ b: CGPoint, _ tolerance: Double = 1e-9) {
    #expect(abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance, "\(a) against \(b)")
  }

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `points convert to the screen and back through any chain of transforms`(seed: UInt64) {
    var bits = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ range: ClosedRange<Double>) -> Double {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound
        + Double(bits >> 11) / 0x1p53 * (range.upperBound - range.lowerBound)
    }
    play { window, _ in
      var outer: UIView = window
      for _ in 0..<4 {
        let view = UIView(frame: CGRect(x: next(-50...50), y: 5, width: 80, height: next(20...90)))
        view.bounds.origin = CGPoint(x: next(-10...10), y: next(-10...10))
        view.layer.anchorPoint = CGPoint(x: next(0...1), y: next(0...1))
        var transform = CATransform3DIdentity
        transform.m34 = -1 / next(400...900)
        outer.layer.sublayerTransform = transform
        view.layer.zPosition = next(-20...20)
        view.transform3D = CATransform3DRotate(
          CATransform3DMakeScale(next(0.5...2), next(0.5...2), 1),
          next(-1...1),
          1,
          next(0...1),
          0
        )
        outer.addSubview(view)
        outer = view
      }
      let point = CGPoint(x: next(0...50), y: next(0...50))
      expectClose(outer.convert(outer.convert(point, to: nil), from: nil), point)
      expectClose(outer.convert(outer.convert(point, to: window), from: window), point)
    }
  }

  @Test
  func `a view behind the stage moves to the centre under a perspective`() {
    play { window, _ in
      let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      window.addSubview(stage)
      stage.layer.sublayerTransform.m34 = -1.0 / 500
      let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      stage.addSubview(card)
      card.layer.zPosition = -500
      // Twice as far from the eye as the stage, it appears at half its size.
      expectClose(card.convert(.zero, to: stage), CGPoint(x: 75, y: 75))
      expectClose(card.convert(CGPoint(x: 100, y: 100), to: stage), CGPoint(x: 125, y: 125))
      let seen = card.convert(card.bounds, to: stage)
      expectClose(CGPoint(x: seen.width, y: seen.height), CGPoint(x: 50, y: 50))
    }
  }

  @Test
  func `a touch hits a view at its transformed position`() {
    play { window, _ in
      let card = UIView(frame: CGRect(x: 100, y: 100, width: 20, height: 100))
      window.addSubview(card)
      let beside = CGPoint(x: 145, y: 150)
      #expect(window.hitTest(beside, with: nil) === window)
      card.transform = CGAffineTransform(rotationAngle: .pi / 2)
      #expect(window.hitTest(beside, with: nil) === card)
      #expect(window.hitTest(CGPoint(x: 110, y: 105), with: nil) === window)
      card.transform = CGAffineTransform(scaleX: 3, y: 1)
      #expect(window.hitTest(CGPoint(x: 138, y: 105), with: nil) === card)
    }
  }
}
