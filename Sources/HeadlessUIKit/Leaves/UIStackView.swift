public import Foundation

/// A view that places other views in a row or a column.
///
/// It sets their frames at each layout, from their constraints' sizes, their intrinsic sizes or the
/// sizes that they have. Baselines and proportions of priorities are not modelled.
open class UIStackView: UIView {
  /// The sizes along the axis; raw values as in UIKit.
  public enum Distribution: Int, Hashable, Sendable {
    /// The last view takes the rest.
    case fill = 0
    /// All views have the same size.
    case fillEqually = 1
    /// All views grow by the same factor.
    case fillProportionally = 2
    /// The gaps take the rest.
    case equalSpacing = 3
    /// The distances of the centres are equal, as far as views have the same size.
    case equalCentering = 4
  }

  /// The places across the axis; raw values as in UIKit.
  public enum Alignment: Int, Hashable, Sendable {
    /// The whole width or height.
    case fill = 0
    /// The upper or left edge.
    case leading = 1
    /// The first baseline; here the upper edge.
    case firstBaseline = 2
    /// The centre.
    case center = 3
    /// The lower or right edge.
    case trailing = 4
  }

  /// The placed views, in order; hidden ones take no space.
  public private(set) var arrangedSubviews: [UIView] = []
  /// The direction of the views.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { change() } }
  /// The sizes along the axis.
  open var distribution = Distribution.fill { didSet { change() } }
  /// The places across the axis.
  open var alignment = Alignment.fill { didSet { change() } }
  /// The gap between two views, in points.
  open var spacing: CGFloat = 0 { didSet { change() } }
  /// Whether the views keep a distance from the edges.
  open var isLayoutMarginsRelativeArrangement = false { didSet { change() } }

  /// Creates a stack with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack with size zero, as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    change()
  }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    change()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open override var intrinsicContentSize: CGSize {
    let sizes = shown.map(naturalSize)
    let gaps = spacing * CGFloat(max(sizes.count - 1, 0))
    let (along, across) = isRow ? (\CGSize.width, \CGSize.height) : (\CGSize.height, \CGSize.width)
    let length = sizes.reduce(gaps) { $0 + $1[keyPath: along] }
    let breadth = sizes.map { $0[keyPath: across] }.max() ?? 0
    return isRow
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeViews()
  }
}

// MARK: Layout

extension UIStackView {
  private var isRow: Bool { axis == .horizontal }
  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private func change() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func naturalSize(_ view: UIView) -> CGSize {
    let (own, fixed) = (view.intrinsicContentSize, view.fixedSize)
    let none = UIView.noIntrinsicMetric
    return CGSize(
      width: fixed.width ?? (own.width == none ? view.bounds.width : own.width),
      height: fixed.height ?? (own.height == none ? view.bounds.height : own.height)
    )
  }

  private func placeViews() {
    let views = shown
    guard !views.isEmpty else { return }
    let sizes = views.map(naturalSize)
    let room = isRow ? bounds.width : bounds.height
    let (lengths, gap) = shares(of: room, sizes.map { isRow ? $0.width : $0.height })
    var position: CGFloat = 0
    for (index, view) in views.enumerated() {
      let natural = isRow ? sizes[index].height : sizes[index].width
      let (start, breadth) = place(natural, in: isRow ? bounds.height : bounds.width)
      view.frame =
        isRow
        ? CGRect(x: position, y: start, width: lengths[index], height: breadth)
        : CGRect(x: start, y: position, width: breadth, height: lengths[index])
      position += lengths[index] + gap
    }
  }

  /// The lengths of the views and the gap between them.
  private func shares(of room: CGFloat, _ natural: [CGFloat]) -> ([CGFloat], CGFloat) {
    let count = CGFloat(natural.count)
    let total = natural.reduce(0, +)
    let filled = room - spacing * (count - 1)
    switch distribution {
    case .fill:
      var lengths = natural
      lengths[lengths.count - 1] = max(lengths[lengths.count - 1] + filled - total, 0)
      return (lengths, spacing)
    case .fillEqually: return (natural.map { _ in max(filled / count, 0) }, spacing)
    case .fillProportionally:
      guard total > 0 else { return (natural.map { _ in max(filled / count, 0) }, spacing) }
      return (natural.map { $0 * max(filled, 0) / total }, spacing)
    case .equalSpacing, .equalCentering:
      return (natural, count > 1 ? max((room - total) / (count - 1), spacing) : 0)
    }
  }

  private func place(_ natural: CGFloat, in room: CGFloat) -> (start: CGFloat, length: CGFloat) {
    switch alignment {
    case .fill: (0, room)
    case .leading, .firstBaseline: (0, natural)
    case .center: ((room - natural) / 2, natural)
    case .trailing: (room - natural, natural)
    }
  }
}

extension UIView {
  /// The constant width and height that active constraints give the view.
  fileprivate var fixedSize: (width: CGFloat?, height: CGFloat?) {
    var size: (width: CGFloat?, height: CGFloat?) = (nil, nil)
    for constraint in layoutTraits?.constraints ?? [] where constraint.firstItem === self {
      guard constraint.secondItem == nil, constraint.relation == .equal else { continue }
      switch constraint.firstAttribute {
      case .width: size.width = constraint.constant
      case .height: size.height = constraint.constant
      default: break
      }
    }
    return size
  }
}
