public import Foundation

/// What stands for a controller in a navigation bar.
open class UINavigationItem: NSObject {
  /// The text in the middle of the bar, or nil for the controller's own title.
  open var title: String?
  /// Whether the way back is not offered, which also switches the system's pop gesture off.
  open var hidesBackButton = false {
    didSet { bar?.updateWayBack() }
  }

  /// The buttons at the left edge, the first one leftmost; they take the place of the way back.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { bar?.updateItems() }
  }
  /// The buttons at the right edge, the first one rightmost.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { bar?.updateItems() }
  }
  /// The leftmost button, alone if it is set.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The rightmost button, alone if it is set.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The bar that shows the item.
  weak var bar: UINavigationBar?

  /// Creates an item that shows the title of its controller.
  public override init() {
    super.init()
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }
}
