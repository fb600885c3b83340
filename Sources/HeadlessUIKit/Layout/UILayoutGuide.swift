public import Foundation

/// A rectangle in a view that constraints can speak of.
///
/// Guides of the system are modelled, as the safe area is; those that an app makes itself are not.
public final class UILayoutGuide: NSObject {
  /// The view that the guide lies in.
  public private(set) weak var owningView: UIView?
  /// What the guide is called where a constraint cannot be met.
  public let identifier: String

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
  /// How much of each edge a bar covers, in points.
  ///
  /// The screens of the devices have no corners or notches to keep clear of; so what is left are
  /// the bars of navigation and tab bar controllers. Outside of windows it is nothing.
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
  /// How much of the upper and lower edge the bars of its container cover, in points.
  var coveringBars: (top: CGFloat, bottom: CGFloat)? {
    if let navigation = parent as? UINavigationController {
      return (max(navigation.navigationBar.frame.maxY, 0), 0)
    }
    if let tabs = parent as? UITabBarController { return (0, tabs.tabBar.bounds.height) }
    return nil
  }
}
