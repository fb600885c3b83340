/// An object that takes text from the keyboard.
public protocol UIKeyInput: UIResponder {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Types a text at the end.
  func insertText(_ text: String)
  /// Deletes the last letter.
  func deleteBackward()
}

/// The keys of a keyboard; raw values as in UIKit.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The user's own.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For phone numbers.
  case phonePad = 5
  /// For names and phone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a point.
  case decimalPad = 8
}

/// The label of the return key; raw values as in UIKit.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Done.
  case done = 9
}
