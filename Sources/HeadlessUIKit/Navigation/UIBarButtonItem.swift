public import Foundation

/// A button in a bar.
open class UIBarButtonItem: NSObject {
  /// How the title looks; raw values as in UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// As ever.
    case plain = 0
    /// Standing out, because it ends something.
    case done = 2
  }

  /// A button that the system knows the title of; raw values as in UIKit.
  public enum SystemItem: Int, Hashable, Sendable {
    /// Ends what was done.
    case done = 0
    /// Takes it back.
    case cancel = 1
    /// Begins to edit.
    case edit = 2
    /// Keeps what was done.
    case save = 3
    /// Adds something.
    case add = 4
    /// Closes the page.
    case close = 24

    fileprivate var title: String {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "Add"
      case .close: "Close"
      }
    }
  }

  /// The text of the button.
  open var title: String? { didSet { update() } }
  /// The picture of the button.
  open var image: UIImage? { didSet { update() } }
  /// Whether the button does anything.
  open var isEnabled = true { didSet { update() } }
  /// The colour of the button, or nil for that of the bar.
  open var tintColor: UIColor? { didSet { update() } }
  /// How the title looks.
  open var style: Style
  /// A view that stands in the bar instead of the button.
  public let customView: UIView?

  private let action: UIAction?
  private lazy var button = makeButton()

  /// Creates an item that does one thing.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    style = .plain
    action = primaryAction
    customView = nil
  }

  /// Creates an item of the system that does one thing.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: systemItem.title, primaryAction: primaryAction)
    style = systemItem == .done || systemItem == .save ? .done : .plain
  }

  /// Creates an item that is a view.
  public init(customView: UIView) {
    self.customView = customView
    style = .plain
    action = nil
  }

  /// Creates an item that calls a method; where Objective-C takes a selector.
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

  /// Creates an item of the system that calls a method; where Objective-C takes a selector.
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
  /// What stands in the bar.
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
