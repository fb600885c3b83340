import JankEngine
import JankMotion
import Testing

struct LayerKeyPathTests {
  @Test
  func `the supported key paths are parsed, with their lanes`() throws {
    let whole = LayerValue.numbers([1, 2, 3, 4])
    let expected: [(String, SIMD4<Double>)] = [
      ("bounds", [1, 2, 3, 4]), ("bounds.origin", [1, 2, 0, 0]), ("bounds.size", [3, 4, 0, 0]),
      ("bounds.origin.y", [2, 0, 0, 0]), ("bounds.size.width", [3, 0, 0, 0]),
      ("bounds.size.height", [4, 0, 0, 0]), ("position.x", [1, 0, 0, 0]),
      ("position.y", [2, 0, 0, 0]), ("anchorPoint.x", [1, 0, 0, 0]),
      ("anchorPoint.y", [2, 0, 0, 0]), ("bounds.origin.x", [1, 0, 0, 0]),
      ("shadowOffset.width", [1, 0, 0, 0]), ("shadowOffset.height", [2, 0, 0, 0]),
    ]
    for (text, numbers) in expected {
      let keyPath = try #require(LayerKeyPath(text), "\(text)")
      #expect(keyPath.value(in: whole).numbers == numbers, "\(text)")
      #expect(keyPath.setting(.numbers(numbers), in: whole) == whole, "\(text)")
    }
  }

  @Test
  func `setting a component keeps the others`() throws {
    let size = try #require(LayerKeyPath("bounds.size"))
    #expect(
      size.setting(.numbers([7, 8, 0, 0]), in: .numbers([1, 2, 3, 4])) == .numbers([1, 2, 7, 8])
    )
    let turn = try #require(LayerKeyPath("transform.rotation.z"))
    let moved = LayerValue.transform(.translation(x: 5, y: 6))
    let turned = turn.setting(.number(1), in: moved).transform
    #expect(turned.row4 == [5, 6, 0, 1])
    #expect(abs(turn.value(in: .transform(turned)).numbers.x - 1) < 1e-15)
  }

  @Test
  func `every property has a name, and other names are rejected`() {
    for property in Layer.Property.allCases {
      #expect(LayerKeyPath(property.key) == LayerKeyPath(property))
    }
    for text in ["", "size", "position.z", "opacity.x", "transform.rotation.w", "transform.m34"] {
      #expect(LayerKeyPath(text) == nil, "\(text)")
    }
  }
}
