import JankEngine
import JankKernelChoice
import JankMotion
import JankTrace
import Testing

// Also tests: FieldDrafts, FieldMembers, FieldMotion.

/// Tested through the render server, whose digest includes what the field evaluates.
struct FieldAnimationsTests {
  @Test(arguments: 0..<32 as Range<UInt64>)
  func `no layer is ever off by a frame`(seed: UInt64) {
    var story = RenderStory(seed: seed)
    _ = story.play()
    let (findings, frameCount) = (story.findings, story.frameCount)
    #expect(findings.isEmpty, "seed \(seed): \(findings.count), \(findings.prefix(3))")
    #expect(frameCount > 20)
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `every instruction set gives the same digest`(seed: UInt64) {
    let digests = LayerKernels.available.map { kernels in
      LayerKernels.$current.withValue(kernels) {
        var story = RenderStory(seed: seed)
        return story.play()
      }
    }
    for digest in digests { #expect(digest == digests[0], "seed \(seed)") }
  }

  @Test func `different sequences have different digests`() {
    let digests = (0..<12 as Range<UInt64>).map { seed in
      var story = RenderStory(seed: seed)
      return story.play()
    }
    #expect(Set(digests).count == digests.count)
  }
}

extension FieldAnimationsTests {
  /// The digest of twenty frames of fading layers, created by `build`, with a change on the way.
  private func digest(
    change: (inout LayerTree) -> Void = { _ in },
    _ build: (inout LayerTree) -> Void
  ) -> Digest {
    let display = RefreshGrid(hertz: 60)
    var costs = CostModel(costs: DeviceProfile.Costs(), seed: 1)
    var samples: [LayerSample] = []
    var tree = LayerTree(screenSize: [100, 100])
    build(&tree)
    tree.resolveBeginTimes(at: 0)
    var server = RenderServer(
      display: display,
      buffering: .double,
      screenSize: [100, 100],
      watchedNames: []
    )
    for refresh in 0..<20 {
      if refresh == 5 { change(&tree) }
      if refresh == 0 || refresh == 5 {
        let now = display.time(of: refresh)
        let changes = tree.takeChanges()
        server.receive(
          RenderServer.Commit(frameBegin: refresh, workStart: now, end: now, changes: changes)
        )
      }
      _ = server.refresh(refresh + 1, costs: &costs, samples: &samples)
    }
    return server.digest { _ in }
  }

  private func fade(_ layer: LayerID, from opacity: Double = 0, in tree: inout LayerTree) {
    tree.add(
      LayerAnimation(
        id: AnimationID(number: tree.animated.count),
        property: .opacity,
        from: [opacity, 0, 0, 0],
        to: [1, 0, 0, 0],
        curve: .easeInEaseOut,
        duration: 0.2,
        delay: 0
      ),
      to: layer
    )
  }

  /// Layers in the tree, the first at the back.
  private func layers(_ count: Int, in tree: inout LayerTree) -> [LayerID] {
    (0..<count).map { _ in
      let layer = tree.create()
      tree.insert(layer, into: tree.root, at: .max)
      return layer
    }
  }

  @Test(arguments: [1, 3, 40])
  func `the digest does not depend on the order of creation and animation`(count: Int) {
    let plain = digest { tree in
      for layer in layers(count, in: &tree) { fade(layer, in: &tree) }
    }
    let roundabout = digest { tree in
      let unseen = tree.create()
      fade(unseen, in: &tree)
      var made: [LayerID] = []
      for _ in 0..<count {
        made.append(tree.create())
        tree.insert(made[made.count - 1], into: tree.root, at: 0)
      }
      for layer in made { fade(layer, in: &tree) }
    }
    #expect(plain == roundabout)
  }

  @Test(arguments: [1, 3, 40])
  func `the digest depends on the animated layer and its start`(count: Int) {
    let all = digest { tree in
      for layer in layers(count, in: &tree) { fade(layer, in: &tree) }
    }
    let withoutLast = digest { tree in
      for layer in layers(count, in: &tree).dropLast() { fade(layer, in: &tree) }
    }
    let withoutFirst = digest { tree in
      for layer in layers(count, in: &tree).dropFirst() { fade(layer, in: &tree) }
    }
    let other = digest { tree in
      for (index, layer) in layers(count, in: &tree).enumerated() {
        fade(layer, from: index == count / 2 ? 0.001 : 0, in: &tree)
      }
    }
    let digests = count > 1 ? [all, withoutLast, withoutFirst, other] : [all, withoutLast, other]
    #expect(Set(digests).count == digests.count)
  }

  /// The first layer stops, which drops the group; the second is named again by its own change.
  @Test(arguments: [2, 40])
  func `a layer that a commit names twice counts once`(count: Int) {
    var made: [LayerID] = []
    let build: (inout LayerTree) -> Void = { tree in
      made = layers(count, in: &tree)
      for layer in made { fade(layer, in: &tree) }
    }
    let stopped = digest(change: { _ = $0.removeAnimations(of: made[0]) { _ in true } }, build)
    let touched = digest(
      change: { tree in
        _ = tree.removeAnimations(of: made[0]) { _ in true }
        tree[made[1]].isHidden = true
        tree[made[1]].isHidden = false
      },
      build
    )
    #expect(stopped == touched)
    #expect(stopped != digest(build))
  }
}
