public import Foundation
internal import JankEngine

/// The image of a layer and how it is placed.
struct LayerContents {
  var image: Any?
  var gravity = CALayerContentsGravity.resize
  var scale: CGFloat = 1
  var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var isOpaque = false
  var isDoubleSided = true
}

/// The place of an image in a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public let rawValue: String

  /// Creates a place from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Centred.
  public static let center = Self(rawValue: "center")
  /// At the top.
  public static let top = Self(rawValue: "top")
  /// At the bottom.
  public static let bottom = Self(rawValue: "bottom")
  /// At the left edge.
  public static let left = Self(rawValue: "left")
  /// At the right edge.
  public static let right = Self(rawValue: "right")
  /// Stretched to the bounds.
  public static let resize = Self(rawValue: "resize")
  /// Scaled to fit into the bounds.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// Scaled to fill the bounds.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// What a layer shows that was not set by the app, such as a snapshot.
private final class PaintedContents: NSObject {
  let name: SIMD2<Double>

  init(_ name: SIMD2<Double>) {
    self.name = name
  }
}

extension CALayer {
  private var placed: LayerContents {
    get { extras?.contents ?? LayerContents() }
    set { ownExtras.contents = newValue }
  }

  /// The image that the layer shows: a `CGImage`, or the contents of another layer.
  ///
  /// Certain: a `UIImage` is not shown on iOS.
  public var contents: Any? {
    get {
      if let image = placed.image { return image }
      let shown = state.value(of: .contents).numbers.lowHalf
      return shown == .zero ? nil : PaintedContents(shown)
    }
    set {
      placed.image = newValue
      paintContents()
    }
  }

  private func paintContents() {
    setStoredImage(nil)
    if let painted = placed.image as? PaintedContents {
      return paint(LayerSnapshot(name: painted.name))
    }
    #if !canImport(Darwin)
    if let image = placed.image as? CGImage {
      let (rect, gravity) = (placed.rect, placed.gravity.rawValue)
      let looks = [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
      setStoredImage(simulation.images.stored[image.name])
      return paint(LayerSnapshot(named: "\(image.name) \(gravity)", looks))
    }
    #endif
    paint(nil)
  }

  private func place(_ change: (inout LayerContents) -> Void) {
    change(&placed)
    if placed.image != nil { paintContents() }
  }

  /// The place of the image in the bounds.
  public var contentsGravity: CALayerContentsGravity {
    get { placed.gravity }
    set { place { $0.gravity = newValue } }
  }

  /// The part of the image that is shown, as fractions of its size; changes are not animated here.
  public var contentsRect: CGRect {
    get { placed.rect }
    set { place { $0.rect = newValue } }
  }

  /// The pixels of the image per point; without an effect on frames here.
  public var contentsScale: CGFloat {
    get { placed.scale }
    set { place { $0.scale = newValue } }
  }

  /// Whether the app declares the layer opaque; without an effect on frames here.
  public var isOpaque: Bool {
    get { placed.isOpaque }
    set { place { $0.isOpaque = newValue } }
  }

  /// Whether the layer is seen from behind; without an effect on frames here.
  public var isDoubleSided: Bool {
    get { placed.isDoubleSided }
    set { place { $0.isDoubleSided = newValue } }
  }
}
