import JankMotion
import Testing

struct TransformPartTests {
  private let mixed =
    Transform3D.scale(x: 2, y: 3, z: 0.5) * .rotation(angle: 0.7, axis: [1, 0, 0])
    * .rotation(angle: -0.4, axis: [0, 1, 0]) * .rotation(angle: 1.9, axis: [0, 0, 1])
    * .translation(x: 5, y: -6, z: 7)

  private func expectClose(_ a: Transform3D, _ b: Transform3D, _ part: TransformPart) {
    for row in 1...4 {
      for column in 1...4 {
        let difference = abs(a[row, column] - b[row, column])
        #expect(difference < 1e-14, "\(part) m\(row)\(column)")
      }
    }
  }

  @Test
  func `the components of a transform are read back`() {
    let expected: [(TransformPart, Double)] = [
      (.translationX, 5), (.translationY, -6), (.translationZ, 7), (.scaleX, 2), (.scaleY, 3),
      (.scaleZ, 0.5), (.scale, 5.5 / 3), (.rotationX, 0.7), (.rotationY, -0.4), (.rotationZ, 1.9),
      (.rotation, 1.9),
    ]
    for (part, value) in expected {
      #expect(abs(part.value(of: mixed).x - value) < 1e-14, "\(part)")
    }
    #expect(TransformPart.translation.value(of: mixed) == [5, -6, 0, 0])
  }

  @Test(arguments: TransformPart.allCases)
  func `setting the current value changes nothing, except for the uniform scale`(
    part: TransformPart
  ) {
    guard part != .scale else { return }
    expectClose(part.setting(part.value(of: mixed), in: mixed), mixed, part)
  }

  @Test(arguments: TransformPart.allCases)
  func `a component that is set is read back, and the others stay`(part: TransformPart) {
    let set = part.setting([0.3, 0.25, 0, 0], in: mixed)
    #expect(abs(part.value(of: set).x - 0.3) < 1e-14)
    let family = { (part: TransformPart) in part.rawValue.prefix { $0 != "." } }
    for other in TransformPart.allCases where family(other) != family(part) {
      let difference = other.value(of: set) - other.value(of: mixed)
      #expect((difference * difference).sum() < 1e-27, "\(other) after \(part)")
    }
  }

  @Test
  func `a perspective is kept`() {
    var perspective = Transform3D.identity
    perspective.row3.w = -1 / 500
    let turned = TransformPart.rotationY.setting([1, 0, 0, 0], in: perspective)
    expectClose(turned, .rotation(angle: 1, axis: [0, 1, 0]) * perspective, .rotationY)
  }

  @Test
  func `a flat transform keeps only its translation`() {
    let flat = Transform3D.scale(x: 0, y: 1) * .translation(x: 3)
    #expect(TransformPart.scaleX.value(of: flat).x == 1)
    let grown = TransformPart.scale.setting([2, 0, 0, 0], in: flat)
    #expect(grown == .scale(x: 2, y: 2, z: 2) * .translation(x: 3))
  }
}
