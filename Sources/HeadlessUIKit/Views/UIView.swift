public import Foundation
internal import JankEngine

/// A rectangle on the screen with a layer behind it.
///
/// Values set inside a block of `UIView.animate` are animated; set anywhere else they are there
/// with the next commit.
open class UIView: UIResponder {
  /// The layer behind the view.
  public let layer: CALayer
  /// The view that this one is part of.
  public internal(set) weak var superview: UIView?
  /// The parts of this view, backmost first.
  public internal(set) var subviews: [UIView] = []
  /// The recognisers that watch touches on the view and its parts, in the order they were added.
  public private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Whether touches can hit the view and its parts.
  open var isUserInteractionEnabled = true
  /// Whether the view hears of more than one finger at once; recognisers do in any case.
  open var isMultipleTouchEnabled = false
  /// A number of the app's choice.
  open var tag = 0
  /// How the contents are fitted into the bounds.
  open var contentMode = ContentMode.scaleToFill
  /// How the view follows a change of its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the parts follow a change of this view's size, as their masks say.
  open var autoresizesSubviews = true

  weak var viewController: UIViewController?
  var needsLayout = false
  var needsDisplay = false
  private var drawingCount = 0
  // Where it shows a picture of another view: which of all such it is.
  var snapshotNumber: Int?
  // The running blocks that animate the view and do not let it take touches.
  var animationLockCount = 0
  var ownTintColor: UIColor?
  // What constraints have to do with the view, if anything.
  var layoutTraits: LayoutTraits?
  private var maskView: UIView?

  /// Creates a view that fills a rectangle of its future superview, in points.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.view = self
    self.frame = frame
  }

  /// Creates a view without size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view without size, as a storyboard does; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.view = self
  }

  deinit {
    layer.view = nil
  }

  /// The class of the layer behind the views of this class, one of Core Animation's own.
  open class var layerClass: AnyClass { CALayer.self }

  /// Draws the view where it asked for it; does nothing unless overridden.
  ///
  /// Each drawing counts as another picture.
  open func draw(_ rect: CGRect) {}

  // Whether there is anything to draw.
  var drawsContents: Bool { true }

  // Shows something else than before.
  func paintDrawing() {
    drawingCount += 1
    layer.paint(LayerPicture(named: "drawing", [Double(drawingCount)]))
  }

  open override var next: UIResponder? { viewController ?? superview }

  /// The rectangle the view fills in its superview, in points.
  ///
  /// Under a transform it is the upright rectangle around the view; see ``CALayer/frame`` for what
  /// setting it does then.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// The view's own coordinates: origin and size in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// The place of the anchor point in the superview, in points: the middle, while it is there.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// How the view is moved, turned and scaled about its anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// How the view is moved, turned and scaled in space about its anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// How opaque the view is, 0 to 1.
  open var alpha: CGFloat {
    get { layer.state.opacity }
    set { layer.setValue(.number(newValue), of: .opacity) }
  }

  /// Whether the view and its parts are left out of the picture.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// Whether nothing can be seen through the view, as far as the app promises.
  open var isOpaque = true

  /// The colour behind everything in the view; nil is none.
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set { layer.backgroundColor = newValue?.cgColor }
  }

  /// Whether the parts are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The view whose opacity decides how much is seen of this one; it is no part of any other.
  open var mask: UIView? {
    get { maskView }
    set {
      maskView = newValue
      layer.mask = newValue?.layer
    }
  }

  /// The colour for what can be tapped: the view's own, or else that of its superview.
  open var tintColor: UIColor? {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tellTintColorDidChange()
    }
  }

  /// Called when the colour for what can be tapped has changed.
  open func tintColorDidChange() {}

  /// Positions the parts of the view as their constraints say; overridden by the app.
  open func layoutSubviews() { placeSubviews() }

  /// The size that the contents of the view ask for, in points; `noIntrinsicMetric` is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that suits the view best within a size, in points: that it has, unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Whether a point in the view's coordinates lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// The frontmost part of the view, or the view itself, that a touch at a point would hit.
  ///
  /// Views that are hidden, as good as transparent (below 0.01) or take no touches are passed over
  /// with their parts, and so are views under an animation that was not given the option
  /// `allowUserInteraction`.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, animationLockCount == 0,
      self.point(inside: point, with: event)
    else { return nil }
    for part in subviews.reversed() {
      if let hit = part.hitTest(part.layer.convertFromSuperlayer(point), with: event) { return hit }
    }
    return self
  }

  /// Called before the view goes into another, or out of its own for nil.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has gone into another or out of its own.
  open func didMoveToSuperview() {}
  /// Called before the view comes into a window, or goes out of its own for nil.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view has come into a window or gone out of its own.
  open func didMoveToWindow() {}
  /// Called when a part has been added to the view.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a part is taken out of the view.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Adds a recogniser that watches the touches on the view and its parts.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  /// Whether a recogniser may begin that would take away a touch that came down on this view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Takes a recogniser away from the view; one that has begun is cancelled.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.cancel()
    recognizer.view = nil
  }
}

extension UIView {
  /// The simulation in which the view was made.
  var simulation: Simulation { layer.simulation }

  private class func makeLayer() -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    if layerClass == CAShapeLayer.self { return CAShapeLayer() }
    fatalError("a view cannot have a layer of the class \(layerClass)")
  }

  private func tellTintColorDidChange() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.tellTintColorDidChange() }
  }
}
