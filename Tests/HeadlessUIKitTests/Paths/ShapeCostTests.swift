import HeadlessUIKit
import JankTrace
import Testing

// Also tests: JankEngine/ShapeRaster, JankEngine/CostlyLayers.

/// The time that the render server takes to draw shapes.
struct ShapeCostTests {
  /// 4 ms for a million pixels, with 4 pixels in a square point.
  private func cost(ofPixels pixels: Double) -> Interval {
    let perMegapixel = quietPhone.costs.drawPerMegapixel
    return Interval(seconds: perMegapixel.seconds * pixels / 1e6)
  }

  /// Plays a shape that is there from the start and changed at 100 ms.
  ///
  /// - Returns: How much longer each frame from then on is prepared than one without a change of
  ///   the shape.
  private func costs(
    _ prepare: @escaping (CAShapeLayer) -> Void,
    _ change: @escaping (CAShapeLayer) -> Void
  ) -> [Interval] {
    let trace = play { window, stage in
      let shape = CAShapeLayer()
      shape.fillColor = nil
      prepare(shape)
      window.layer.addSublayer(shape)
      stage.schedule("change", at: .milliseconds(100)) {
        CATransaction.setDisableActions(true)
        change(shape)
      }
    }
    let scale = quietPhone.screenScale
    #expect(scale == 2)
    // The screen, the window and the shape.
    let base = quietPhone.costs.prepare + quietPhone.costs.preparePerLayer.times(3)
    return trace.frames.filter { $0.begin.time > .zero + .milliseconds(99) }
      .map { $0.prepare.end - $0.prepare.start - base }
  }

  private func line(_ length: CGFloat) -> CGPath {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: length, y: 0))
    return path.cgPath
  }

  private let black = UIColor.black.cgColor

  @Test func `a stroke costs its length and its width, as far as it is drawn`() {
    let costs = costs {
      $0.strokeColor = black
      $0.lineWidth = 3
    } _: {
      $0.path = line(200)
      $0.strokeEnd = 0.5
    }
    // 100 points are 200 pixels, and 3 points 6.
    #expect(costs == [cost(ofPixels: 200 * 6)])
  }

  @Test func `a filled path costs its area in pixels`() {
    let costs = costs { _ in
    } _: {
      $0.fillColor = black
      $0.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50)).cgPath
    }
    #expect(costs == [cost(ofPixels: 200 * 100)])
  }

  @Test func `a shape that only moves or changes its colour is not drawn again`() {
    let costs = costs {
      $0.fillColor = black
      $0.path = line(300)
      $0.strokeColor = black
    } _: {
      $0.position = CGPoint(x: 50, y: 50)
      $0.strokeColor = UIColor.red.cgColor
    }
    #expect(costs == [.zero])
  }

  @Test func `an animated stroke is drawn again in each frame`() {
    let costs = costs {
      $0.strokeColor = black
      $0.lineWidth = 1
      $0.path = line(100)
    } _: {
      let drawing = CABasicAnimation(keyPath: "strokeEnd")
      drawing.fromValue = CGFloat(0)
      drawing.duration = 0.5
      $0.add(drawing, forKey: nil)
    }
    let drawn = costs.prefix { $0 > .zero }
    #expect(drawn.count >= 29)
    // 100 points are 200 pixels, 2 wide, of which ever more is drawn.
    #expect(zip(drawn, drawn.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(drawn.last == cost(ofPixels: 400))
    #expect(drawn.first.map { $0 < cost(ofPixels: 40) } == true)
    // Nothing is drawn after the end.
    #expect(costs.dropFirst(drawn.count).allSatisfy { $0 == .zero })
  }

  @Test func `a long path makes a frame late on a slow device`() {
    func lateCount(_ length: CGFloat) -> Int {
      let trace = play { window, stage in
        let shape = CAShapeLayer()
        shape.strokeColor = black
        shape.fillColor = nil
        shape.lineWidth = 10
        window.layer.addSublayer(shape)
        stage.schedule("draw", at: .milliseconds(100)) { shape.path = line(length) }
      }
      return trace.frames.count { $0.actual.number > $0.expected.number }
    }
    // Of 20,000,000 pixels, at 4 ms a million.
    #expect(lateCount(500_000) == 1)
    #expect(lateCount(500) == 0)
  }
}

extension Interval {
  fileprivate func times(_ count: Int64) -> Interval {
    Interval(nanoseconds: nanoseconds * count)
  }
}
