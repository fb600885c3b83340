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
  public private(set) weak var superview: UIView?
  /// The parts of this view, backmost first.
  public private(set) var subviews: [UIView] = []
  /// The recognisers that watch touches on the view and its parts, in the order they were added.
  public private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Whether touches can hit the view and its parts.
  open var isUserInteractionEnabled = true
  /// Whether the view hears of more than one finger at once; recognisers do in any case.
  open var isMultipleTouchEnabled = false
  /// A number of the app's choice.
  open var tag = 0

  weak var viewController: UIViewController?
  var needsLayout = false

  /// Creates a view that fills a rectangle of its future superview, in points.
  public init(frame: CGRect) {
    layer = CALayer(device: Simulation.current.device)
    super.init()
    self.frame = frame
  }

  /// Creates a view without size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  open override var next: UIResponder? { viewController ?? superview }

  /// The rectangle the view fills in its superview, in points.
  open var frame: CGRect {
    get { layer.frame }
    set {
      if newValue.size != bounds.size { setNeedsLayout() }
      layer.frame = newValue
    }
  }

  /// The view's own coordinates: origin and size in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      if newValue.size != bounds.size { setNeedsLayout() }
      layer.bounds = newValue
    }
  }

  /// The middle of the view in its superview, in points, while the anchor point is in the middle.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// How opaque the view is, 0 to 1.
  open var alpha: CGFloat {
    get { layer.state.opacity }
    set { layer.setValue([newValue, 0, 0, 0], of: .opacity) }
  }

  /// Whether the view and its parts are left out of the picture.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// Positions the parts of the view; overridden by the app.
  open func layoutSubviews() {}

  /// Whether a point in the view's coordinates lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// The frontmost part of the view, or the view itself, that a touch at a point would hit.
  ///
  /// Views that are hidden, as good as transparent (below 0.01) or take no touches are passed over
  /// with their parts.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for part in subviews.reversed() {
      if let hit = part.hitTest(part.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

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

// MARK: Geometry

extension UIView {
  /// Converts a point of another view, or of the window for nil, to this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let onScreen = view.map { $0.originOnScreen } ?? .zero
    return CGPoint(SIMD2(point) + onScreen - originOnScreen)
  }

  /// Converts a point of this view to another view's coordinates, or the window's for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let onScreen = view.map { $0.originOnScreen } ?? .zero
    return CGPoint(SIMD2(point) + originOnScreen - onScreen)
  }

  // Where the view's coordinates (0, 0) lie on the screen, by model values, as UIKit converts.
  private var originOnScreen: SIMD2<Double> {
    let state = layer.state
    let corner = state.position - state.anchorPoint * state.bounds.highHalf
    return (superview?.originOnScreen ?? .zero) + corner - state.bounds.lowHalf
  }
}

// MARK: The tree

extension UIView {
  /// The window that shows the view, or nil where none does.
  public var window: UIWindow? {
    var view = self
    while let above = view.superview { view = above }
    return (view as? UIWindow).flatMap { $0.isShown ? $0 : nil }
  }

  /// Puts a view in front of the other parts of this one.
  public func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view among the parts of this one at a place counted from the back.
  public func insertSubview(_ view: UIView, at index: Int) {
    if isDescendant(of: view) { fatalError("a view cannot be part of itself") }
    let move = WindowMove(of: view, into: self)
    view.detach()
    let place = min(index, subviews.count)
    subviews.insert(view, at: place)
    view.superview = self
    layer.insert(view.layer, at: place)
    view.setAllNeedLayout()
    move?.end()
  }

  /// Puts a view right behind one of the parts of this one.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    let place = places(without: view).firstIndex { $0 === sibling }
    insertSubview(view, at: place ?? .max)
  }

  /// Puts a view right in front of one of the parts of this one.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let place = places(without: view).firstIndex { $0 === sibling }
    insertSubview(view, at: place.map { $0 + 1 } ?? .max)
  }

  private func places(without view: UIView) -> [UIView] { subviews.filter { $0 !== view } }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    let move = WindowMove(of: self, into: nil)
    detach()
    move?.end()
  }

  private func detach() {
    guard let superview else { return }
    if let place = superview.subviews.firstIndex(where: { $0 === self }) {
      superview.subviews.remove(at: place)
    }
    self.superview = nil
    layer.detach()
  }

  /// Moves one of the parts in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    addSubview(view)
  }

  /// Moves one of the parts behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  /// Whether the view is another one or somewhere among its parts.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }
}

// MARK: Layout

extension UIView {
  /// Asks for ``layoutSubviews()`` before the next commit.
  public func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    Simulation.current.viewsNeedingLayout.append(self)
  }

  /// Calls ``layoutSubviews()`` now if it was asked for.
  public func layoutIfNeeded() {
    if needsLayout { layOut() }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Lays the view out if a window shows it; otherwise it asks again when it comes into one.
  func layOutIfShown() {
    needsLayout = false
    if window != nil { layOut() }
  }

  private func layOut() {
    needsLayout = false
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }

  // A view that comes into a tree is laid out with everything in it.
  private func setAllNeedLayout() {
    setNeedsLayout()
    for view in subviews { view.setAllNeedLayout() }
  }
}
