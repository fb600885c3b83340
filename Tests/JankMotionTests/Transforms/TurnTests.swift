import JankMotion
import Testing

struct TurnTests {
  @Test func `quarter turns are exact`() {
    let wanted: [(Double, Double)] = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    for quarter in -8...8 {
      let (sin, cos) = Turn(turns: Double(quarter) / 4).sinCos
      #expect((sin, cos) == wanted[(quarter + 8) % 4])
    }
  }

  @Test(arguments: 0..<128 as Range<UInt64>)
  func `direction and angle are each other's inverse`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let turn = Turn(turns: numbers.number(-0.5...0.5))
    let (sin, cos) = turn.sinCos
    #expect((Turn(ofX: cos, y: sin).turns - turn.turns).magnitude < 1e-15)
    #expect((sin * sin + cos * cos - 1).magnitude < 1e-15)
  }
}
