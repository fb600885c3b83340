public import Foundation

/// One way out of an alert.
open class UIAlertAction: NSObject {
  /// What kind of way out it is; raw values as in UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary one.
    case `default` = 0
    /// It leaves everything as it is; there is one at most.
    case cancel = 1
    /// It destroys something.
    case destructive = 2
  }

  /// The text on its button.
  public let title: String?
  /// What kind of way out it is.
  public let style: Style
  /// Whether its button does anything.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton?

  /// Creates a way out.
  ///
  /// - Parameters:
  ///   - title: the text on its button.
  ///   - style: what kind of way out it is.
  ///   - handler: called when it was chosen and the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
