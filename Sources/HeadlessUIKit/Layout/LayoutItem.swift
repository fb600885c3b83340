internal import Foundation

/// What constraints can speak of: a view, or a rectangle in one.
protocol LayoutItem: AnyObject {
  /// The view that it is, or lies in.
  var layoutView: UIView? { get }
  /// How far it lies inside the view's bounds, in points.
  var layoutInsets: UIEdgeInsets { get }
  /// What it is called in texts.
  var layoutName: String { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
  var layoutInsets: UIEdgeInsets { .zero }
  var layoutName: String { layer.name ?? String(describing: type(of: self)) }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
  var layoutInsets: UIEdgeInsets { owningView?.safeAreaInsets ?? .zero }
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
  /// The edge where text begins: the left one.
  public var leadingAnchor: NSLayoutXAxisAnchor { across(.leading) }
  /// The edge where text ends: the right one.
  public var trailingAnchor: NSLayoutXAxisAnchor { across(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { across(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { across(.right) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { across(.centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { along(.top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { along(.bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { along(.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { length(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { length(.height) }
}

extension UILayoutGuide {
  /// The edge where text begins: the left one.
  public var leadingAnchor: NSLayoutXAxisAnchor { across(.leading) }
  /// The edge where text ends: the right one.
  public var trailingAnchor: NSLayoutXAxisAnchor { across(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { across(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { across(.right) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { across(.centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { along(.top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { along(.bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { along(.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { length(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { length(.height) }
}
