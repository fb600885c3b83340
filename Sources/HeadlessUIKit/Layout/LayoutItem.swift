internal import Foundation

/// An item of a constraint: a view or a rectangle in one.
protocol LayoutItem: AnyObject {
  /// The item itself, or the view that contains it.
  var layoutView: UIView? { get }
  /// The distances of the item from the view's edges, in points.
  var layoutInsets: UIEdgeInsets { get }
  var layoutName: String { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
  var layoutInsets: UIEdgeInsets { .zero }
  var layoutName: String { layer.name ?? String(describing: type(of: self)) }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
  var layoutInsets: UIEdgeInsets {
    let isMargins = identifier == Self.marginsName
    return (isMargins ? owningView?.layoutMargins : owningView?.safeAreaInsets) ?? .zero
  }
  var layoutName: String { "\(owningView?.layoutName ?? "nothing").\(identifier)" }
}

// MARK: Anchors

extension LayoutItem {
  func across(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(self, attribute)
  }

  func along(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, attribute)
  }

  func length(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(self, attribute)
  }
}

extension UIView {
  /// The leading edge: the left one.
  public var leadingAnchor: NSLayoutXAxisAnchor { across(.leading) }
  /// The trailing edge: the right one.
  public var trailingAnchor: NSLayoutXAxisAnchor { across(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { across(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { across(.right) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { across(.centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { along(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { along(.bottom) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { along(.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { length(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { length(.height) }
}

extension UILayoutGuide {
  /// The leading edge: the left one.
  public var leadingAnchor: NSLayoutXAxisAnchor { across(.leading) }
  /// The trailing edge: the right one.
  public var trailingAnchor: NSLayoutXAxisAnchor { across(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { across(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { across(.right) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { across(.centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { along(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { along(.bottom) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { along(.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { length(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { length(.height) }
}
