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

  /// Whether the GPU must draw the layer offscreen first.
  ///
  /// Certain: masks, and shadows without a path; corners rounded by the layer's own radius are
  /// drawn directly. Blurs are general knowledge.
  borrowing func needsPass() -> Bool {
    mask != nil || isBlurring() || hasFreeShadow()
  }

  /// Whether the backdrop is blurred, by an effect or an animated radius.
  private borrowing func isBlurring() -> Bool {
    if effects.contains(.blur) || styles.contains(.backdropBlur, above: 0) { return true }
    for index in animations.indices where animations[index].property == .backdropBlur {
      return true
    }
    return false
  }

  private borrowing func hasFreeShadow() -> Bool {
    styles.contains(.shadowOpacity, above: 0) && !effects.contains(.shadowPath)
  }

  /// Adds the layer's needs to the load of a frame, at a number of pixels per point.
  borrowing func add(to load: inout PassLoad, scale: Double) {
    let pixels = (bounds.z * bounds.w * scale * scale).magnitude
    if mask != nil { load.add(\.maskPixels, pixels) }
    if isBlurring() { load.add(\.blurPixels, pixels) }
    if hasFreeShadow() { load.add(\.shadowPixels, pixels) }
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
