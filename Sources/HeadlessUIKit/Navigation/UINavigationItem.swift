public import Foundation

/// The content of a navigation bar for one view controller.
open class UINavigationItem: NSObject {
  /// The title, or nil for the view controller's own title.
  open var title: String?
  /// Whether the back button is hidden, which also disables the system's pop gesture.
  open var hidesBackButton = false {
    didSet { bar?.updateWayBack() }
  }

  /// The buttons at the left edge, the first one leftmost; they replace the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { bar?.updateItems() }
  }
  /// The buttons at the right edge, the first one rightmost.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { bar?.updateItems() }
  }
  /// The leftmost button; setting it replaces all buttons on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The rightmost button; setting it replaces all buttons on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  weak var bar: UINavigationBar?

  /// Creates an item that shows its view controller's title.
  public override init() {
    super.init()
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }
}
