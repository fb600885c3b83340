/// An angle counted in whole turns, so that quarter turns are exact.
///
/// In radians no turn but 0 can be written exactly; half of a half turn then has a cosine of
/// 6 · 10⁻¹⁷ instead of 0. In turns it is a quarter, and its cosine is 0.
package struct Turn: Equatable, Sendable {
  /// The angle; 1 is all the way round.
  package var turns: Double

  package static let radiansPerTurn = 2 * Double.pi

  package init(turns: Double) {
    self.turns = turns
  }

  /// The angle from the x axis to a vector, from −½ to ½ turn.
  package init(ofX x: Double, y: Double) {
    turns = Maths.atan2(y, x) / Self.radiansPerTurn
  }

  /// Sine and cosine, exact at every quarter turn and within an ulp or two elsewhere.
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
