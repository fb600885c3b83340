import JankEngine
import Testing

struct LayerMovesTests {
  @Test
  func `a committed layer that only moved is committed as a move, others whole`() {
    var main = LayerTree(screenSize: [100, 100])
    let (known, fresh) = (main.create(), main.create())
    main.insert(known, into: main.root, at: 0)
    #expect(main.takeMoves().isEmpty)
    _ = main.takeChanges()
    main.insert(fresh, into: main.root, at: 1)
    _ = main.takeMoves()
    _ = main.takeChanges()

    main.setPosition([1, 2], of: known)
    main.setPosition([3, 4], of: known)
    main.setPosition([5, 6], of: fresh)
    main[fresh].opacity = 0.5
    let hasChanges = main.hasChanges
    #expect(hasChanges)
    let moves = main.takeMoves()
    #expect(moves.map(\.id) == [known] && moves.map(\.position) == [[3, 4]])
    let changes = main.takeChanges()
    #expect(changes.map(\.id) == [fresh] && changes.map(\.layer.position) == [[5, 6]])
    let hasMore = main.hasChanges
    #expect(!hasMore)
  }

  private func animation(_ property: Layer.Property) -> LayerAnimation {
    LayerAnimation(
      id: AnimationID(number: 0),
      target: LayerKeyPath(property),
      course: .nothing,
      blend: .makesUp,
      timing: .once(1)
    )
  }

  @Test
  func `animations are sent without their layer, but an animated blur with it`() {
    var main = LayerTree(screenSize: [100, 100])
    let layer = main.create()
    main.insert(layer, into: main.root, at: 0)
    _ = main.takeChanges()

    main.add(animation(.position), to: layer)
    main.setPosition([1, 2], of: layer)
    main.resolveBeginTimes(at: 1)
    #expect(main.takeMoves().isEmpty)
    let first = main.takeReanimations()
    #expect(first.map(\.animations.count) == [1] && first.map(\.position) == [[1, 2]])
    main.setPosition([3, 4], of: layer)
    #expect(main.takeReanimations().isEmpty)
    #expect(main.takeMoves().map(\.position) == [[3, 4]])
    _ = main.removeAnimations(of: layer) { _ in true }
    #expect(main.takeReanimations().map(\.animations.count) == [0])
    let hasChanges = main.hasChanges
    #expect(!hasChanges)

    main.add(animation(.backdropBlur), to: layer)
    #expect(main.takeReanimations().isEmpty)
    #expect(main.takeChanges().map(\.layer.animations.count) == [1])
    _ = main.removeAnimations(of: layer) { _ in true }
    #expect(main.takeReanimations().isEmpty)
    #expect(main.takeChanges().map(\.layer.animations.count) == [0])
  }

  @Test
  func `a layer with the number of a released one is committed whole`() {
    var main = LayerTree(screenSize: [100, 100])
    let old = main.create()
    main.insert(old, into: main.root, at: 0)
    _ = main.takeChanges()
    main.removeFromSuperlayer(old)
    _ = main.takeChanges()
    main.release(old)
    var model = Layer()
    model.opacity = 0.5
    let new = main.create(model)
    #expect(new == old)
    main.setPosition([1, 2], of: new)
    #expect(main.takeMoves().isEmpty)
    #expect(main.takeChanges().map(\.layer.opacity) == [0.5])
  }

  @Test
  func `the other tree is the same for moves and for whole layers`() {
    var mover = ChangingTree()
    var carrier = ChangingTree()
    var withMoves = LayerTree(screenSize: [100, 100])
    var whole = LayerTree(screenSize: [100, 100])
    for round in 0..<200 {
      mover.change()
      withMoves.apply(mover.tree.takeMoves())
      _ = withMoves.apply(mover.tree.takeChanges())
      carrier.change()
      _ = whole.apply(carrier.tree.takeChanges())
      #expect(withMoves.visibleLayers() == whole.visibleLayers(), "round \(round)")
      for layer in withMoves.visibleLayers() {
        #expect(withMoves[layer].position == whole[layer].position)
        #expect(withMoves[layer].opacity == whole[layer].opacity)
      }
    }
  }
}

/// A tree of twenty layers with random changes, always in the same sequence.
private struct ChangingTree: ~Copyable {
  var tree = LayerTree(screenSize: [100, 100])
  private let layers: [LayerID]
  private var source = RandomSource(seed: 3, purpose: "moves")

  init() {
    var made: [LayerID] = []
    for _ in 0..<20 { made.append(tree.create()) }
    layers = made
  }

  /// Changes ten layers.
  mutating func change() {
    for _ in 0..<10 {
      let layer = layers[Int(source.nextFraction() * 20)]
      let place = SIMD2(source.nextFraction(), source.nextFraction())
      switch source.nextFraction() {
      case ..<0.7: tree.setPosition(place, of: layer)
      case ..<0.8: tree[layer].opacity = place.x
      case ..<0.9: tree.insert(layer, into: tree.root, at: 0)
      default: tree.removeFromSuperlayer(layer)
      }
    }
  }
}
