import JankEngine
import JankMotion
import Testing

struct LayerPathTests {
  private let path = LayerPath([
    .move(to: [0, 0]), .line(to: [10, 0]), .quadCurve(control: [20, 0], to: [20, 10]),
    .curve(control1: [20, 20], control2: [10, 20], to: [0, 20]), .close,
  ])

  @Test
  func `between paths of equal structure each point moves in a straight line`() {
    let other = LayerPath([
      .move(to: [10, 10]), .line(to: [30, 0]), .quadCurve(control: [20, 40], to: [0, 10]),
      .curve(control1: [20, 20], control2: [10, 60], to: [4, 20]), .close,
    ])
    let middle = LayerPath([
      .move(to: [5, 5]), .line(to: [20, 0]), .quadCurve(control: [20, 20], to: [10, 10]),
      .curve(control1: [20, 20], control2: [10, 40], to: [2, 20]), .close,
    ])
    #expect(LayerPath.interpolated(from: path, to: other, fraction: 0.5) == middle)
    #expect(LayerPath.interpolated(from: path, to: other, fraction: 0) == path)
    #expect(LayerPath.interpolated(from: path, to: other, fraction: 1) == other)
  }

  @Test
  func `between other paths the later value applies`() {
    var shorter = path
    shorter.elements.removeLast()
    var straight = path
    straight.elements[2] = .line(to: [20, 10])
    for other in [shorter, straight, LayerPath()] {
      #expect(LayerPath.interpolated(from: path, to: other, fraction: 0.5) == nil)
      let value = LayerValue.interpolated(from: .path(path), to: .path(other), fraction: 0.5)
      #expect(value == .path(other))
    }
  }

  @Test
  func `different paths have different fingerprints`() {
    var names: Set<[Double]> = []
    var paths = [path, LayerPath()]
    for index in path.elements.indices {
      var changed = path
      changed.elements[index] = .move(to: [1, 1])
      paths.append(changed)
    }
    for path in paths {
      var tree = LayerTree(screenSize: [100, 100])
      let id = tree.create()
      tree.insert(id, into: tree.root, at: 0)
      tree[id].setValue(.path(path), of: .path)
      let name = tree.fingerprint(of: id, at: 0)
      names.insert([name.x, name.y])
    }
    #expect(names.count == paths.count)
  }
}
