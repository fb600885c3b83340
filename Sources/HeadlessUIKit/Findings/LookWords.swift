internal import Foundation

// Values of views in the words of findings. Two decimals suffice to see a difference.

extension Double {
  /// The number with at most two decimals.
  var words: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}

extension CGFloat {
  var words: String { Double(self).words }
}

extension SIMD where Scalar == Double {
  var words: String {
    let numbers = indices.map { self[$0].words }
    return "(\(numbers.joined(separator: ", ")))"
  }
}

extension CGRect {
  /// The origin and size of the rectangle, in points.
  var words: String { SIMD4<Double>(minX, minY, width, height).words }
}

extension Transform3D {
  /// What the transform does: a translation, a scale, or anything else.
  var words: String {
    if self == .identity { return "the identity" }
    let scale = SIMD3<Double>(row1.x, row2.y, row3.z)
    let move = SIMD3<Double>(row4.x, row4.y, row4.z)
    var plain = Transform3D.identity
    (plain.row1.x, plain.row2.y, plain.row3.z) = (scale.x, scale.y, scale.z)
    (plain.row4.x, plain.row4.y, plain.row4.z) = (move.x, move.y, move.z)
    guard self == plain else { return "a rotation or perspective" }
    var parts: [String] = []
    if scale != SIMD3(repeating: 1) { parts.append("a scale of \(scale.words)") }
    if move != SIMD3(repeating: 0) { parts.append("a translation by \(move.words)") }
    return parts.joined(separator: " and ")
  }
}
