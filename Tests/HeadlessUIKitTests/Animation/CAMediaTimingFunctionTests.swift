import HeadlessUIKit
import Testing

struct CAMediaTimingFunctionTests {
  /// Exact solutions; values measured on macOS agree within 2·10⁻⁶.
  private static let table: [(CAMediaTimingFunctionName, [Double])] = [
    (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    (.easeIn, [0.0170266, 0.0934647, 0.3153568, 0.6218619, 0.8394278]),
    (.easeOut, [0.1605722, 0.3781381, 0.6846432, 0.9065353, 0.9829734]),
    (.easeInEaseOut, [0.0197225, 0.1291619, 0.5, 0.8708381, 0.9802775]),
    (.default, [0.0947963, 0.4085106, 0.8024034, 0.9604590, 0.9943165]),
  ]

  private func fractions(_ function: CAMediaTimingFunction?) -> [Double] {
    scrub(
      at: [0.1, 0.25, 0.5, 0.75, 0.9],
      { view in
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (0, 1)
        animation.duration = 1
        animation.timingFunction = function
        view.layer.add(animation, forKey: nil)
      },
      look: { $0.position.x }
    )
  }

  @Test(arguments: table)
  func `named curves match the measurements`(
    name: CAMediaTimingFunctionName,
    expected: [Double]
  ) {
    for (value, expected) in zip(fractions(CAMediaTimingFunction(name: name)), expected) {
      #expect(abs(value - expected) < 1e-7, "\(name.rawValue)")
    }
  }

  @Test
  func `control points define the curve with single precision`() {
    let points = CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)
    for (value, expected) in zip(fractions(points), Self.table[3].1) {
      #expect(abs(value - expected) < 2e-7)
    }
    #expect(fractions(nil) == Self.table[0].1)
  }
}
