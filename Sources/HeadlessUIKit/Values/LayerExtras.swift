public import Foundation
internal import JankEngine

/// What few layers have: it is created when an app first sets a part of it.
final class LayerExtras {
  weak var delegate: (any CALayerDelegate)?
  var actions: [String: any CAAction]?
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var shadowPath: CGPath?
  var filters: [Any]?
  var needsDisplay = false
  var allowsGroupOpacity = true
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var accessibility = AccessibilityValues()
  var contents = LayerContents()
  /// What the app stored under keys of its own.
  var values: [String: Any] = [:]
}

/// An object that provides the contents and actions of a layer.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Provides the contents of a layer after a request.
  func display(_ layer: CALayer)
  /// Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Returns the animation for a change of a property; nil for the default one.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What a change of a property starts, such as an animation.
public protocol CAAction: AnyObject {}

extension CAAnimation: CAAction {}

extension NSNull: CAAction {}

extension CALayer {
  /// What few layers have, created on demand.
  var ownExtras: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// The object that provides the contents and actions of a layer without a view.
  public var delegate: (any CALayerDelegate)? {
    get { extras?.delegate }
    set { ownExtras.delegate = newValue }
  }

  /// The animations for changes of properties, by their names; `NSNull` for none.
  public var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { ownExtras.actions = newValue }
  }

  /// The corners that ``cornerRadius`` rounds; all by default.
  ///
  /// A frame costs the same for any of them, so they are not part of what is rendered here.
  public var maskedCorners: CACornerMask {
    get { extras?.maskedCorners ?? .all }
    set { ownExtras.maskedCorners = newValue }
  }

  /// The curve of the corners; here they are quarter circles, whatever it is.
  public var cornerCurve: CALayerCornerCurve {
    get { extras?.cornerCurve ?? .circular }
    set { ownExtras.cornerCurve = newValue }
  }

  /// The shape of the shadow; nil has the GPU determine it from what the layer draws.
  ///
  /// Certain: a shadow without a path is drawn offscreen first, which costs time in every frame.
  public var shadowPath: CGPath? {
    get { extras?.shadowPath }
    set {
      ownExtras.shadowPath = newValue
      let others = effects.filter { $0 != .shadowPath }
      let next = newValue == nil ? others : others + [.shadowPath]
      if next != effects { effects = next }
    }
  }

  /// Filters of the content; Core Animation on iOS ignores them.
  public var filters: [Any]? {
    get { extras?.filters }
    set { ownExtras.filters = newValue }
  }

  /// Whether the layer is kept as a bitmap; the cost of that is not modelled.
  public var shouldRasterize: Bool {
    get { extras?.shouldRasterize ?? false }
    set { ownExtras.shouldRasterize = newValue }
  }

  /// The pixels per point of the bitmap.
  public var rasterizationScale: CGFloat {
    get { extras?.rasterizationScale ?? 1 }
    set { ownExtras.rasterizationScale = newValue }
  }

  /// Whether the layer's opacity applies to it and its sublayers as a whole.
  public var allowsGroupOpacity: Bool {
    get { extras?.allowsGroupOpacity ?? true }
    set { ownExtras.allowsGroupOpacity = newValue }
  }
}
