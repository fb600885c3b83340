import JankMotion

/// Correctly rounded results of the elementary functions.
struct MathsConformance: VectorJudge {
  let set = "maths"

  func answer(to vector: Vector) throws -> Answer {
    let x = try hexadecimal(vector.text("x"))
    let expected = try hexadecimal(vector.text("expected"))
    let got = try value(of: vector.text("function"), at: x)
    return .comparisons([
      Comparison(
        got: .number(got),
        expected: .number(expected),
        tolerance: Tolerance(vector["tolerance"]) ?? .none
      )
    ])
  }

  private func value(of function: String, at x: Double) throws -> Double {
    switch function {
    case "exp": return Maths.exp(x)
    case "expm1": return Maths.expm1(x)
    case "sin": return Maths.sin(x)
    case "cos": return Maths.cos(x)
    case "log": return Maths.log(x)
    default:
      guard function.hasPrefix("pow"), let base = Double(function.dropFirst(3)) else {
        throw VectorError.unknown("function \(function)")
      }
      return Maths.pow(base, x)
    }
  }

  private func hexadecimal(_ text: String) throws -> Double {
    guard let value = Double(text) else { throw VectorError.unknown("number \(text)") }
    return value
  }
}
