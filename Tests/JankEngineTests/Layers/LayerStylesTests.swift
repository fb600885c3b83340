import JankEngine
import Testing

struct LayerStylesTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `styles store no default values`(seed: UInt64) {
    var source = RandomSource(seed: seed, purpose: "styles")
    var styles = LayerStyles()
    var model: [Layer.Property: LayerValue] = [:]
    let properties = Layer.Property.allCases.filter { $0.standardValue.numbers == .zero }
    for _ in 0..<100 {
      let property = properties[Int(source.nextFraction() * Double(properties.count))]
      let value = LayerValue.number((source.nextFraction() * 3).rounded(.down))
      styles[property] = value
      model[property] = value
      for property in properties {
        let expected = model[property] ?? property.standardValue
        #expect(styles[property] == expected)
        #expect(styles.contains(property) == (expected != property.standardValue))
      }
      #expect(styles.isEmpty == model.allSatisfy { $1 == $0.standardValue })
    }
  }

  @Test
  func `the order in which styles are set makes no difference`() {
    var (one, other) = (LayerStyles(), LayerStyles())
    one[.cornerRadius] = .number(4)
    one[.zPosition] = .number(2)
    other[.zPosition] = .number(2)
    other[.cornerRadius] = .number(4)
    #expect(one == other)
  }
}
