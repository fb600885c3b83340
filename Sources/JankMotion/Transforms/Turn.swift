/// An angle in whole turns, so that quarter turns are exact.
///
/// In radians only a turn of 0 is exact: half of a half turn has a cosine of 6 · 10⁻¹⁷ instead of
/// 0. In turns it is a quarter, and its cosine is 0.
package struct Turn: Equatable, Sendable {
  /// The angle; 1 is a full turn.
  package var turns: Double

  package static let radiansPerTurn = 2 * Double.pi

  package init(turns: Double) {
    self.turns = turns
  }

  /// The angle from the x axis to a vector, from −½ to ½ turn.
  package init(ofX x: Double, y: Double) {
    turns = Maths.atan2(y, x) / Self.radiansPerTurn
  }

  /// Sine and cosine, exact at every quarter turn and within one or two ulps elsewhere.
  package var sinCos: (sin: Double, cos: Double) {
    let withinTurn = turns - turns.rounded()
    let quarters = (withinTurn * 4).rounded()
    let (sin, cos) = Maths.sinCos((withinTurn - quarters / 4) * Self.radiansPerTurn)
    switch quarters {
    case 0: return (sin, cos)
    case 1: return (cos, -sin)
    case -1: return (-cos, sin)
    default: return (-sin, -cos)
    }
  }
}
