import JankEngine
import Testing

struct LayerStoreTests {
  @Test
  func `a store keeps its layers while it grows`() {
    var store = LayerStore()
    for number in 0..<1_000 {
      var layer = Layer()
      layer.name = "layer \(number)"
      store.append(layer)
    }
    for number in 0..<1_000 { store[number].position.x += Double(number) }
    #expect(store.count == 1_000)
    for number in 0..<1_000 {
      #expect(store[number].name == "layer \(number)")
      #expect(store[number].position == [Double(number), 0])
    }
  }

  @Test
  func `a copy of a layer does not follow the store`() {
    var store = LayerStore()
    store.append(Layer())
    store[0].effects = [.blur]
    let copy = store[0]
    store[0].effects.append(.shadowPath)
    store[0].opacity = 0.5
    #expect(copy.effects == [.blur])
    #expect(copy.opacity == 1)
  }

  @Test
  func `a number without a layer traps`() async {
    await #expect(processExitsWith: .failure) {
      let store = LayerStore()
      _ = store[0].opacity
    }
    await #expect(processExitsWith: .failure) {
      var store = LayerStore()
      store.append(Layer())
      store[-1].opacity = 0
    }
  }
}
