public import Foundation

/// A rectangle in a view that constraints can refer to.
///
/// System guides such as the safe area are modelled; an app's own guides are not.
public final class UILayoutGuide: NSObject {
  /// The view that contains the guide.
  public private(set) weak var owningView: UIView?
  /// The name of the guide in warnings.
  public let identifier: String

  static let marginsName = "layoutMargins"

  init(in view: UIView, identifier: String) {
    owningView = view
    self.identifier = identifier
  }

  /// The rectangle in the coordinates of its view, in points.
  public var layoutFrame: CGRect {
    owningView.map { $0.bounds.inset(by: layoutInsets) } ?? .zero
  }
}

extension UIView {
  /// The distances that bars cover at each edge, in points.
  ///
  /// The devices' screens have no rounded corners or notches, so only the bars of navigation and
  /// tab bar controllers count. Outside a window the insets are zero.
  public var safeAreaInsets: UIEdgeInsets {
    guard let superview else { return .zero }
    var insets = superview.safeAreaInsets
    if let bars = viewController?.coveringBars {
      insets.top = max(insets.top, bars.top)
      insets.bottom = max(insets.bottom, bars.bottom)
    }
    let (frame, outer) = (placedFrame, superview.bounds)
    let own = viewController?.additionalSafeAreaInsets ?? .zero
    return UIEdgeInsets(
      top: max(insets.top - frame.minY, 0) + own.top,
      left: max(insets.left - frame.minX, 0) + own.left,
      bottom: max(insets.bottom - (outer.height - frame.maxY), 0) + own.bottom,
      right: max(insets.right - (outer.width - frame.maxX), 0) + own.right
    )
  }
}

extension UIViewController {
  /// The distances that the bars of the container cover at the top and bottom, in points.
  var coveringBars: (top: CGFloat, bottom: CGFloat)? {
    if let navigation = parent as? UINavigationController {
      let bottom = navigation.tabBarHeight(above: self)
      return (max(navigation.navigationBar.frame.maxY, 0), bottom)
    }
    guard let tabs = parent as? UITabBarController else { return nil }
    let stack = self as? UINavigationController
    return (0, stack?.tabBarHeight(in: tabs) ?? tabs.tabBar.bounds.height)
  }
}
