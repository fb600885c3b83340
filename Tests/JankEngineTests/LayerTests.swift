import JankEngine
import JankMotion
import Testing

struct LayerTests {
  private func move(
    by distance: Double,
    begin: Double?,
    duration: Double = 1,
    delay: Double = 0
  ) -> LayerAnimation {
    var animation = LayerAnimation(
      id: AnimationID(number: 0),
      property: .position,
      from: .zero,
      to: [distance, 0, 0, 0],
      curve: .linear,
      duration: duration,
      delay: delay
    )
    animation.beginTime = begin
    return animation
  }

  @Test
  func `every property reads back what was set`() {
    var layer = Layer()
    for property in [LayerAnimation.Property.position, .bounds, .opacity] {
      let lanes = property == .bounds ? 4 : property == .position ? 2 : 1
      var value = SIMD4<Double>.zero
      for lane in 0..<lanes { value[lane] = Double(lane + 3) }
      layer.setValue(value, of: property)
      #expect(layer.value(of: property) == value)
    }
  }

  @Test
  func `several animations of one property add up`() {
    var tree = LayerTree(screenSize: [100, 100])
    let layer = tree.create()
    tree[layer].position = [100, 0]
    tree.add(move(by: 60, begin: 0), to: layer)
    tree.add(move(by: 40, begin: 0), to: layer)
    #expect(tree[layer].presentation(at: 0).position.x == 0)
    #expect(tree[layer].presentation(at: 0.5).position.x == 50)
    #expect(tree[layer].presentation(at: 1).position.x == 100)
  }
}
