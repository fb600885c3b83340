import JankEngine
import Testing

struct LayerMovesTests {
  @Test
  func `a layer that was sent and only moved is sent as a move, and any other whole`() {
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
    #expect(main.hasChanges)
    let moves = main.takeMoves()
    #expect(moves.map(\.id) == [known] && moves.map(\.position) == [[3, 4]])
    let changes = main.takeChanges()
    #expect(changes.map(\.id) == [fresh] && changes.map(\.layer.position) == [[5, 6]])
    #expect(!main.hasChanges)
  }

  @Test
  func `the other tree is the same whether moves are sent as such or in whole layers`() {
    var main = LayerTree(screenSize: [100, 100])
    var (withMoves, whole) = (main, main)
    var source = RandomSource(seed: 3, purpose: "moves")
    let layers = (0..<20).map { _ in main.create() }
    for round in 0..<200 {
      let copy = main
      for tree in 0..<2 {
        var draws = source
        var current = tree == 0 ? main : copy
        for _ in 0..<10 {
          let layer = layers[Int(draws.nextFraction() * 20)]
          let place = SIMD2(draws.nextFraction(), draws.nextFraction())
          switch draws.nextFraction() {
          case ..<0.7: current.setPosition(place, of: layer)
          case ..<0.8: current[layer].opacity = place.x
          case ..<0.9: current.insert(layer, into: current.root, at: 0)
          default: current.removeFromSuperlayer(layer)
          }
        }
        if tree == 0 {
          withMoves.apply(current.takeMoves())
          _ = withMoves.apply(current.takeChanges())
          main = current
        } else {
          _ = whole.apply(current.takeChanges())
          source = draws
        }
      }
      #expect(withMoves.visibleLayers() == whole.visibleLayers(), "round \(round)")
      for layer in withMoves.visibleLayers() {
        #expect(withMoves[layer].position == whole[layer].position)
        #expect(withMoves[layer].opacity == whole[layer].opacity)
      }
    }
  }
}
