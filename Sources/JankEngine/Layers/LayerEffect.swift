/// Something about a layer that costs and does not change where it is seen.
package enum LayerEffect: Hashable, Sendable {
  /// What lies behind is blurred: drawn elsewhere first, then through a filter.
  case blur
  /// The shape of the shadow is stated, so that it need not be found out by drawing.
  case shadowPath
  /// The layer shows an image that has to be decoded once.
  case image(LayerImage)
}

/// An image as it is stored.
package struct LayerImage: Hashable, Sendable {
  /// How an image is stored.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case jpeg, png, webp, bpg, gif, apng, heic
  }

  /// The name by which it is known in traces; an image is decoded once for each name.
  package let name: String
  /// How many pixels are stored, whatever the size of the view.
  package let pixelCount: Int
  /// How they are stored.
  package let format: Format

  package init(name: String, pixelCount: Int, format: Format) {
    self.name = name
    self.pixelCount = pixelCount
    self.format = format
  }
}

extension Layer {
  /// The images that the layer shows.
  var images: [LayerImage] {
    effects.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }

  /// Whether the graphics processor has to draw the layer elsewhere first.
  ///
  /// Certain: masks and shadows without a path; rounded corners that use the layer's own radius are
  /// drawn directly. That blurs are is from general knowledge.
  var needsPass: Bool {
    mask != nil || isBlurring || hasFreeShadow
  }

  /// Whether what lies behind is blurred, be it that the radius is still or just being animated.
  private var isBlurring: Bool {
    effects.contains(.blur) || styles[.backdropBlur].numbers.x > 0
      || animations.contains { $0.property == .backdropBlur }
  }

  /// Whether the layer has a shadow whose shape has to be found out.
  private var hasFreeShadow: Bool {
    !styles.isEmpty && styles[.shadowOpacity].numbers.x > 0 && !effects.contains(.shadowPath)
  }

  /// Adds what the layer needs to the load of a picture, at some pixels per point.
  func add(to load: inout PassLoad, scale: Double) {
    let pixels = (bounds.z * bounds.w * scale * scale).magnitude
    if mask != nil { load.add(\.maskPixels, pixels) }
    if isBlurring { load.add(\.blurPixels, pixels) }
    if hasFreeShadow { load.add(\.shadowPixels, pixels) }
  }
}

/// What the graphics processor has to draw elsewhere for one picture.
package struct PassLoad: Hashable, Sendable {
  /// How many passes there are.
  package private(set) var count = 0
  /// How many pixels are masked.
  package fileprivate(set) var maskPixels = 0.0
  /// How many pixels are blurred.
  package fileprivate(set) var blurPixels = 0.0
  /// How many pixels throw a shadow.
  package fileprivate(set) var shadowPixels = 0.0

  package init() {}

  fileprivate mutating func add(_ path: WritableKeyPath<PassLoad, Double>, _ pixels: Double) {
    count += 1
    self[keyPath: path] += pixels
  }
}
