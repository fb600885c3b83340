internal import Foundation

extension UIScrollView {
  /// The look of the indicators; raw values as in UIKit.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// Dark with a light edge.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// How a drag dismisses the keyboard; raw values as in UIKit.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// When it begins.
    case onDrag = 1
    /// When it reaches the keyboard.
    case interactive = 2
  }

  /// Dismisses the keyboard of any field of the window, if a drag should.
  ///
  /// Our choice: interactively it does so as it begins, since the keyboard has no layers here.
  func dismissKeyboardIfAsked() {
    if keyboardDismissMode != .none { window?.endEditing(true) }
  }
}
