public import Foundation

/// An action of an alert.
open class UIAlertAction: NSObject {
  /// The style of an action; raw values as in UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary action.
    case `default` = 0
    /// An action that changes nothing; an alert has at most one.
    case cancel = 1
    /// An action that destroys something.
    case destructive = 2
  }

  /// The title of its button.
  public let title: String?
  /// The style of the action.
  public let style: Style
  /// Whether its button is enabled.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of its button.
  ///   - style: The style of the action.
  ///   - handler: Called after the action was chosen and the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
