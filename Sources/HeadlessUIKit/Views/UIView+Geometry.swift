public import Foundation

extension UIView {
  /// How contents are fitted into the bounds of a view; raw values as in UIKit.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched to fill them.
    case scaleToFill
    /// As large as fits in.
    case scaleAspectFit
    /// As small as fills them.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    /// In the middle.
    case center
    /// In the middle of the upper edge.
    case top
    /// In the middle of the lower edge.
    case bottom
    /// In the middle of the left edge.
    case left
    /// In the middle of the right edge.
    case right
    /// In the upper left corner.
    case topLeft
    /// In the upper right corner.
    case topRight
    /// In the lower left corner.
    case bottomLeft
    /// In the lower right corner.
    case bottomRight
  }

  /// Converts a point of another view, or of the window for nil, to this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// Converts a point of this view to another view's coordinates, or the window's for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// Converts a rectangle of another view, or of the window for nil; the upright one around it.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }

  /// Converts a rectangle of this view to another, or the window for nil; the upright one around.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  /// Gives the view the size that ``sizeThatFits(_:)`` answers for the size it has.
  public func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }
}
