import JankEngine
import Testing

struct LayerTreeValuesTests {
  private static let ways = (0..<20).map { SIMD2(Double($0 % 5), Double($0) * 0.5) }

  /// A tree of twenty committed layers below the screen.
  private static func committedTree() -> LayerTree {
    var tree = LayerTree(screenSize: [390, 844])
    for _ in ways { tree.insert(tree.create(), into: tree.root, at: .max) }
    _ = tree.takeMoves()
    _ = tree.takeChanges()
    return tree
  }

  @Test
  func `layers moved together are committed like layers moved one by one`() {
    var together = Self.committedTree()
    var alone = Self.committedTree()
    let layers = together[together.root].sublayers
    together.setPositions(Self.ways, of: layers)
    for (layer, position) in zip(layers, Self.ways) where position != .zero {
      alone.setPosition(position, of: layer)
    }
    let moves = together.takeMoves()
    // The first is already at its new position.
    #expect(moves.map(\.id) == Array(layers.dropFirst()))
    #expect(moves.map(\.position) == Array(Self.ways.dropFirst()))
    #expect(alone.takeMoves().map(\.id) == moves.map(\.id))
    let hasChanges = together.hasChanges
    #expect(!hasChanges)
    for (layer, position) in zip(layers, Self.ways) {
      #expect(together.position(of: layer) == position)
      let isKnown = together.isKnown(layer)
      #expect(isKnown)
    }
  }

  @Test
  func `moves of siblings outside the tree are committed and unknown to the screen`() {
    var tree = Self.committedTree()
    let layers = tree[tree.root].sublayers
    let group = tree.create()
    for layer in layers { tree.insert(layer, into: group, at: .max) }
    _ = tree.takeMoves()
    _ = tree.takeChanges()
    tree.setPositions(Self.ways, of: layers)
    #expect(tree.takeMoves().count == layers.count - 1)
    tree.insert(group, into: tree.root, at: 0)
    let known = layers.filter { tree.isKnown($0) }
    #expect(known.isEmpty)
  }

  @Test
  func `values are those of the layer`() {
    var tree = LayerTree(screenSize: [390, 844])
    let layer = tree.create()
    tree[layer].position = [3, 4]
    tree[layer].bounds = [1, 2, 5, 6]
    tree[layer].anchorPoint = [0, 1]
    #expect(tree.position(of: layer) == [3, 4])
    #expect(tree.bounds(of: layer) == [1, 2, 5, 6])
    #expect(tree.anchorPoint(of: layer) == [0, 1])
  }
}
