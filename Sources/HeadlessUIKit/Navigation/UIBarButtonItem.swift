public import Foundation

/// A button in a bar.
open class UIBarButtonItem: NSObject {
  /// The style of the title; raw values as in UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// The default style.
    case plain = 0
    /// The emphasized style of an action that completes a task.
    case done = 2
  }

  /// A button with a title of the system; raw values as in UIKit.
  public enum SystemItem: Int, Hashable, Sendable {
    /// Completes a task.
    case done = 0
    /// Cancels a task.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Saves changes.
    case save = 3
    /// Adds something.
    case add = 4
    /// Space that grows between items.
    case flexibleSpace = 5
    /// Space of a fixed width between items.
    case fixedSpace = 6
    /// Writes something.
    case compose = 7
    /// Shows a list of actions.
    case action = 9
    /// Searches.
    case search = 12
    /// Loads again.
    case refresh = 13
    /// Stops.
    case stop = 14
    /// Deletes.
    case trash = 16
    /// Closes the screen.
    case close = 24

    fileprivate var title: String {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "Add"
      case .flexibleSpace, .fixedSpace: ""
      case .compose: "Compose"
      case .action: "Action"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .trash: "Trash"
      case .close: "Close"
      }
    }
  }

  /// The text of the button.
  open var title: String? { didSet { update() } }
  /// The image of the button.
  open var image: UIImage? { didSet { update() } }
  /// Whether the button responds to touches.
  open var isEnabled = true { didSet { update() } }
  /// The colour of the button, or nil for that of the bar.
  open var tintColor: UIColor? { didSet { update() } }
  /// The style of the title.
  open var style: Style
  /// A view that replaces the button.
  public let customView: UIView?

  private let action: UIAction?
  private lazy var button = makeButton()

  /// Creates an item that performs an action.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    style = .plain
    action = primaryAction
    customView = nil
  }

  /// Creates a system item that performs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: systemItem.title, primaryAction: primaryAction)
    style = systemItem == .done || systemItem == .save ? .done : .plain
  }

  /// Creates an item with a custom view.
  public init(customView: UIView) {
    self.customView = customView
    style = .plain
    action = nil
  }

  /// Creates an item that calls a method, in place of Objective-C's selector.
  ///
  /// The target is not retained.
  public convenience init<Target: AnyObject>(
    title: String?,
    style: Style,
    target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init(title: title, primaryAction: .calling(action, of: target))
    self.style = style
  }

  /// Creates a system item that calls a method, in place of Objective-C's selector.
  ///
  /// The target is not retained.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem,
    target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init(systemItem: systemItem, primaryAction: .calling(action, of: target))
  }
}

extension UIBarButtonItem {
  var view: UIView { customView ?? button }

  private func makeButton() -> UIButton {
    let button = UIButton(type: .system)
    if let action { button.addAction(action, for: .touchUpInside) }
    show(in: button)
    return button
  }

  private func update() {
    if customView == nil { show(in: button) }
  }

  private func show(in button: UIButton) {
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.isEnabled = isEnabled
    button.tintColor = tintColor
  }
}

extension UIAction {
  fileprivate static func calling<Target: AnyObject>(
    _ method: @escaping (Target) -> () -> Void,
    of target: Target
  ) -> UIAction {
    UIAction { [weak target] _ in if let target { method(target)() } }
  }
}
