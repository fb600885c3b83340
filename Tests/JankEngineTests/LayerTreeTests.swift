import JankEngine
import JankMotion
import Testing

// Also tests: LayerTree+Changes.

struct LayerTreeTests {
  private func animation(_ number: Int, duration: Double = 1) -> LayerAnimation {
    LayerAnimation(
      id: AnimationID(number: number),
      property: .opacity,
      from: [1, 0, 0, 0],
      to: .zero,
      curve: .linear,
      duration: duration,
      delay: 0
    )
  }

  @Test
  func `a layer has one superlayer at a time`() {
    var tree = LayerTree(screenSize: [100, 100])
    let (one, other, child) = (tree.create(), tree.create(), tree.create())
    tree.insert(one, into: tree.root, at: 0)
    tree.insert(other, into: tree.root, at: 0)
    tree.insert(child, into: one, at: 0)
    let isAttached = tree.isAttached(child)
    #expect(isAttached)
    tree.insert(child, into: other, at: 5)
    #expect(tree[one].sublayers.isEmpty)
    #expect(tree[other].sublayers == [child])
    tree.removeFromSuperlayer(other)
    let isStillAttached = tree.isAttached(child)
    #expect(!isStillAttached)
  }

  @Test
  func `visible layers come before their sublayers, back to front, without hidden ones`() {
    var tree = LayerTree(screenSize: [100, 100])
    let layers = (0..<5).map { _ in tree.create() }
    tree.insert(layers[0], into: tree.root, at: 0)
    tree.insert(layers[1], into: layers[0], at: 0)
    tree.insert(layers[2], into: layers[0], at: 1)
    tree.insert(layers[3], into: tree.root, at: 1)
    #expect(tree.visibleLayers() == [tree.root, layers[0], layers[1], layers[2], layers[3]])
    tree[layers[0]].isHidden = true
    #expect(tree.visibleLayers() == [tree.root, layers[3]])
  }

  @Test
  func `time runs down the chain of layers`() throws {
    var tree = LayerTree(screenSize: [100, 100])
    let (outer, inner) = (tree.create(), tree.create())
    tree.insert(outer, into: tree.root, at: 0)
    tree.insert(inner, into: outer, at: 0)
    tree[outer].timing = try LayerTime(beginTime: 1, speed: 2, timeOffset: 0)
    tree[inner].timing = try LayerTime(beginTime: 0, speed: 0.5, timeOffset: 10)
    #expect(tree.layerTime(of: inner, at: 3) == 12)
    #expect(tree.rate(of: inner) == 1)
    tree[outer].timing.hold(atLocalTime: 4)
    #expect(tree.layerTime(of: inner, at: 100) == 12)
    #expect(tree.rate(of: inner) == 0)
  }

  @Test
  func `a commit carries each changed layer once, and nothing when nothing changed`() {
    var main = LayerTree(screenSize: [100, 100])
    var server = LayerTree(screenSize: [100, 100])
    let layer = main.create()
    main.insert(layer, into: main.root, at: 0)
    main[layer].opacity = 0.5
    main[layer].opacity = 0.25
    let changes = main.takeChanges()
    #expect(changes.map(\.id).sorted() == [main.root, layer])
    let hasChanges = main.hasChanges
    #expect(!hasChanges)
    let isRearranged = server.apply(changes)
    #expect(isRearranged)
    #expect(server[layer].presentation(at: 0) == main[layer].presentation(at: 0))
    #expect(server[layer].superlayer == main.root)
    main[layer].opacity = 1
    let isRearrangedAgain = server.apply(main.takeChanges())
    #expect(!isRearrangedAgain, "opacity rearranges nothing")
  }

  @Test
  func `a mask or another order rearranges the layers of the server, a value does not`() {
    var main = LayerTree(screenSize: [100, 100])
    var server = LayerTree(screenSize: [100, 100])
    let layers = (0..<3).map { _ in main.create() }
    for layer in layers.dropLast() { main.insert(layer, into: main.root, at: .max) }
    main[layers[0]].name = "Sheet"
    var rearrangements: [Bool] = []
    func commit(_ change: (inout LayerTree) -> Void) {
      change(&main)
      rearrangements.append(server.apply(main.takeChanges()))
    }
    commit { _ in }
    commit { $0[layers[0]].opacity = 0.5 }
    commit { $0.setMask(layers[2], of: layers[0]) }
    commit { $0[layers[0]].opacity = 1 }
    commit { $0.setMask(nil, of: layers[0]) }
    commit { $0[layers[0]].position = [7, 7] }
    commit { $0.insert(layers[0], into: $0.root, at: .max) }
    commit { $0[layers[1]].name = "Page" }
    commit { $0[layers[1]].isHidden = true }
    #expect(rearrangements == [true, false, true, false, true, false, true, false, true])
  }

  @Test
  func `animations get the time of their layer at the commit`() throws {
    var tree = LayerTree(screenSize: [100, 100])
    let layer = tree.create()
    tree.insert(layer, into: tree.root, at: 0)
    tree[layer].timing = try LayerTime(beginTime: 1, speed: 2, timeOffset: 0)
    tree.add(animation(0), to: layer)
    tree.resolveBeginTimes(at: 3)
    #expect(tree[layer].animations[0].beginTime == 4)
    tree.resolveBeginTimes(at: 9)
    #expect(tree[layer].animations[0].beginTime == 4, "only once")
  }

  @Test
  func `removing animations returns them, and drops layers without any`() {
    var tree = LayerTree(screenSize: [100, 100])
    let layer = tree.create()
    tree.add(animation(0), to: layer)
    tree.add(animation(1), to: layer)
    #expect(tree.animated == [layer])
    let first = tree.removeAnimations(of: layer) { $0.id.number == 0 }
    #expect(first.map(\.id.number) == [0])
    #expect(tree.animated == [layer])
    let rest = tree.removeAnimations(of: layer) { _ in true }
    #expect(rest.map(\.id.number) == [1])
    #expect(tree.animated.isEmpty)
  }

  @Test
  func `the layer of the screen is in its middle`() {
    let tree = LayerTree(screenSize: [300, 800])
    #expect(tree[tree.root].position == [150, 400])
    #expect(tree[tree.root].bounds == [0, 0, 300, 800])
  }

  @Test
  func `a removed mask masks nothing, and a removed sublayer leaves the mask`() {
    var tree = LayerTree(screenSize: [100, 100])
    let (layer, mask, child) = (tree.create(), tree.create(), tree.create())
    tree.insert(layer, into: tree.root, at: 0)
    tree.insert(child, into: layer, at: 0)
    tree.setMask(mask, of: layer)
    tree.removeFromSuperlayer(child)
    #expect(tree[layer].mask == mask && tree[layer].sublayers.isEmpty)
    tree.removeFromSuperlayer(mask)
    #expect(tree[layer].mask == nil)
    tree.setMask(child, of: layer)
    tree.insert(child, into: tree.root, at: 1)
    #expect(tree[layer].mask == nil && tree[tree.root].sublayers == [layer, child])
  }

  @Test
  func `a plain layer takes a mask, bounds and a time of its own`() {
    var tree = LayerTree(screenSize: [100, 100])
    let (layer, mask) = (tree.create(), tree.create())
    tree.insert(layer, into: tree.root, at: 0)
    _ = tree.takeChanges()
    tree.setMask(mask, of: layer)
    #expect(tree[layer].mask == mask && tree[mask].superlayer == layer)
    tree.setBounds([1, 2, 30, 40], of: layer)
    #expect(tree[layer].bounds == [1, 2, 30, 40])
    #expect(tree.takeChanges().filter { $0.id == layer }.map(\.layer.bounds.z) == [30])
    var model = Layer()
    model.timing.hold(atLocalTime: 3)
    let held = tree.create(model)
    #expect(tree.rate(of: held) == 0 && tree.layerTime(of: held, at: 9) == 3)
    #expect(tree.rate(of: layer) == 1 && tree.layerTime(of: layer, at: 9) == 9)
  }

  @Test
  func `a fingerprint is of the looks inside a layer, not of its place`() {
    var tree = LayerTree(screenSize: [100, 100])
    let (layer, child, inner) = (tree.create(), tree.create(), tree.create())
    tree.insert(layer, into: tree.root, at: 0)
    tree.insert(child, into: layer, at: 0)
    tree.insert(inner, into: child, at: 0)
    let first = tree.fingerprint(of: layer, at: 0)
    tree[layer].position = [40, 50]
    tree[layer].anchorPoint = [0, 1]
    tree[layer].bounds.x = 20
    #expect(tree.fingerprint(of: layer, at: 0) == first)
    tree[inner].opacity = 0.5
    let changed = tree.fingerprint(of: layer, at: 0)
    #expect(changed != first)
    // What a hidden layer holds is not seen; that it is hidden is.
    tree[child].isHidden = true
    let hidden = tree.fingerprint(of: layer, at: 0)
    tree[inner].opacity = 0.25
    #expect(tree.fingerprint(of: layer, at: 0) == hidden)
    #expect(hidden != changed && hidden != first)
    // A layer beside another is not the same as one inside it.
    tree[child].isHidden = false
    let nested = tree.fingerprint(of: layer, at: 0)
    tree.insert(inner, into: layer, at: 1)
    #expect(tree.fingerprint(of: layer, at: 0) != nested)
  }

  @Test
  func `a layer can be created with a time of its own`() throws {
    var tree = LayerTree(screenSize: [100, 100])
    var fast = Layer()
    fast.timing = try LayerTime(beginTime: 1, speed: 2, timeOffset: 0)
    let layer = tree.create(fast)
    #expect(tree.rate(of: layer) == 2)
    #expect(tree.layerTime(of: layer, at: 3) == 4)
  }
}
