public import Foundation
internal import JankEngine
internal import JankTrace

/// A drawing, of which only its identity is known: which layers and shapes are drawn where.
///
/// Drawing into an image is code of the app, which takes no time unless it calls
/// `Simulation.spend`.
public final class CGContext {
  private var hasher = DigestHasher()
  let size: CGSize

  init(size: CGSize) {
    self.size = size
    note("size", size.width, size.height)
  }
}

extension CGContext {
  func note(_ what: String, _ values: CGFloat...) {
    hasher.combine(what)
    for value in values { hasher.combine(Double(value)) }
  }

  func image() -> UIImage {
    var copy = hasher
    copy.combine("image")
    let digest = copy.finish()
    return UIImage(name: "drawing \(digest.high) \(digest.low)", size: size)
  }

  /// Saves the state of the drawing.
  public func saveGState() { note("save") }
  /// Restores the state of the drawing.
  public func restoreGState() { note("restore") }
  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { note("translate", tx, ty) }
  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { note("scale", sx, sy) }
  /// Rotates the coordinates by an angle in radians.
  public func rotate(by angle: CGFloat) { note("rotate", angle) }
  /// Sets the colour of filled shapes.
  public func setFillColor(_ color: CGColor) { note("colour", rgba: color) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    note("fill", rect.minX, rect.minY, rect.width, rect.height)
  }

  func note(_ what: String, rgba color: CGColor) {
    for component in color.components ?? [] { note(what, component) }
  }
}

// MARK: Images

/// Begins to draw an image of a size in points; its opacity and scale have no effect here.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  _ = UIGraphicsGetCurrentContext()
  Simulation.current.images.contexts.append(CGContext(size: size))
}

/// Begins to draw an image of a size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// The drawing that was begun last, or that of the view that is drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  let simulation = Simulation.current
  if let size = simulation.images.drawnSize {
    // Few views draw with a context, so it is created on demand.
    simulation.images.drawnSize = nil
    simulation.images.contexts.append(CGContext(size: size))
  }
  return simulation.images.contexts.last
}

/// The image that the drawing has become so far.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext()?.image()
}

/// Ends the drawing that was begun last.
public func UIGraphicsEndImageContext() {
  _ = Simulation.current.images.contexts.popLast()
}

/// Draws images.
public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// Creates a renderer of images of a size in points.
  public init(size: CGSize) {
    self.size = size
  }

  /// Creates a renderer of images of the size of a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  /// Draws an image.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    defer { UIGraphicsEndImageContext() }
    let context = Simulation.current.images.contexts[Simulation.current.images.contexts.count - 1]
    actions(UIGraphicsImageRendererContext(context))
    return context.image()
  }
}

/// The drawing of a renderer.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The drawing.
  public let cgContext: CGContext

  fileprivate init(_ context: CGContext) {
    cgContext = context
  }
}

// MARK: Drawing layers and views

extension CALayer {
  /// Draws the layer and its sublayers with their model values.
  public func render(in ctx: CGContext) {
    let name = snapshotNow.name
    ctx.note("layer", name.x, name.y)
  }
}

extension UIView {
  /// Draws the view with its subviews, as it is on screen or as it will be.
  ///
  /// - Parameters:
  ///   - rect: The area to fill.
  ///   - afterUpdates: Whether changes that are not on screen yet are included.
  /// - Returns: Whether anything could be drawn.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    guard let picture = picture(afterUpdates: afterUpdates) else { return false }
    let name = picture.name
    context.note("view", name.x, name.y, rect.minX, rect.minY, rect.width, rect.height)
    return true
  }
}
