/// An effect that costs time and does not change the layer's position.
package enum LayerEffect: Hashable, Sendable {
  /// A blurred backdrop: drawn offscreen first, then through a filter.
  case blur
  /// The shape of the shadow is specified, so that it need not be determined by drawing.
  case shadowPath
  /// An image that is decoded once.
  case image(LayerImage)
}

/// A stored image.
package struct LayerImage: Hashable, Sendable {
  /// The format of an image.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case jpeg, png, webp, bpg, gif, apng, heic
  }

  /// The name in traces; an image is decoded once for each name.
  package let name: String
  /// The stored width in pixels, independent of the size of the view.
  package let width: Int
  /// The stored height in pixels.
  package let height: Int
  /// The format of the image.
  package let format: Format

  package init(name: String, width: Int, height: Int, format: Format) {
    self.name = name
    self.width = width
    self.height = height
    self.format = format
  }

  /// How many pixels are stored.
  package var pixelCount: Int { width * height }
}

extension Layer {
  var images: [LayerImage] {
    effects.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }
}

// Layers are looked into in place: a call of a method of a layer copies the whole.
extension LayerTree {
  /// Whether the GPU must draw a layer offscreen first.
  ///
  /// Certain: masks, and shadows without a path; corners rounded by the layer's own radius are
  /// drawn directly. Blurs are general knowledge.
  func needsPass(_ id: LayerID) -> Bool {
    layers[id.number].mask != nil || isBlurring(id) || hasFreeShadow(id)
  }

  /// Whether the backdrop is blurred, by an effect or an animated radius.
  private func isBlurring(_ id: LayerID) -> Bool {
    if layers[id.number].hasEffects(), layers[id.number].effects.contains(.blur) { return true }
    if hasOwn(.backdropBlur, in: id),
      layers[id.number].styles.contains(.backdropBlur, above: 0)
    {
      return true
    }
    for index in layers[id.number].animations.indices
    where layers[id.number].animations[index].property == .backdropBlur { return true }
    return false
  }

  private func hasFreeShadow(_ id: LayerID) -> Bool {
    hasOwn(.shadowOpacity, in: id)
      && layers[id.number].styles.contains(.shadowOpacity, above: 0)
      && !layers[id.number].effects.contains(.shadowPath)
  }

  /// Adds the needs of a layer to the load of a frame, at a number of pixels per point.
  func addNeeds(of id: LayerID, to load: inout PassLoad, scale: Double) {
    let bounds = bounds(of: id)
    let pixels = (bounds.z * bounds.w * scale * scale).magnitude
    if layers[id.number].mask != nil { load.add(\.maskPixels, pixels) }
    if isBlurring(id) { load.add(\.blurPixels, pixels) }
    if hasFreeShadow(id) { load.add(\.shadowPixels, pixels) }
  }
}

/// The offscreen work of the GPU for one frame.
package struct PassLoad: Hashable, Sendable {
  /// The number of passes.
  package private(set) var count = 0
  /// The number of masked pixels.
  package fileprivate(set) var maskPixels = 0.0
  /// The number of blurred pixels.
  package fileprivate(set) var blurPixels = 0.0
  /// The number of pixels of layers with a shadow.
  package fileprivate(set) var shadowPixels = 0.0

  package init() {}

  fileprivate mutating func add(_ path: WritableKeyPath<PassLoad, Double>, _ pixels: Double) {
    count += 1
    self[keyPath: path] += pixels
  }
}
