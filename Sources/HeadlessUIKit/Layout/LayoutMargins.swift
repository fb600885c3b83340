public import Foundation

extension UIView {
  /// The distances of the margins from the edges, in points.
  ///
  /// Certain: 8 at each edge, unless the app sets others. Those of a controller's view are 16 at
  /// the left and right edges, 20 on screens of 414 points or more, and 0 above and below. The safe
  /// area is added if ``insetsLayoutMarginsFromSafeArea`` is true.
  public var layoutMargins: UIEdgeInsets {
    get {
      let own = layoutTraits?.margins ?? systemMargins
      guard insetsLayoutMarginsFromSafeArea else { return own }
      let safe = safeAreaInsets
      return UIEdgeInsets(
        top: own.top + safe.top,
        left: own.left + safe.left,
        bottom: own.bottom + safe.bottom,
        right: own.right + safe.right
      )
    }
    set {
      traits.margins = newValue
      setNeedsLayout()
      for view in subviews { view.setNeedsPlacing() }
    }
  }

  /// The margins by the direction of reading, from left to right here.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let own = layoutMargins
      return NSDirectionalEdgeInsets(
        top: own.top,
        leading: own.left,
        bottom: own.bottom,
        trailing: own.right
      )
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top,
        left: newValue.leading,
        bottom: newValue.bottom,
        right: newValue.trailing
      )
    }
  }

  /// Whether the safe area is added to the margins; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutTraits?.addsSafeArea ?? true }
    set {
      traits.addsSafeArea = newValue
      setNeedsLayout()
    }
  }

  private var systemMargins: UIEdgeInsets {
    guard viewController != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side: CGFloat = simulation.app.screen.bounds.width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The part of the view inside of its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = layoutTraits?.marginsGuide { return guide }
    let guide = UILayoutGuide(in: self, identifier: UILayoutGuide.marginsName)
    traits.marginsGuide = guide
    return guide
  }

  /// The distance of the first line's baseline from the upper edge, in points; nil without text.
  ///
  /// Inferred: the ascent of the system's font is 0.952 of its size.
  var firstBaselineOffset: CGFloat? { (self as? UILabel).map { $0.font.pointSize * 0.952 } }

  /// The distance of the last line's baseline from the lower edge, in points; nil without text.
  var lastBaselineOffset: CGFloat? {
    (self as? UILabel).map { $0.font.lineHeight - $0.font.pointSize * 0.952 }
  }

  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { along(.firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { along(.lastBaseline) }
}

/// Distances from the edges by the direction of reading, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the edge where reading begins: the left one.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the edge where reading ends: the right one.
  public var trailing: CGFloat

  /// Creates distances; all are 0 by default.
  public init(
    top: CGFloat = 0,
    leading: CGFloat = 0,
    bottom: CGFloat = 0,
    trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()
}
