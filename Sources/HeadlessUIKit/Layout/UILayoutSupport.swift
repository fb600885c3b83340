public import Foundation

/// The area that bars cover at the top or the bottom of a controller's view, as before iOS 11.
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the area, in points.
  var length: CGFloat { get }
  /// The upper edge of the area.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

private final class CoveredArea: NSObject, UILayoutSupport {
  private let view: UIView
  private let isTop: Bool

  init(of view: UIView, isTop: Bool) {
    self.view = view
    self.isTop = isTop
  }

  var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }

  var topAnchor: NSLayoutYAxisAnchor {
    isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
  }

  var bottomAnchor: NSLayoutYAxisAnchor {
    isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor
  }
}

extension UIViewController {
  /// The area that bars cover at the top of the view.
  public var topLayoutGuide: any UILayoutSupport { CoveredArea(of: view, isTop: true) }

  /// The area that bars cover at the bottom of the view.
  public var bottomLayoutGuide: any UILayoutSupport { CoveredArea(of: view, isTop: false) }
}
