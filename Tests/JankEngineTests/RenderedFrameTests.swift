import JankEngine
import Testing

/// Tested through the render server, which computes the digest.
struct PictureTests {
  /// The digest of one frame of a tree.
  private func digest(_ build: (inout LayerTree) -> Void) -> Digest {
    var costs = CostModel(costs: DeviceProfile.Costs(), seed: 1)
    var samples: [LayerSample] = []
    var tree = LayerTree(screenSize: [100, 100])
    build(&tree)
    var server = RenderServer(
      display: RefreshGrid(hertz: 60),
      buffering: .double,
      screenSize: [100, 100],
      watchedNames: []
    )
    server.receive(
      RenderServer.Commit(frameBegin: 0, workStart: .zero, end: .zero, changes: tree.takeChanges())
    )
    _ = server.refresh(1, costs: &costs, samples: &samples)
    return server.digest { _ in }
  }

  private func add(to parent: LayerID, in tree: inout LayerTree) -> LayerID {
    let layer = tree.create()
    tree[layer].bounds = [0, 0, 10, 10]
    tree.insert(layer, into: parent, at: .max)
    return layer
  }

  @Test
  func `every visible property of a layer counts`() {
    let looks = [
      digest { _ = add(to: $0.root, in: &$0) },
      digest { $0[add(to: $0.root, in: &$0)].position = [1, 0] },
      digest { $0[add(to: $0.root, in: &$0)].bounds = [0, 0, 10, 11] },
      digest { $0[add(to: $0.root, in: &$0)].anchorPoint = [0, 0] },
      digest { $0[add(to: $0.root, in: &$0)].opacity = 0.5 },
      digest { $0[add(to: $0.root, in: &$0)].isHidden = true },
    ]
    #expect(Set(looks).count == looks.count)
  }

  @Test
  func `the position in the tree counts`() {
    let beside = digest {
      _ = add(to: $0.root, in: &$0)
      _ = add(to: $0.root, in: &$0)
    }
    let inside = digest {
      let outer = add(to: $0.root, in: &$0)
      _ = add(to: outer, in: &$0)
    }
    #expect(beside != inside)
  }

  @Test
  func `invisible layers and the order of creation and changes do not count`() {
    let plain = digest {
      let (one, other) = (add(to: $0.root, in: &$0), add(to: $0.root, in: &$0))
      $0[one].opacity = 0.25
      $0[other].opacity = 0.75
    }
    let roundabout = digest {
      _ = $0.create()
      let other = add(to: $0.root, in: &$0)
      $0[other].opacity = 0.75
      let one = $0.create()
      $0[one].bounds = [0, 0, 10, 10]
      $0[one].opacity = 0.25
      $0.insert(one, into: $0.root, at: 0)
    }
    #expect(plain == roundabout)
  }
}
