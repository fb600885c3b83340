public import Foundation
internal import JankEngine

/// An image with a name and a size.
open class UIImage: NSObject {
  /// Whether an image keeps its colours; raw values as in UIKit.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// Depends on the context.
    case automatic = 0
    /// Keeps the colours.
    case alwaysOriginal = 1
    /// Fills the image's shape with the tint colour.
    case alwaysTemplate = 2
  }

  /// The format of a stored image, which determines its decoding time.
  public enum StoredFormat: String, Hashable, Sendable, CaseIterable {
    /// JPEG.
    case jpeg
    /// PNG.
    case png
    /// WebP.
    case webp
    /// BPG.
    case bpg
    /// GIF.
    case gif
    /// Animated PNG.
    case apng
    /// HEIC, as phones store photos.
    case heic
  }

  /// The size, in points.
  public let size: CGSize
  /// Whether the image keeps its colours.
  public let renderingMode: RenderingMode
  let name: String
  /// The pixels per point; nil for those of the screen.
  let ownScale: CGFloat?

  init(
    name: String,
    size: CGSize,
    renderingMode: RenderingMode = .automatic,
    scale: CGFloat? = nil
  ) {
    self.name = name
    self.size = size
    self.renderingMode = renderingMode
    ownScale = scale
  }

  /// Creates an image with size zero.
  public override convenience init() {
    self.init(name: "", size: .zero)
  }

  /// Creates the app's image with a name, or returns nil if there is none.
  ///
  /// The script adds an app's images.
  public convenience init?(named name: String) {
    guard let size = Simulation.current.images.sizes[name] else { return nil }
    self.init(name: name, size: CGSize(size))
  }

  /// Creates the app's image with a name; bundle and traits are not read.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Returns the same image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(name: name, size: size, renderingMode: renderingMode, scale: ownScale)
  }
}

extension Simulation {
  /// Adds an image for `UIImage(named:)` that needs no decoding.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - size: Its width and height in points, neither below 0.
  public func addImage(named name: String, size: SIMD2<Double>) {
    precondition(size.x >= 0 && size.y >= 0, "an image's size must not be negative")
    images.sizes[name] = size
    images.stored[name] = nil
  }

  /// Adds an image that is decoded with the first commit that contains it.
  ///
  /// Decoding is main-thread work. It depends on the stored pixels, not on the size on screen.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - size: Its width and height in points, neither below 0.
  ///   - pixels: The stored columns and rows, both above 0.
  ///   - format: The stored format.
  public func addImage(
    named name: String,
    size: SIMD2<Double>,
    pixels: SIMD2<Int>,
    format: UIImage.StoredFormat
  ) {
    precondition(pixels.x > 0 && pixels.y > 0, "a stored image must have pixels")
    addImage(named: name, size: size)
    images.stored[name] = LayerImage.Format(rawValue: format.rawValue).map {
      LayerImage(name: name, width: pixels.x, height: pixels.y, format: $0)
    }
  }
}

extension LayerSnapshot {
  /// Creates the digest of content that a text and numbers determine.
  init(named text: String, _ metricValues: [Double]) {
    var hasher = DigestHasher()
    hasher.combine(text)
    for metricValue in metricValues { hasher.combine(metricValue) }
    let digest = hasher.finish()
    self.init(name: [Double(digest.high >> 12 | 1), Double(digest.low >> 12)])
  }
}
