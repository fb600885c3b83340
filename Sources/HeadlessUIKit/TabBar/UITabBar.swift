public import Foundation

/// What stands for a controller in a tab bar.
open class UITabBarItem: NSObject {
  /// The text of the tab, or nil for the controller's own title.
  open var title: String?

  /// Creates an item that shows the title of its controller.
  public override init() {
    super.init()
  }

  /// Creates an item with a title.
  public init(title: String?) {
    self.title = title
  }
}

/// The bar below the pages of a tab bar controller; its buttons are not modelled.
public final class UITabBar: UIView {
  weak var controller: UITabBarController?

  init() {
    super.init(frame: .zero)
    layer.name = "tab bar"
  }

  /// Answers nil: bars are not read from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The items of the controllers, first to last.
  public var items: [UITabBarItem]? { controller?.viewControllers?.map(\.tabBarItem) }

  /// The item of the selected controller.
  public var selectedItem: UITabBarItem? { controller?.selectedViewController?.tabBarItem }
}
