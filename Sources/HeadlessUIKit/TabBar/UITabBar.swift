public import Foundation

/// The content of a tab bar for one view controller.
open class UITabBarItem: NSObject {
  /// The title, or nil for the view controller's own title.
  open var title: String?

  /// Creates an item that shows its view controller's title.
  public override init() {
    super.init()
  }

  /// Creates an item with a title.
  public init(title: String?) {
    self.title = title
  }
}

/// The bar at the bottom of a tab bar controller.
///
/// Its buttons have no views of their own: they share the width of the bar evenly, as on phones.
public final class UITabBar: UIView {
  weak var controller: UITabBarController?

  init() {
    super.init(frame: .zero)
    layer.name = "tab bar"
  }

  public override var isHidden: Bool {
    didSet {
      if let controller { simulation.observer.barWasAsked(of: controller, toHide: isHidden) }
    }
  }

  /// Returns nil: bars are not decoded from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Selects the tab of the button on which a tap ends.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let controller, let spot = touches.first?.location(in: self), bounds.contains(spot),
      let count = controller.viewControllers?.count, count > 0
    else { return }
    controller.tap(tab: min(Int(spot.x / bounds.width * CGFloat(count)), count - 1))
  }

  /// The items of the view controllers, first to last.
  public var items: [UITabBarItem]? { controller?.viewControllers?.map(\.tabBarItem) }

  /// The item of the selected view controller.
  public var selectedItem: UITabBarItem? { controller?.selectedViewController?.tabBarItem }
}
