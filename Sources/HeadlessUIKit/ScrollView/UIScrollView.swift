public import Foundation
internal import JankMotion

/// A view whose content is larger than itself and scrolls with a touch.
///
/// The ``contentOffset`` is the origin of the bounds. A drag begins after a slop of 10 points,
/// which the offset excludes. The content follows the touch one to one between the edges and with
/// rubber-band resistance beyond them. After the release it decelerates by a constant factor per
/// millisecond and bounces at an edge. These laws were measured on iOS 26.1 and are implemented in
/// `JankMotion`. Scrolling runs on the main thread: while that is busy the content does not move.
///
/// Zooming, indicators and safe areas are not modelled.
open class UIScrollView: UIView {
  /// The deceleration rate: the fraction of the velocity that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction, between 0 and 1.
    public let rawValue: CGFloat

    /// Creates a rate from a fraction between 0 and 1.
    public init(rawValue: CGFloat) {
      precondition(rawValue > 0 && rawValue < 1, "a deceleration rate must be between 0 and 1")
      self.rawValue = rawValue
    }

    /// The default rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of scroll views that settle fast, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The object that receives scrolling callbacks.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// The distance that the content can be scrolled beyond each edge, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Whether touches can scroll the content.
  open var isScrollEnabled = true
  /// Whether the content can move beyond its edges.
  open var bounces = true
  /// Whether content that fits can be dragged vertically.
  open var alwaysBounceVertical = false
  /// Whether content that fits can be dragged horizontally.
  open var alwaysBounceHorizontal = false
  /// Whether the content settles at multiples of the view's size.
  open var isPagingEnabled = false
  /// The rate at which the content decelerates.
  open var decelerationRate = DecelerationRate.normal
  /// Whether the content receives a touch only after a delay, unless it scrolls first.
  open var delaysContentTouches = true
  /// Whether a touch that the content has received can still scroll.
  open var canCancelContentTouches = true

  /// Whether the vertical indicator may be shown; indicators have no layers here.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator may be shown; indicators have no layers here.
  open var showsHorizontalScrollIndicator = true
  /// The look of the indicators, which have no layers here.
  open var indicatorStyle = IndicatorStyle.default
  /// How a drag dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The distances of the indicators from the edges, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether insets for bars are added to the app's; never here, as with `never`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// Whether a touch is down on the content.
  public internal(set) var isTracking = false
  /// Whether a touch drags the content.
  public internal(set) var isDragging = false
  /// Whether the content moves after a release.
  public var isDecelerating: Bool { motion != nil }

  /// The recogniser of the drag.
  public var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
  /// The recogniser that delays the content's touches.
  let touchDelay = ContentTouchDelay()
  private let scrollPan = ScrollPanGestureRecognizer()

  /// The unresisted content offset at the beginning of the drag, in points.
  var dragOrigin = SIMD2<Double>.zero
  /// The content offset at the beginning of the drag, in points.
  var dragStart = SIMD2<Double>.zero
  var motion: ScrollMotion?

  /// Creates a scroll view with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a view with the frame of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  private func addParts() {
    clipsToBounds = true
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(scrollPan)
    scrollPan.addHandler { [unowned self] _ in touchDidDrag(scrollPan) }
  }

  /// The point of the content at the view's top-left corner, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      setNeedsLayout()
      #if !canImport(ObjectiveC)
      simulation.app.observedValues.check(self)
      #endif
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// The insets of the app and of bars, in points: those of the app.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Moves the content to an offset, also by the animation of the system.
  ///
  /// The curve and the duration of 0.3 s are inferred from reimplementations.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stop()
    guard animated else {
      self.contentOffset = contentOffset
      return
    }
    UIView.animate(withDuration: 0.3) {
      self.contentOffset = contentOffset
    } completion: { _ in
      self.delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Whether the content receives a touch that began on it.
  ///
  /// - Parameters:
  ///   - touches: The touch.
  ///   - event: The event that contains it.
  ///   - view: The subview of the touch.
  /// - Returns: False to deliver no touches to the content.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Whether a subview gives up a touch that turns out to scroll.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// The offset at which a released scroll settles; a collection view asks its layout.
  func restingOffset(for proposal: CGPoint, velocity: CGPoint) -> CGPoint { proposal }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { stop() }
  }
}

// MARK: Edges

extension UIScrollView {
  /// Returns the range of offsets along an axis, with the resistance beyond it.
  func edges(along axis: Int) -> OverscrollRange? {
    let viewport = SIMD2(bounds.size)[axis]
    let isVertical = axis == 1
    let before = isVertical ? contentInset.top : contentInset.left
    let behind = isVertical ? contentInset.bottom : contentInset.right
    let end = SIMD2(contentSize)[axis] - viewport + behind
    return try? OverscrollRange(-before...max(-before, end), viewportLength: viewport)
  }

  func scrolls(along axis: Int) -> Bool {
    guard isScrollEnabled, let range = edges(along: axis)?.range else { return false }
    let alwaysBounces = axis == 1 ? alwaysBounceVertical : alwaysBounceHorizontal
    return range.lowerBound < range.upperBound || (bounces && alwaysBounces)
  }

  /// Whether a movement would pull the content down from its top.
  func isPulledOffTop(by travel: SIMD2<Double>) -> Bool {
    guard Self.axis(of: travel) == 1, travel.y > 0 else { return false }
    return contentOffset.y <= -contentInset.top
  }

  /// Whether the content gives up touches that it has received.
  func givesUp(_ touches: [UITouch]) -> Bool {
    canCancelContentTouches
      && touches.allSatisfy { $0.view.map(touchesShouldCancel) ?? true }
  }

  /// Returns the main axis of a movement: 0 for horizontal, 1 for vertical.
  static func axis(of travel: SIMD2<Double>) -> Int {
    travel.x.magnitude > travel.y.magnitude ? 0 : 1
  }
}
