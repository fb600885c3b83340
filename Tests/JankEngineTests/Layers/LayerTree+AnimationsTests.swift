import JankEngine
import JankMotion
import Testing

// Also tests: AnimationEnds, AnimationTally, LayerTree+Ends, TreeAnimations.

struct LayerTreeAnimationsTests {
  /// What is under way, looked up in every animation of a tree.
  private struct Reference {
    var ended: [String] = []
    var rateRequests: Set<FrameRateRequest> = []
    var hasPassing = false

    init(_ tree: borrowing LayerTree, at time: Double) {
      for id in tree.animated {
        let (layerTime, isHeld) = (tree.layerTime(of: id, at: time), tree.rate(of: id) == 0)
        for animation in tree[id].animations {
          if animation.isUnderWay {
            rateRequests.insert(animation.rateRequest)
            hasPassing = hasPassing || !isHeld
          }
          guard !isHeld, !animation.hasStopped, let end = animation.endTime else { continue }
          if layerTime >= end { ended.append("\(id.number)/\(animation.id.number)") }
        }
      }
    }
  }

  /// A tree whose layers come and go, are animated and get other times.
  private struct Life: ~Copyable {
    var tree = LayerTree(screenSize: [100, 100])
    var mix: SeededMix
    var layers: [LayerID] = []
    var animationCount = 0

    init(seed: UInt64) {
      mix = SeededMix(seed: seed)
      for _ in 0..<12 { addLayer() }
    }

    mutating func addLayer() {
      let layer = tree.create()
      let isInside = !layers.isEmpty && mix.chance(50)
      let parent = isInside ? layers[mix.below(layers.count)] : tree.root
      tree.insert(layer, into: parent, at: 0)
      layers.append(layer)
    }

    mutating func act(at time: Double) {
      let layer = layers[mix.below(layers.count)]
      switch mix.below(12) {
      case 0: tree[layer].timing.hold(atLocalTime: time)
      case 1: tree[layer].timing = .identity
      case 2:
        let speed = [0.5, 3, -1, 1.0 / 3][mix.below(4)]
        tree[layer].timing.pause(atParentTime: time)
        tree[layer].timing.resume(atParentTime: time, speed: speed)
      case 3: _ = tree.removeAnimations(of: layer) { _ in true }
      case 4: move(layer)
      case 5: tree.resolveBeginTimes(at: time, whereTimeIsHeld: true)
      case 6: delay(layer)
      default: animate(layer)
      }
      if mix.chance(60) { tree.resolveBeginTimes(at: time) }
    }

    /// Puts a layer that holds no other into the screen, or replaces it.
    private mutating func move(_ layer: LayerID) {
      guard tree[layer].sublayers.isEmpty else { return }
      tree.insert(layer, into: tree.root, at: 0)
      guard mix.chance(40), layers.count > 4 else { return }
      layers.removeAll { $0 == layer }
      tree.release(layer)
      addLayer()
    }

    private mutating func delay(_ layer: LayerID) {
      guard let animation = tree[layer].animations.last?.id else { return }
      let delay = Double(mix.below(10)) / 32
      tree.update(animation, of: layer) { animation in
        animation.delay = delay
        animation.beginTime = nil
      }
    }

    private mutating func animate(_ layer: LayerID) {
      var animation = LayerAnimation(
        id: AnimationID(number: animationCount),
        target: LayerKeyPath(.opacity),
        course: .nothing,
        blend: .makesUp,
        timing: .once(Double(mix.below(40)) / 32)
      )
      animation.rateRequest = FrameRateRequest(
        minimum: 0,
        maximum: Double(mix.below(3)),
        preferred: 0
      )
      animationCount += 1
      tree.add(animation, to: layer)
    }
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `ends and frame-rate requests match a scan after random changes`(seed: UInt64) {
    var life = Life(seed: seed)
    var endCount = 0
    for step in 0..<300 {
      let time = Double(step) / 48
      life.act(at: time)
      let expected = Reference(life.tree, at: time)
      if life.mix.chance(50) {
        let hasEnded = life.tree.hasEndedAnimations(at: time)
        #expect(hasEnded != expected.ended.isEmpty)
      }
      let ended = life.tree.endedAnimations(at: time)
      #expect(ended.map { "\($0.layer.number)/\($0.id.number)" } == expected.ended)
      #expect(Set(life.tree.rateRequests()) == expected.rateRequests)
      let hasPassing = life.tree.hasPassingAnimations()
      #expect(hasPassing == expected.hasPassing)
      guard life.mix.chance(50) else { continue }
      for (layer, id) in ended {
        if life.mix.chance(70) { _ = life.tree.removeAnimations(of: layer) { $0.id == id } }
        life.tree.markStopped(id, of: layer)
      }
      endCount += ended.count
    }
    #expect(endCount > 10)
  }

  @Test func `what is noted of ends grows with the animations and not with their changes`() {
    var life = Life(seed: 1)
    let layer = life.layers[0]
    life.tree.add(
      LayerAnimation(
        id: AnimationID(number: 0),
        target: LayerKeyPath(.opacity),
        course: .nothing,
        blend: .makesUp,
        timing: .once(1_000)
      ),
      to: layer
    )
    for step in 0..<5_000 {
      let time = Double(step) / 120
      life.tree.update(AnimationID(number: 0), of: layer) { $0.beginTime = nil }
      life.tree.resolveBeginTimes(at: time)
      let hasEnded = life.tree.hasEndedAnimations(at: time)
      #expect(!hasEnded)
    }
    let count = life.tree.notedEndCount
    #expect(count <= 256)
    let ended = life.tree.endedAnimations(at: 2_000)
    #expect(ended.map(\.id.number) == [0])
  }

  @Test func `the ends that a server took over are known to it`() {
    var life = Life(seed: 3)
    for step in 0..<40 { life.act(at: Double(step) / 48) }
    life.tree.resolveBeginTimes(at: 1)
    var server = LayerTree(screenSize: [100, 100])
    _ = server.apply(life.tree.takeChanges())
    let expected = Reference(server, at: 9)
    #expect(server.endedAnimations(at: 9).count == expected.ended.count)
    #expect(Set(server.rateRequests()) == expected.rateRequests)
  }
}
