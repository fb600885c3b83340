public import Foundation

/// An alert with a message and actions, presented like any controller.
///
/// It fades in over the screen and darkens what is behind. Its sizes and the fade are our choice:
/// UIKit's are unknown. Text fields are not modelled.
open class UIAlertController: UIViewController {
  /// The kind of an alert; raw values as in UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// A sheet at the lower edge.
    case actionSheet = 0
    /// A box in the middle.
    case alert = 1
  }

  /// The text below the title.
  open var message: String?
  /// The kind of the alert.
  public let preferredStyle: Style
  /// The actions, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []

  private static let width = 270.0
  private static let rowHeight = 44.0
  private static let margin = 16.0
  private static let dimming = 0.2

  private let box = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()

  /// Creates an alert without actions.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  /// Creates an empty alert, as a storyboard does.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  /// Adds an action; a second cancel action ends the run as it would end an app.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      fatalError("UIAlertController can only have one action with a style of .cancel")
    }
    actions.append(action)
    if isViewLoaded { addButton(for: action) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
    box.layer.name = "alert"
    box.backgroundColor = .systemBackground
    box.layer.cornerRadius = 14
    view.addSubview(box)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    for (label, text) in [(titleLabel, title), (messageLabel, message)] {
      label.text = text
      label.textAlignment = .center
      label.numberOfLines = 0
      box.addSubview(label)
    }
    for action in actions { addButton(for: action) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = preferredStyle == .alert ? Self.width : view.bounds.width - 2 * Self.margin
    var y = Self.margin
    for label in [titleLabel, messageLabel] where label.text != nil {
      let room = CGSize(width: width - 2 * Self.margin, height: .infinity)
      label.frame = CGRect(
        x: Self.margin,
        y: y,
        width: room.width,
        height: label.sizeThatFits(room).height
      )
      y = label.frame.maxY
    }
    y += Self.margin
    for button in orderedActions.compactMap(\.button) {
      button.frame = CGRect(x: 0, y: y, width: width, height: Self.rowHeight)
      y += Self.rowHeight
    }
    let top =
      preferredStyle == .alert
      ? (view.bounds.height - y) / 2 : view.bounds.height - y - Self.margin
    box.frame = CGRect(x: (view.bounds.width - width) / 2, y: top, width: width, height: y)
  }

  // Certain: the cancel action comes last.
  private var orderedActions: [UIAlertAction] {
    actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
  }

  private func addButton(for action: UIAlertAction) {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.isEnabled = action.isEnabled
    // The handler may retain the alert, and the alert retains the action.
    let tap = UIAction { [weak self, weak action] _ in
      guard let self, let action else { return }
      choose(action)
    }
    button.addAction(tap, for: .touchUpInside)
    box.addSubview(button)
    action.button = button
    view.setNeedsLayout()
  }

  // Inferred: the handler is called after the dismissal.
  private func choose(_ action: UIAlertAction) {
    guard let presenter = presentingViewController else { return }
    presenter.dismiss(animated: true) { action.handler?(action) }
  }
}
