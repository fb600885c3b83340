import JankMotion
import Testing

struct ValueFunctionTests {
  @Test func `a rotation about three axes is the product of three rotations`() {
    let input = SIMD3(2.0, 3, 5)
    let scales = [ValueFunction.scaleX, .scaleY, .scaleZ].map { $0.transform(input) }
    #expect(scales[0] * scales[1] * scales[2] == ValueFunction.scale.transform(input))
    let moves = [ValueFunction.translateX, .translateY, .translateZ].map { $0.transform(input) }
    #expect(moves[0] * moves[1] * moves[2] == ValueFunction.translate.transform(input))
  }

  @Test(arguments: [ValueFunction.rotateX, .rotateY, .rotateZ])
  func `a turn may exceed a full turn`(function: ValueFunction) {
    let (once, more) = (function.transform(0.5), function.transform(0.5 + 6 * Double.pi))
    #expect(Transform3DTests.distance(once, more) < 1e-14)
    #expect(Transform3DTests.distance(once, .identity) > 0.5)
  }

  @Test(arguments: ValueFunction.allCases)
  func `the neutral value gives the identity`(function: ValueFunction) {
    let neutral: Double = function.rawValue.hasPrefix("scale") ? 1 : 0
    #expect(function.transform(neutral) == .identity)
    #expect(function.inputCount == (["scale", "translate"].contains(function.rawValue) ? 3 : 1))
  }
}
