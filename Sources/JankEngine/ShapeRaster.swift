internal import JankMotion

/// The shapes that the render server draws itself, and what it drew of each last.
///
/// A shape is drawn again in a frame in which its geometry changed: its path, its line or its
/// dashes. A shape that only moves or changes colours keeps its drawing. Certain: paths are mapped
/// to the pixels of the screen before they are drawn. Inferred: the render server draws them, on
/// the CPU. It touches the pixels of the filled path's bounding box, and those along the stroke.
/// Dashes leave some of these out, which is not counted.
struct ShapeRaster {
  // Sorted by number.
  private var shapes: [Shape] = []

  private struct Shape {
    let id: LayerID
    var drawn: LayerStyles?
  }

  var isEmpty: Bool { shapes.isEmpty }
}

extension ShapeRaster {
  /// Notes whether a committed layer has a path now.
  mutating func note(_ id: LayerID, hasPath: Bool) {
    let place = shapes.partitioningIndex { $0.id >= id }
    let isThere = place < shapes.count && shapes[place].id == id
    switch (isThere, hasPath) {
    case (false, true): shapes.insert(Shape(id: id), at: place)
    case (true, false): shapes.remove(at: place)
    case (true, true), (false, false): break
    }
  }

  /// Draws the visible shapes that changed.
  ///
  /// - Parameters:
  ///   - tree: The layers.
  ///   - picture: The visible ones.
  ///   - seconds: The time of the frame's content.
  ///   - scale: The pixels per point.
  /// - Returns: The number of pixels.
  mutating func draw(
    _ tree: borrowing LayerTree,
    in picture: borrowing RenderedFrame,
    at seconds: Double,
    scale: Double
  ) -> Double {
    var pixels = 0.0
    for index in shapes.indices {
      let id = shapes[index].id
      guard picture.shows(id) else {
        shapes[index].drawn = nil
        continue
      }
      let styles = tree[id].presentation(at: tree.layerTime(of: id, at: seconds)).styles
      let geometry = styles.geometry
      guard geometry != shapes[index].drawn else { continue }
      shapes[index].drawn = geometry
      pixels += styles.shapePixels(scale: scale)
    }
    return pixels
  }
}

extension LayerTree {
  /// Whether a layer has a path, or an animation gives it one.
  func hasPath(_ id: LayerID) -> Bool {
    if hasOwn(.path, in: id) { return true }
    for index in layers[id.number].animations.indices
    where layers[id.number].animations[index].property == .path { return true }
    return false
  }
}

extension LayerStyles {
  /// The values on which the drawing of a shape depends.
  fileprivate var geometry: LayerStyles {
    let parts: [Layer.Property] = [
      .path, .lineWidth, .strokeStart, .strokeEnd, .lineStyle, .lineDashPattern, .lineDashPhase,
    ]
    var geometry = LayerStyles()
    for part in parts where contains(part) { geometry[part] = self[part] }
    return geometry
  }

  /// The pixels that drawing the shape touches.
  fileprivate func shapePixels(scale: Double) -> Double {
    let elements = self[.path].path.elements
    var pixels = 0.0
    if self[.fillColor].numbers.w > 0 { pixels += elements.area * scale * scale }
    let width = self[.lineWidth].numbers.x
    if self[.strokeColor].numbers.w > 0, width > 0 {
      let share = max(0, min(1, self[.strokeEnd].numbers.x) - max(0, self[.strokeStart].numbers.x))
      // A stroke thinner than a pixel is drawn in whole pixels.
      pixels += elements.length * scale * share * max(1, width * scale)
    }
    return pixels
  }
}

extension [MotionPath.Element] {
  /// The area of the smallest rectangle around all points, control points too, in points².
  fileprivate var area: Double {
    var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    for point in lazy.flatMap(\.points) {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    let size = high - low
    return size.x > 0 && size.y > 0 ? size.x * size.y : 0
  }

  /// The length along all segments, in points; 0 for a path that cannot be drawn.
  fileprivate var length: Double { (try? MotionPath(self))?.length ?? 0 }
}
