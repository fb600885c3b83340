import JankEngine
import JankTrace
import Testing

struct LayerEffectTests {
  /// The GPU time for a frame of one layer.
  private func execution(_ change: (inout LayerTree, LayerID) -> Void) -> Interval? {
    var tree = LayerTree(screenSize: [100, 100])
    let layer = tree.create()
    tree[layer].bounds = [0, 0, 1_000, 1_000]
    tree.insert(layer, into: tree.root, at: 0)
    change(&tree, layer)
    var costs = DeviceProfile.Costs()
    costs.jitter = 0
    costs.executePerLayer = .zero
    costs.execute = .zero
    var model = CostModel(costs: costs, seed: 1)
    var server = RenderServer(
      display: RefreshGrid(hertz: 60),
      buffering: .double,
      screenSize: [100, 100],
      watchedNames: []
    )
    server.receive(
      RenderServer.Commit(frameBegin: 0, workStart: .zero, end: .zero, changes: tree.takeChanges())
    )
    var samples: [LayerSample] = []
    let frame = server.refresh(1, costs: &model, samples: &samples)
    return frame.map { $0.execute.end - $0.execute.start }
  }

  @Test func `blurs and shadows without a path cost a pass and their pixels`() {
    let costs = DeviceProfile.Costs()
    #expect(execution { _, _ in } == .zero)
    #expect(
      execution { tree, layer in tree[layer].effects = [.blur] }
        == costs.offscreenPass + costs.blurPerMegapixel
    )
    #expect(
      execution { tree, layer in tree[layer].setValue(.number(0.5), of: .shadowOpacity) }
        == costs.offscreenPass + costs.shadowPerMegapixel
    )
    #expect(
      execution { tree, layer in
        tree[layer].setValue(.number(0.5), of: .shadowOpacity)
        tree[layer].effects = [.shadowPath]
      } == .zero
    )
  }

  @Test func `invisible effects cost nothing`() {
    #expect(
      execution { tree, layer in
        tree[layer].effects = [.blur]
        tree[layer].isHidden = true
      } == .zero
    )
  }
}
