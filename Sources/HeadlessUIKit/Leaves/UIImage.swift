public import Foundation
internal import JankEngine

/// A picture: its name and its size.
open class UIImage: NSObject {
  /// Whether a picture is shown as it is or as a stencil; raw values as in UIKit.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As its use suggests.
    case automatic = 0
    /// As it is.
    case alwaysOriginal = 1
    /// As a stencil in the tint colour.
    case alwaysTemplate = 2
  }

  /// How a picture is stored, which decides what decoding it costs.
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
  /// Whether the picture is shown as it is or as a stencil.
  public let renderingMode: RenderingMode
  let name: String

  init(name: String, size: CGSize, renderingMode: RenderingMode = .automatic) {
    self.name = name
    self.size = size
    self.renderingMode = renderingMode
  }

  /// Creates a picture without size.
  public override convenience init() {
    self.init(name: "", size: .zero)
  }

  /// Finds a picture of the app by its name, or answers nil where it has none of that name.
  ///
  /// The pictures of an app are those that the script has given it.
  public convenience init?(named name: String) {
    guard let size = Simulation.current.images.sizes[name] else { return nil }
    self.init(name: name, size: CGSize(size))
  }

  /// The same picture, shown as it is or as a stencil.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(name: name, size: size, renderingMode: renderingMode)
  }
}

extension Simulation {
  /// Gives the app a picture that `UIImage(named:)` finds, ready to be shown.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - size: its width and height in points, neither below 0.
  public func addImage(named name: String, size: SIMD2<Double>) {
    precondition(size.x >= 0 && size.y >= 0, "a picture has an extent")
    images.sizes[name] = size
    images.stored[name] = nil
  }

  /// Gives the app a picture that is decoded with the first commit that shows it.
  ///
  /// Decoding takes the main thread, by the stored pixels and not by the size on the screen.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - size: its width and height in points, neither below 0.
  ///   - pixels: the stored columns and rows, both above 0.
  ///   - format: how they are stored.
  public func addImage(
    named name: String,
    size: SIMD2<Double>,
    pixels: SIMD2<Int>,
    format: UIImage.StoredFormat
  ) {
    precondition(pixels.x > 0 && pixels.y > 0, "a stored picture has pixels")
    addImage(named: name, size: size)
    images.stored[name] = LayerImage.Format(rawValue: format.rawValue).map {
      LayerImage(name: name, pixelCount: pixels.x * pixels.y, format: $0)
    }
  }
}

extension LayerPicture {
  /// The name of what is drawn of a text and figures.
  init(named text: String, _ figures: [Double]) {
    var hasher = DigestHasher()
    hasher.combine(text)
    for figure in figures { hasher.combine(figure) }
    let digest = hasher.finish()
    self.init(name: [Double(digest.high >> 12 | 1), Double(digest.low >> 12)])
  }
}
