public import Foundation

extension UIView {
  /// The placement of contents in the bounds of a view; raw values as in UIKit.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// Scaled to fit in the bounds.
    case scaleAspectFit
    /// Scaled to fill the bounds.
    case scaleAspectFill
    /// Redrawn.
    case redraw
    /// Centred.
    case center
    /// At the middle of the top edge.
    case top
    /// At the middle of the bottom edge.
    case bottom
    /// At the middle of the left edge.
    case left
    /// At the middle of the right edge.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
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

  /// Converts a rectangle of another view, or of the window for nil, to its bounding rectangle
  /// here.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }

  /// Converts a rectangle of this view to its bounding rectangle in another, or the window for nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }
}
