import JankEngine
import JankMotion
import Testing

struct LayerValueTests {
  @Test
  func `combining with the neutral value changes nothing`() {
    for value in [LayerValue.numbers([1, 2, 3, 4]), .transform(.scale(x: 2, y: 3))] {
      #expect(value.combined(with: value.neutral) == value)
      #expect(value.neutral.combined(with: value) == value)
    }
  }

  @Test
  func `both ends are exact, and different kinds jump`() {
    let (numbers, transform) = (LayerValue.number(3), LayerValue.transform(.scale(x: 2)))
    for (from, to) in [(LayerValue.number(1), numbers), (.transform(.identity), transform)] {
      #expect(LayerValue.interpolated(from: from, to: to, fraction: 0) == from)
      #expect(LayerValue.interpolated(from: from, to: to, fraction: 1) == to)
    }
    #expect(LayerValue.interpolated(from: numbers, to: transform, fraction: 0.1) == transform)
  }
}
