public import Foundation
internal import JankEngine

/// The keyboard of the system, of which only its place is modelled: it has no layers.
struct Keyboard {
  /// The keyboard's rectangle on the screen; nil while it is hidden.
  var frame: CGRect?
  /// Whether the focus moves from one field to another, which keeps the keyboard.
  var isFocusMoving = false
  /// The number of its changes, by which a replaced one is known.
  var changeCount = 0
}

extension UIResponder {
  /// Posted before the keyboard comes up.
  public static let keyboardWillShowNotification =
    NSNotification.Name("UIKeyboardWillShowNotification")
  /// Posted after the keyboard has come up.
  public static let keyboardDidShowNotification =
    NSNotification.Name("UIKeyboardDidShowNotification")
  /// Posted before the keyboard goes down.
  public static let keyboardWillHideNotification =
    NSNotification.Name("UIKeyboardWillHideNotification")
  /// Posted after the keyboard has gone down.
  public static let keyboardDidHideNotification =
    NSNotification.Name("UIKeyboardDidHideNotification")
  /// Posted before the keyboard changes its place.
  public static let keyboardWillChangeFrameNotification =
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  /// Posted after the keyboard has changed its place.
  public static let keyboardDidChangeFrameNotification =
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")

  /// The key of the rectangle before, an `NSValue`, in points of the screen.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the rectangle after, an `NSValue`, in points of the screen.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration, an `NSNumber` of seconds.
  public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve, an `NSNumber`.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard belongs to the app, an `NSNumber`.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension Simulation {
  // Certain: the duration and the private curve that every keyboard notification carries.
  private static let keyboardDuration = 0.25
  private static let keyboardCurve = 7

  /// The height of the keyboard above the bottom of the screen, in points.
  ///
  /// Inferred from reports of developers: in portrait 336 on screens as tall as the iPhone X's,
  /// else 260, with the bar of suggestions; on its side 209 and 200.
  private var keyboardHeight: CGFloat {
    let size = app.screen.bounds.size
    let isTall = max(size.width, size.height) >= 812
    return size.width > size.height ? (isTall ? 209 : 200) : (isTall ? 336 : 260)
  }

  /// Brings the keyboard up for a field, or changes its height for the field's own views.
  func showKeyboard(input: UIView?, accessory: UIView?) {
    let screen = app.screen.bounds
    let height = (input?.frame.height ?? keyboardHeight) + (accessory?.frame.height ?? 0)
    let end = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    let begin = app.keyboard.frame ?? end.offsetBy(dx: 0, dy: height)
    guard app.keyboard.frame != end else { return }
    app.keyboard.frame = end
    post(
      [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification],
      then: [
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
      ],
      from: begin,
      to: end
    )
  }

  /// Takes the keyboard down, unless the focus moves to another field.
  func hideKeyboard() {
    guard let begin = app.keyboard.frame, !app.keyboard.isFocusMoving else { return }
    app.keyboard.frame = nil
    let end = begin.offsetBy(dx: 0, dy: begin.height)
    post(
      [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification],
      then: [
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification,
      ],
      from: begin,
      to: end
    )
  }

  private func post(
    _ before: [NSNotification.Name],
    then after: [NSNotification.Name],
    from begin: CGRect,
    to end: CGRect
  ) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.keyboardDuration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.keyboardCurve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let center = NotificationCenter.default
    app.keyboard.changeCount += 1
    let number = app.keyboard.changeCount
    for name in before { center.post(name: name, object: nil, userInfo: info) }
    // A change that another one replaces in its course does not end; our choice.
    _ = call(after: Interval(seconds: Self.keyboardDuration)) { [weak self] in
      guard self?.app.keyboard.changeCount == number else { return }
      for name in after { center.post(name: name, object: nil, userInfo: info) }
    }
  }
}
