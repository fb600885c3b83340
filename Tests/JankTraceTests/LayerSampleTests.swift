import JankTrace
import Testing

struct LayerSampleTests {
  @Test func `a layer at rest has the same appearance in another frame`() {
    let first = LayerSample(frame: 3, layer: "Page", position: [1, 2], bounds: .zero, opacity: 0.5)
    let later = first.shown(in: 4)
    #expect(later != first)
    #expect(later.frame == 4)
    #expect(later.shown(in: 3) == first)
  }
}
