import HeadlessUIKit
import Testing

struct CAShapeLayerTests {
  private func circle(_ radius: CGFloat) -> CGPath {
    UIBezierPath(ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
      .cgPath
  }

  @Test
  func `a circular mask opens over a view`() {
    let sights = watch(
      { view, _ in
        let mask = CAShapeLayer()
        mask.path = circle(100)
        view.layer.mask = mask
        let opening = CABasicAnimation(keyPath: "path")
        opening.fromValue = circle(20)
        opening.toValue = circle(100)
        opening.duration = 0.4
        mask.add(opening, forKey: "path")
      },
      look: { ($0.layer.mask as? CAShapeLayer)?.presentation()?.path?.boundingBox.width ?? 0 }
    )
    for sight in sights {
      let radius = 20 + 80 * min(sight.elapsed / 0.4, 1)
      #expect(abs(sight.value - 2 * radius) < 1e-9, "\(sight.elapsed)")
    }
  }

  @Test
  func `the frames of an opening mask differ`() {
    func run(_ duration: Double) -> Trace {
      play { window, simulation in
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        simulation.schedule("open", at: .milliseconds(100)) {
          let mask = CAShapeLayer()
          mask.path = circle(100)
          view.layer.mask = mask
          let opening = CABasicAnimation(keyPath: "path")
          opening.fromValue = circle(20)
          opening.duration = duration
          mask.add(opening, forKey: nil)
        }
      }
    }
    let (trace, other) = (run(0.5), run(0.4))
    #expect(trace.frames.filter { $0.changedLayers > 0 }.count >= 30)
    #expect(trace.digest == run(0.5).digest && trace.digest != other.digest)
  }

  @Test
  func `keyframes interpolate between paths, and jump between paths of different elements`() {
    var shape: CAShapeLayer?
    let far = CGRect(x: 0, y: 0, width: 1_000, height: 1_000)
    let sights = watch(
      { _, _ in
        let opening = CAKeyframeAnimation(keyPath: "path")
        opening.values = [circle(10), circle(20), UIBezierPath(rect: far).cgPath]
        opening.duration = 0.8
        shape?.add(opening, forKey: nil)
      },
      prepare: { view in
        let layer = CAShapeLayer()
        layer.path = circle(1)
        view.layer.addSublayer(layer)
        shape = layer
      },
      look: { _ in shape?.presentation()?.path?.boundingBox.width ?? 0 }
    )
    for sight in sights {
      let elapsed = sight.elapsed
      let expected = elapsed < 0.4 ? 20 + 20 * elapsed / 0.4 : elapsed < 0.8 ? far.width : 2
      #expect(abs(sight.value - expected) < 1e-9, "\(elapsed)")
    }
  }

  @Test
  func `a stroke animates implicitly, the path itself changes at once`() {
    var shape: CAShapeLayer?
    let sights = watch(
      { _, _ in
        shape?.strokeEnd = 1
        shape?.path = circle(7)
      },
      prepare: { view in
        let layer = CAShapeLayer()
        layer.path = circle(5)
        layer.strokeEnd = 0
        view.layer.addSublayer(layer)
        shape = layer
      },
      look: { _ in
        let seen = shape?.presentation()
        return (seen?.strokeEnd ?? -1, seen?.path?.boundingBox.width ?? 0)
      }
    )
    #expect(sights.allSatisfy { $0.value.1 == 14 })
    let middle = sights.filter { $0.elapsed < 0.24 }
    #expect(middle.allSatisfy { $0.value.0 > 0 && $0.value.0 < 1 } && middle.count > 10)
    #expect(sights.last?.value.0 == 1)
  }

  @Test
  func `a shape layer is filled black without a stroke by default`() {
    play { _, _ in
      let shape = CAShapeLayer()
      #expect(shape.path == nil && shape.strokeColor == nil)
      #expect(shape.fillColor == UIColor.black.cgColor)
      #expect(shape.lineWidth == 1 && shape.strokeStart == 0 && shape.strokeEnd == 1)
      #expect(shape.fillRule == .nonZero && shape.lineCap == .butt && shape.lineJoin == .miter)
      shape.fillColor = nil
      shape.fillRule = .evenOdd
      shape.lineCap = .round
      #expect(shape.fillColor == nil)
      #expect(shape.fillRule == .evenOdd && shape.lineCap == .round && shape.lineJoin == .miter)
    }
  }

  @Test
  func `a view can have a shape layer`() {
    final class Ring: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
      var shape: CAShapeLayer? { layer as? CAShapeLayer }
    }
    let sights = watch(
      { view, _ in
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
          (view.subviews.first as? Ring)?.shape?.strokeEnd = 0.5
        }
      },
      prepare: { $0.addSubview(Ring(frame: $0.bounds)) },
      look: { ($0.subviews.first as? Ring)?.shape?.presentation()?.strokeEnd ?? -1 }
    )
    for sight in sights {
      #expect(abs(sight.value - (1 - 0.5 * min(sight.elapsed / 0.4, 1))) < 1e-9)
    }
  }
}
