public import Foundation
internal import JankEngine

/// A rectangle on the screen, backed by a layer.
///
/// Changes inside a `UIView.animate` block are animated; all others take effect with the next
/// commit.
open class UIView: UIResponder {
  // An app builds thousands of views. So the variables that are read with each change are not
  // checked for exclusive access at run time, which took a fifth of a view's time. That is safe
  // because each access reads or writes a value, or calls a method of an array, and none of them
  // calls the app.

  /// The layer that backs the view.
  public let layer: CALayer
  /// The superview, or nil if there is none.
  public internal(set) var superview: UIView? {
    get { container.object }
    set { container.object = newValue }
  }
  @safe @exclusivity(unchecked) private(set) var container = Uncounted<UIView>()
  /// The subviews, backmost first.
  @safe @exclusivity(unchecked) public internal(set) var subviews: [UIView] = []
  /// The recognisers of touches on the view and its subviews, in the order they were added.
  public private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Whether touches can hit the view and its subviews.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time; recognisers always do.
  open var isMultipleTouchEnabled = false
  /// A number that the app chooses.
  open var tag = 0
  /// The placement of the contents in the bounds.
  @safe @exclusivity(unchecked) open var contentMode = ContentMode.scaleToFill
  /// The mask that defines how the view follows its superview's size.
  @safe @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = []
  /// Whether the subviews follow a change of this view's size, according to their masks.
  @safe @exclusivity(unchecked) open var autoresizesSubviews = true

  var viewController: UIViewController? {
    get { hasController ? controller : nil }
    set { (controller, hasController) = (newValue, newValue != nil) }
  }
  @safe @exclusivity(unchecked) private weak var controller: UIViewController?
  // Most views have none, and a weak reference takes longer to read than this.
  @safe @exclusivity(unchecked) private var hasController = false
  @safe @exclusivity(unchecked) var needsLayout = false
  @safe @exclusivity(unchecked) var needsDisplay = false
  private var drawingCount = 0
  // For a snapshot view: its number among those of transitions, or -1 outside of them.
  @safe @exclusivity(unchecked) var snapshotNumber: Int?
  // The number of running animation blocks that prevent touches on the view.
  @safe @exclusivity(unchecked) var animationLockCount = 0
  var ownTintColor: UIColor?
  // The view's state for constraints, if it has any.
  @safe @exclusivity(unchecked) var layoutTraits: LayoutTraits?
  private var maskView: UIView?

  /// Creates a view with a frame in points.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.view = self
    self.frame = frame
  }

  /// Creates a view with size zero.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view as a storyboard does, with the frame of the file, or else of size zero.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.view = self
    frame = coder.storedFrame
  }

  deinit {
    layer.view = nil
    // Most views have no subviews, and a loop over none takes a while.
    if !subviews.isEmpty { subviews.forEachUncounted { $0.superview = nil } }
  }

  /// The layer class of this view class, one of Core Animation's own.
  open class var layerClass: AnyClass { CALayer.self }

  /// Draws the view's contents after a request; the default does nothing.
  ///
  /// Each drawing changes the contents.
  open func draw(_ rect: CGRect) {}

  var drawsContents: Bool { true }

  /// The view as a window that is on the screen; nil for all other views.
  ///
  /// Overridden in windows: a cast would take longer than all else in the search for one.
  var asShownWindow: UIWindow? { nil }
  var isShownWindow: Bool { false }

  // Marks the contents as changed.
  func paintDrawing() {
    drawingCount += 1
    layer.paint(LayerSnapshot(named: "drawing", [Double(drawingCount)]))
  }

  open override var next: UIResponder? { viewController ?? superview }

  /// The rectangle of the view in its superview, in points.
  ///
  /// Under a transform it is the bounding rectangle; for the effect of setting it see
  /// ``CALayer/frame``.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// The view's own coordinates: origin and size in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// The position of the anchor point in the superview, in points; by default the view's centre.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The two-dimensional transform of the view about its anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform of the view in space about its anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The opacity of the view, 0 to 1.
  open var alpha: CGFloat {
    get { layer.number(.opacity) }
    set { layer.setValue(.number(newValue), of: .opacity) }
  }

  /// Whether the view and its subviews are invisible.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// Whether the app declares the view opaque.
  open var isOpaque = true

  /// The background colour; nil for none.
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set { layer.backgroundColor = newValue?.cgColor }
  }

  /// Whether the subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The view whose opacity masks this one; it is not a subview.
  open var mask: UIView? {
    get { maskView }
    set {
      maskView = newValue
      layer.mask = newValue?.layer
    }
  }

  /// The tint colour: the view's own, or else that of its superview.
  open var tintColor: UIColor? {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tellTintColorDidChange()
    }
  }

  /// Called when the tint colour has changed.
  open func tintColorDidChange() {}

  /// Called before a layout to change the constraints, once and then after each request.
  open func updateConstraints() {}

  /// Whether ``updateConstraints()`` is called though no constraint refers to the view yet; false
  /// by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Positions the subviews by their constraints; an app can override it.
  open func layoutSubviews() { placeSubviews() }

  /// The natural size of the view's contents, in points; `noIntrinsicMetric` for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the best size of the view within a size, in points; by default its current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Whether a point in the view's coordinates lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Returns the frontmost descendant, or the view itself, that a touch at a point hits.
  ///
  /// It skips views that are hidden, nearly transparent (alpha below 0.01) or without user
  /// interaction, with their subviews. It also skips views in an animation without the option
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

  /// Resizes the view to the result of ``sizeThatFits(_:)`` for its current size.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// Requests a call of ``layoutSubviews()`` before the next commit.
  open func setNeedsLayout() { requestLayout() }

  /// Calls ``layoutSubviews()`` now if it was requested.
  open func layoutIfNeeded() { layOutNow() }

  /// Requests a call of ``draw(_:)`` before the next commit of the view.
  ///
  /// Drawing is main-thread work: a cost per pixel of the view, plus what the app spends in `draw`.
  /// UIKit detects whether a class draws. Here a view that draws has to call this method, also for
  /// the first time, and other views must not.
  open func setNeedsDisplay() { requestDisplay() }

  /// Inserts a view in front of the other subviews.
  open func addSubview(_ view: UIView) { addInFront(view) }

  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Returns a view of the same size with a snapshot of this view.
  ///
  /// The snapshot is one layer, however many layers the view has. Without updates it captures what
  /// is on screen. For a view that was never on screen it is blank, which is a finding.
  ///
  /// - Parameter afterUpdates: Whether the snapshot includes changes that are not on screen yet.
  /// - Returns: The snapshot, without a superview, at the origin.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterUpdates: afterUpdates)
  }

  /// Has the first responder inside the view give up that role; returns whether none is left.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignResponder(force: force) }

  /// Called before the view gets a new superview, or none for nil.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the view enters a window, or leaves its own for nil.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view has entered or left a window.
  open func didMoveToWindow() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Adds a recogniser of touches on the view and its subviews.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  /// Whether a recogniser that would cancel a touch on this view may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Removes a recogniser from the view, cancelling its gesture.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.cancel()
    recognizer.view = nil
  }
}

extension UIView {
  var simulation: Simulation { layer.simulation }

  private class func makeLayer() -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    if layerClass == CAShapeLayer.self { return CAShapeLayer() }
    if layerClass == CAGradientLayer.self { return CAGradientLayer() }
    fatalError("a view cannot have a layer of the class \(layerClass)")
  }

  private func tellTintColorDidChange() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.tellTintColorDidChange() }
  }
}
