import JankEngine
import Testing

struct AnimatedLayersTests {
  @Test
  func `layers keep their order when others are removed`() {
    var tree = LayerTree(screenSize: [100, 100])
    var source = RandomSource(seed: 7, purpose: "animated layers")
    let layers = (0..<40).map { _ in tree.create() }
    var expected: [LayerID] = []
    for step in 0..<2_000 {
      let layer = layers[Int(source.nextFraction() * 40)]
      if expected.contains(layer) {
        _ = tree.removeAnimations(of: layer) { _ in true }
        expected.removeAll { $0 == layer }
      } else {
        let id = AnimationID(number: step)
        tree.add(
          LayerAnimation(
            id: id,
            target: LayerKeyPath(.opacity),
            course: .nothing,
            blend: .makesUp,
            timing: .once(1)
          ),
          to: layer
        )
        expected.append(layer)
      }
      #expect(tree.animated == expected)
    }
  }

  @Test
  func `the next end is known, and updated after every change`() {
    var tree = LayerTree(screenSize: [100, 100])
    let layer = tree.create()
    tree.insert(layer, into: tree.root, at: 0)
    func animation(_ number: Int, _ duration: Double) -> LayerAnimation {
      LayerAnimation(
        id: AnimationID(number: number),
        target: LayerKeyPath(.opacity),
        course: .nothing,
        blend: .makesUp,
        timing: .once(duration)
      )
    }
    tree.add(animation(0, 2), to: layer)
    tree.resolveBeginTimes(at: 1)
    #expect(tree.endedAnimations(at: 1.5).isEmpty)
    #expect(tree.endedAnimations(at: 2.9).isEmpty)
    tree.add(animation(1, 0.5), to: layer)
    tree.resolveBeginTimes(at: 1)
    #expect(tree.endedAnimations(at: 1.6).map(\.id.number) == [1])
    #expect(tree.endedAnimations(at: 3).map(\.id.number) == [0, 1])
    // Paused, it never ends; resumed, it ends when its own time is over.
    tree[layer].timing.hold(atLocalTime: 1.2)
    #expect(tree.endedAnimations(at: 9).isEmpty)
  }
}
