public import Foundation
internal import JankMotion

/// A view whose content is larger than itself and follows a finger.
///
/// The content moves because the origin of the bounds is the ``contentOffset``. A finger moves it
/// after 10 points, which it never gives back, one to one between the edges and through a rubber
/// band beyond them. Let go, it slows down by a share every millisecond and bounces at an edge.
/// These laws were measured on iOS 26.1; they are in the motion room. It all happens on the main
/// thread: while that is busy nothing scrolls.
///
/// Zooming, indicators, safe areas and animated changes of the offset are not modelled.
open class UIScrollView: UIView {
  /// How fast the content slows down: the share of its speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share, between 0 and 1.
    public let rawValue: CGFloat

    /// Creates a rate from the share that is left, between 0 and 1.
    public init(rawValue: CGFloat) {
      precondition(rawValue > 0 && rawValue < 1, "a share that is left lies between 0 and 1")
      self.rawValue = rawValue
    }

    /// The rate of most scroll views, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of scroll views that come to rest soon, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Hears of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// How far the content can be pulled away from each edge, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Whether fingers can scroll.
  open var isScrollEnabled = true
  /// Whether the content can be dragged and flung beyond its edges.
  open var bounces = true
  /// Whether content that fits can be dragged up and down.
  open var alwaysBounceVertical = false
  /// Whether content that fits can be dragged left and right.
  open var alwaysBounceHorizontal = false
  /// Whether the content comes to rest at multiples of the size of the view.
  open var isPagingEnabled = false
  /// How fast the content slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Whether content hears of a finger only when it turns out not to scroll at once.
  open var delaysContentTouches = true
  /// Whether a finger that the content has heard of can still scroll.
  open var canCancelContentTouches = true

  /// Whether a finger is on the content.
  public internal(set) var isTracking = false
  /// Whether a finger moves the content.
  public internal(set) var isDragging = false
  /// Whether the content moves by itself, after a finger has let go.
  public var isDecelerating: Bool { motion != nil }

  /// The recogniser of the finger that scrolls.
  public var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
  /// What keeps touches from the content for a while.
  let touchDelay = ContentTouchDelay()
  private let scrollPan = ScrollPanGestureRecognizer()

  /// Where the content would be without resistance when the drag began, in points.
  var dragOrigin = SIMD2<Double>.zero
  /// Where the content was when the drag began, in points.
  var dragStart = SIMD2<Double>.zero
  /// What moves the content after a finger has let go.
  var motion: ScrollMotion?

  /// Creates a scroll view that fills a rectangle of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(scrollPan)
    scrollPan.addHandler { [unowned self] _ in fingerDidDrag(scrollPan) }
  }

  /// Answers nil: views are not read from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The point of the content at the corner of the view, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Whether the content hears of a finger that came down on it.
  ///
  /// - Parameters:
  ///   - touches: the finger.
  ///   - event: what it is part of.
  ///   - view: the part of the content.
  /// - Returns: False to keep the finger from the content for good.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Whether a part of the content gives up a finger that turns out to scroll.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { stop() }
  }
}

// MARK: Where the content can be

extension UIScrollView {
  /// The offsets between the edges along an axis, and the resistance beyond them.
  func edges(along axis: Int) -> OverscrollRange? {
    let viewport = SIMD2(bounds.size)[axis]
    let isVertical = axis == 1
    let before = isVertical ? contentInset.top : contentInset.left
    let behind = isVertical ? contentInset.bottom : contentInset.right
    let end = SIMD2(contentSize)[axis] - viewport + behind
    return try? OverscrollRange(-before...max(-before, end), viewportLength: viewport)
  }

  /// Whether fingers can move the content along an axis.
  func scrolls(along axis: Int) -> Bool {
    guard isScrollEnabled, let range = edges(along: axis)?.range else { return false }
    let alwaysBounces = axis == 1 ? alwaysBounceVertical : alwaysBounceHorizontal
    return range.lowerBound < range.upperBound || (bounces && alwaysBounces)
  }

  /// Whether a finger that goes a way would pull content down that is at its top.
  func isPulledOffTop(by travel: SIMD2<Double>) -> Bool {
    guard Self.axis(of: travel) == 1, travel.y > 0 else { return false }
    return contentOffset.y <= -contentInset.top
  }

  /// Whether the content, once it knows of fingers, lets them scroll.
  func givesUp(_ touches: [UITouch]) -> Bool {
    canCancelContentTouches
      && touches.allSatisfy { $0.view.map(touchesShouldCancel) ?? true }
  }

  /// The axis along which a finger goes most: 0 for left and right, 1 for up and down.
  static func axis(of travel: SIMD2<Double>) -> Int {
    travel.x.magnitude > travel.y.magnitude ? 0 : 1
  }
}
