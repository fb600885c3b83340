package import JankMotion

/// The layers of an animation, each with what it shows at any frame.
///
/// Pre-compositions are expanded: a composition that is used twice has its layers twice.
package struct LottieScene: Sendable {
  /// A layer and its place in the tree.
  package struct Node: Sendable {
    package let layer: LottieLayer
    /// The names from the animation down to the layer, separated by slashes; of several layers with
    /// one name in a composition, the second has a 2 behind its name, and so on.
    package let path: String
    /// The node that contains it, which comes before it; nil in the animation itself.
    package let container: Int?
    /// The nodes whose transforms it follows, nearest first.
    package let parents: [Int]
  }

  /// What a layer shows at a frame.
  package struct Placement: Equatable, Sendable {
    /// The transform from the layer's coordinates to those of its composition.
    package var matrix: PlaneTransform
    /// The layer's own opacity, 0 to 1, without that of its containers.
    package var opacity: Double
    /// Whether the layer and its containers are shown.
    package var isShown: Bool
  }

  package let file: LottieFile
  /// The nodes, containers before their contents, backmost first.
  package let nodes: [Node]

  package init(_ file: LottieFile) {
    self.file = file
    var nodes: [Node] = []
    Self.add(file.layers, of: file, in: nil, to: &nodes)
    self.nodes = nodes
  }

  private static func add(
    _ layers: [LottieLayer],
    of file: LottieFile,
    in container: Int?,
    to nodes: inout [Node]
  ) {
    let prefix = container.map { nodes[$0].path + "/" } ?? ""
    // The layers of one composition come one after the other, so that a parent's node is found by
    // its place.
    let first = nodes.count
    var uses: [String: Int] = [:]
    for layer in layers {
      var parents: [Int] = []
      var next = layer.parent
      while let place = next, parents.count < layers.count {
        parents.append(first + place)
        next = layers[place].parent
      }
      uses[layer.name, default: 0] += 1
      let use = uses[layer.name] ?? 1
      let path = prefix + layer.name + (use > 1 ? " (\(use))" : "")
      nodes.append(Node(layer: layer, path: path, container: container, parents: parents))
    }
    for (offset, layer) in layers.enumerated() {
      add(file.layers(in: layer), of: file, in: first + offset, to: &nodes)
    }
  }
}

extension LottieScene {
  /// What every node shows at a frame of the animation, in the order of the nodes.
  package func placements(at frame: Double) -> [Placement] {
    var result = ownPlacements(at: frame)
    let own = result
    for index in result.indices {
      for parent in nodes[index].parents {
        result[index].matrix = result[index].matrix.followed(by: own[parent].matrix)
      }
    }
    return result
  }

  /// What every node shows without its parents, which are in the same composition.
  private func ownPlacements(at frame: Double) -> [Placement] {
    var result: [Placement] = []
    result.reserveCapacity(nodes.count)
    var innerFrames: [Double] = []
    innerFrames.reserveCapacity(nodes.count)
    // A span, because a node of an array is copied with all of its tracks.
    let nodes = nodes.span
    for index in nodes.indices {
      var (now, isInside) = (frame, true)
      if let container = nodes[index].container {
        (now, isInside) = (innerFrames[container], result[container].isShown)
      }
      innerFrames.append(nodes[index].layer.innerFrame(at: now, frameRate: file.frameRate))
      result.append(
        Placement(
          matrix: nodes[index].layer.transform.matrix(at: now),
          opacity: nodes[index].layer.transform.opacity(at: now),
          isShown: isInside && nodes[index].layer.isShown(at: now)
        )
      )
    }
    return result
  }
}
