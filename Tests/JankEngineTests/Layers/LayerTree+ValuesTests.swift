import JankEngine
import Testing

struct LayerTreeValuesTests {
  private static let ways = (0..<20).map { SIMD2(Double($0 % 5), Double($0) * 0.5) }

  /// A tree of twenty layers that a commit has carried, and the layers.
  private static func committedTree() -> (tree: LayerTree, layers: [LayerID]) {
    var tree = LayerTree(screenSize: [390, 844])
    let layers = ways.map { _ in tree.create() }
    for layer in layers { tree.insert(layer, into: tree.root, at: .max) }
    _ = tree.takeMoves()
    _ = tree.takeChanges()
    return (tree, layers)
  }

  @Test
  func `layers that are moved together are committed as if each were moved by itself`() {
    let (start, layers) = Self.committedTree()
    var (together, alone) = (start, start)
    together.setPositions(Self.ways, of: layers)
    for (layer, position) in zip(layers, Self.ways) where position != .zero {
      alone.setPosition(position, of: layer)
    }
    let moves = together.takeMoves()
    // The first is where it is to be.
    #expect(moves.map(\.id) == Array(layers.dropFirst()))
    #expect(moves.map(\.position) == Array(Self.ways.dropFirst()))
    #expect(alone.takeMoves().map(\.id) == moves.map(\.id))
    #expect(!together.hasChanges)
    for (layer, position) in zip(layers, Self.ways) {
      #expect(together.position(of: layer) == position)
      #expect(together.isKnown(layer))
    }
  }

  @Test
  func `moves of siblings outside the tree are committed and unknown to the screen`() {
    let (start, layers) = Self.committedTree()
    var tree = start
    let group = tree.create()
    for layer in layers { tree.insert(layer, into: group, at: .max) }
    _ = tree.takeMoves()
    _ = tree.takeChanges()
    tree.setPositions(Self.ways, of: layers)
    #expect(tree.takeMoves().count == layers.count - 1)
    tree.insert(group, into: tree.root, at: 0)
    #expect(layers.allSatisfy { !tree.isKnown($0) })
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
