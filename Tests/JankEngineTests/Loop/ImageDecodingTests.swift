import JankEngine
import Testing

struct ImageDecodingTests {
  @Test func `an image is decoded once, with the first commit that shows it`() {
    var tree = LayerTree(screenSize: [100, 100])
    var decoding = ImageDecoding()
    let image = LayerImage(name: "hero", width: 1_000, height: 1_000, format: .png)
    let (first, second) = (tree.create(), tree.create())
    tree[first].effects = [.image(image)]
    #expect(decoding.take(from: tree.takeChanges(), in: tree).isEmpty)
    tree.insert(first, into: tree.root, at: 0)
    #expect(decoding.take(from: tree.takeChanges(), in: tree) == [image])
    tree[second].effects = [.image(image)]
    tree.insert(second, into: tree.root, at: 0)
    #expect(decoding.take(from: tree.takeChanges(), in: tree).isEmpty)
  }

  @Test(arguments: LayerImage.Format.allCases)
  func `decoding costs by stored pixels and by format`(format: LayerImage.Format) {
    var costs = DeviceProfile.Costs()
    costs.jitter = 0
    var model = CostModel(costs: costs, seed: 1)
    let small = model.decode(LayerImage(name: "a", width: 500, height: 1_000, format: format))
    let large = model.decode(LayerImage(name: "b", width: 2_000, height: 1_000, format: format))
    #expect(small > .zero)
    #expect(large.nanoseconds == 4 * small.nanoseconds)
  }
}
