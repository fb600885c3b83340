import JankMotion
import Testing

struct PolynomialFitTests {
  @Test(arguments: 0..<64 as Range<UInt64>)
  func `points on a polynomial give that polynomial`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let degree = Int(seed % 4)
    let wanted = (0...degree).map { _ in numbers.number(-5...5) }
    let x = (0..<12).map { Double($0) + numbers.number(-0.3...0.3) }
    let y = x.map { place in wanted.reversed().reduce(0) { $0 * place + $1 } }
    let fit = try PolynomialFit(x: x, y: y, degree: degree)
    for (found, wanted) in zip(fit.coefficients, wanted) {
      #expect((found - wanted).magnitude < 1e-7)
    }
    #expect((fit.confidence - 1).magnitude < 1e-9)
  }

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `the residual is orthogonal to the powers`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let x = (0..<15).map { Double($0) / 10 }
    let y = x.map { _ in numbers.number(-10...10) }
    let weights = x.map { _ in numbers.number(0.2...2) }
    let fit = try PolynomialFit(x: x, y: y, weights: weights, degree: 2)
    for power in 0...2 {
      var moment = 0.0
      for index in x.indices {
        let residual = y[index] - fit.value(at: x[index])
        let factor = (0..<power).reduce(1.0) { product, _ in product * x[index] }
        moment += weights[index] * weights[index] * residual * factor
      }
      #expect(moment.magnitude < 1e-9)
    }
  }

  @Test func `a point with weight 0 does not count`() throws {
    let fit = try PolynomialFit(x: [0, 1, 2], y: [0, 1, 99], weights: [1, 1, 0], degree: 1)
    #expect((fit.coefficients[1] - 1).magnitude < 1e-12)
  }

  @Test func `the error names an invalid list`() {
    expectRefusal("y has 1 element, but needs exactly 2") { () throws(MotionError) in
      _ = try PolynomialFit(x: [0, 1], y: [0], degree: 1)
    }
    expectRefusal("weights has 1 element, but needs exactly 2") { () throws(MotionError) in
      _ = try PolynomialFit(x: [0, 1], y: [0, 1], weights: [1], degree: 1)
    }
    expectRefusal("y is nan") { () throws(MotionError) in
      _ = try PolynomialFit(x: [0, 1], y: [0, .nan], degree: 1)
    }
    expectRefusal("degree") { () throws(MotionError) in
      _ = try PolynomialFit(x: [0, 1], y: [0, 1], degree: -1)
    }
    expectRefusal("x has 2") { () throws(MotionError) in
      _ = try PolynomialFit(x: [0, 1, 1], y: [0, 1, 2], degree: 2)
    }
  }
}
