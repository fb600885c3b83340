import Foundation
import JankMotion

/// Two transforms described by a vector, such as "identity -> rotation about y by 1.2 rad".
///
/// "A applied after B" is A · B, the result of `CATransform3DRotate(B, …)`.
struct TransformDescription {
  let start: Transform3D
  let end: Transform3D

  init(_ text: String) throws {
    let statement = text.components(separatedBy: ";")[0]
    let sides = statement.components(separatedBy: "->").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard sides.count == 2 else { throw VectorError.unknown("description \(text)") }
    start = try Self.transform(sides[0])
    end = try Self.transform(sides[1])
  }

  private static func transform(_ text: String) throws -> Transform3D {
    try text.components(separatedBy: " applied after ").map(single)
      .reduce(.identity) { $0 * $1 }
  }

  private static func single(_ text: String) throws -> Transform3D {
    let numbers = text.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
    let words = text.split { !$0.isLetter }.map(String.init)
    switch words.first {
    case "identity": return .identity
    case "scale" where numbers.count == 3:
      return .scale(x: numbers[0], y: numbers[1], z: numbers[2])
    case "translation" where numbers.count == 3:
      return .translation(x: numbers[0], y: numbers[1], z: numbers[2])
    case "rotation" where words.count == 5 && numbers.count == 1:
      let axes = ["x": SIMD3(1.0, 0, 0), "y": SIMD3(0, 1.0, 0), "z": SIMD3(0, 0, 1.0)]
      let axis = try axes[words[2]].unwrapped("axis \(words[2])")
      let unit = words[4].hasPrefix("degree") ? Double.pi / 180 : 1
      return .rotation(angle: numbers[0] * unit, axis: axis)
    default: throw VectorError.unknown("transform \(text)")
    }
  }
}

extension Transform3D {
  /// The elements by their names m11 to m44.
  var elements: JSON {
    var elements: [String: Double] = [:]
    for row in 1...4 {
      for column in 1...4 { elements["m\(row)\(column)"] = self[row, column] }
    }
    return .named(elements)
  }
}
