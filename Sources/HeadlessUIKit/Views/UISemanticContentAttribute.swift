/// Whether a view is mirrored in languages that are written from right to left; raw values as in
/// UIKit.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// Mirrored.
  case unspecified = 0
  /// Controls of a player, not mirrored.
  case playback = 1
  /// Directions, not mirrored.
  case spatial = 2
  /// From left to right in every language.
  case forceLeftToRight = 3
  /// From right to left in every language.
  case forceRightToLeft = 4
}

/// A direction of layout; raw values as in UIKit.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

extension UIView {
  /// Whether the view is mirrored; cannot be set here, since mirrored layout is not modelled.
  public var semanticContentAttribute: UISemanticContentAttribute { .unspecified }

  /// The direction of the view's layout.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Returns the direction of a view with an attribute; the device's language is English.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
