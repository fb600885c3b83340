import HeadlessUIKit
import Testing

// Also tests: CAPropertyAnimation.

struct CABasicAnimationTests {
  private func values(
    of keyPath: String,
    at times: [Double],
    _ set: @escaping (CABasicAnimation) -> Void,
    look: @escaping (CALayer) -> Double
  ) -> [Double] {
    scrub(
      at: times,
      { view in
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.duration = 1
        set(animation)
        view.layer.add(animation, forKey: "test")
      },
      look: look
    )
  }

  @Test
  func `the model supplies a missing from, to or by value`() {
    func ends(_ from: Double?, _ to: Double?, _ by: Double?) -> [Double] {
      values(
        of: "position.x",
        at: [0, 0.5],
        { ($0.fromValue, $0.toValue, $0.byValue) = (from, to, by) },
        look: { $0.position.x }
      )
    }
    // The model is at 5.
    #expect(ends(1, 3, nil) == [1, 2])
    #expect(ends(1, nil, 4) == [1, 3])
    #expect(ends(nil, 3, 2) == [1, 2])
    #expect(ends(7, nil, nil) == [7, 6])
    #expect(ends(nil, 7, nil) == [5, 6])
    #expect(ends(nil, nil, 4) == [5, 7])
  }

  @Test
  func `the usual key paths animate their property`() {
    func middle(
      _ keyPath: String,
      _ from: Any,
      _ to: Any,
      look: @escaping (CALayer) -> Double
    ) -> Double {
      values(of: keyPath, at: [0.5], { ($0.fromValue, $0.toValue) = (from, to) }, look: look)[0]
    }
    let rect = CGRect(x: 0, y: 0, width: 30, height: 10)
    #expect(middle("position", CGPoint.zero, CGPoint(x: 2, y: 6)) { $0.position.y } == 3)
    #expect(middle("position.y", 0, 8) { $0.position.y } == 4)
    #expect(middle("bounds", CGRect.zero, rect) { $0.bounds.width } == 15)
    #expect(middle("bounds.size", CGSize.zero, rect.size) { $0.bounds.height } == 5)
    #expect(middle("opacity", 1, 0.5) { Double($0.opacity) } == 0.75)
    #expect(middle("cornerRadius", 0, 5 as CGFloat) { $0.cornerRadius } == 2.5)
    #expect(middle("shadowOpacity", 0, 1 as Float) { Double($0.shadowOpacity) } == 0.5)
    #expect(middle("zPosition", NSNumber(value: 4), 8) { $0.zPosition } == 6)
    #expect(middle("transform.scale", 1, 3) { $0.transform.m22 } == 2)
    #expect(middle("transform.scale.x", 1, 3) { $0.transform.m22 } == 1)
    #expect(middle("transform.translation.y", 0, 9) { $0.transform.m42 } == 4.5)
    #expect(abs(middle("transform.rotation.z", 0, 2) { $0.transform.m12 } - sin(1)) < 1e-15)
    #expect(abs(middle("transform.rotation.y", 0, 2) { $0.transform.m31 } - sin(1)) < 1e-15)
    #expect(abs(middle("transform.rotation", 0, 2) { $0.transform.m11 } - cos(1)) < 1e-15)
    let (red, blue) = (UIColor.red.cgColor, UIColor.blue.cgColor)
    let mixed = middle("backgroundColor", red, blue) { layer in
      Double(layer.backgroundColor?.components?[2] ?? 9)
    }
    #expect(mixed == 0.5)
    let turned = CATransform3DMakeRotation(1, 0, 0, 1)
    let half = middle("transform", CATransform3DIdentity, turned) { $0.transform.m12 }
    #expect(abs(half - sin(0.5)) < 1e-15)
  }

  @Test
  func `a rotation by an angle can exceed a full turn`() {
    let angles = values(
      of: "transform.rotation.z",
      at: [0.25, 0.5],
      { ($0.fromValue, $0.toValue) = (0, 4 * Double.pi) },
      look: { $0.transform.m11 }
    )
    #expect(abs(angles[0] + 1) < 1e-12 && abs(angles[1] - 1) < 1e-12)
  }

  @Test
  func `additive values are added, and cumulative passes start from the last value`() {
    let added = values(
      of: "position.x",
      at: [0, 0.5],
      {
        ($0.fromValue, $0.toValue) = (10, 20)
        $0.isAdditive = true
      },
      look: { $0.position.x }
    )
    #expect(added == [15, 20])
    let rising = values(
      of: "position.x",
      at: [0.5, 1.5, 2.5],
      {
        ($0.fromValue, $0.toValue) = (0, 10)
        $0.isCumulative = true
        $0.repeatCount = 3
      },
      look: { $0.position.x }
    )
    #expect(rising == [5, 15, 25])
  }

  @Test
  func `an unmodelled key path and a value of the wrong type are warnings`() {
    let trace = play { window, simulation in
      let view = UIView()
      window.addSubview(view)
      simulation.schedule("add", at: .zero) {
        let strange = CABasicAnimation(keyPath: "filters.blur")
        strange.duration = 0.2
        view.layer.add(strange, forKey: nil)
        let wrong = CABasicAnimation(keyPath: "backgroundColor")
        wrong.toValue = UIColor.red
        view.layer.add(wrong, forKey: nil)
      }
    }
    #expect(
      trace.warnings == [
        "nothing can be animated at the key path filters.blur",
        "backgroundColor cannot be animated to a UIColor",
      ]
    )
  }
}

struct CASpringAnimationTests {
  private func spring(_ set: (CASpringAnimation) -> Void) -> CASpringAnimation {
    let spring = CASpringAnimation(keyPath: "position.x")
    set(spring)
    return spring
  }

  @Test
  func `settling durations match the measurements`() {
    let table: [(Double, Double, Double, Double, Double)] = [
      (1, 100, 10, 0, 1.472700334678), (1, 300, 20, 0, 0.744255527572),
      (2, 100, 5, 0, 5.658348137358), (1, 100, 10, 5, 1.381551055796),
      (1, 100, 10, -5, 1.535081406315), (1, 100, 1, 0, 13.913210154),
      (1, 100, 20, 0, 1), (1, 400, 40, 0, 0.5), (1, 25, 10, 0, 1.9),
    ]
    for (mass, stiffness, damping, velocity, expected) in table {
      let spring = spring {
        ($0.mass, $0.stiffness, $0.damping) = (mass, stiffness, damping)
        $0.initialVelocity = velocity
      }
      #expect(abs(spring.settlingDuration - expected) < 1e-9)
    }
    let perceptual = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(abs(perceptual.damping - 17.593) < 5e-4)
    #expect(abs(perceptual.settlingDuration - 0.86296) < 5e-6)
    #expect(abs(CASpringAnimation(perceptualDuration: 0.5, bounce: 0).stiffness - 157.914) < 5e-4)
  }

  @Test
  func `spring positions match the measurements, with overdamping clamped`() {
    let table: [(Double, Double, Double)] = [
      (10, 0, 10.4405), (20, 0, 9.0204), (30, 0, 9.0204), (10, 5, 29.3078), (10, -5, -8.4267),
    ]
    for (damping, velocity, expected) in table {
      let seen = scrub(
        at: [0.05],
        { view in
          let spring = spring {
            ($0.damping, $0.initialVelocity) = (damping, velocity)
            ($0.fromValue, $0.toValue) = (0, 100)
            $0.duration = $0.settlingDuration
          }
          view.layer.add(spring, forKey: nil)
        },
        look: { $0.position.x }
      )
      #expect(abs(seen[0] - expected) < 5e-5, "damping \(damping), velocity \(velocity)")
    }
  }
}
