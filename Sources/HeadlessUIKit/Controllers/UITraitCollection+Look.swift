public import Foundation

/// The appearance of the system; raw values as in UIKit.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Unknown.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// Whether the screen senses the force of a touch; raw values as in UIKit.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  /// Unknown.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// The direction of reading; raw values as in UIKit.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Unknown.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The size of text that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size.
  public let rawValue: String

  /// Creates a size from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The size of a new device.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Posted when the user has changed the size; never on a new device.
  public static let didChangeNotification =
    NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
}

extension UITraitCollection {
  /// The appearance: the light one, as on a new device.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// Whether the screen senses the force of a touch: it does not.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// The direction of reading: from left to right.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  /// The size of text: that of a new device.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

extension UIColor {
  /// Creates the colour that a closure returns for the traits of the device.
  ///
  /// The appearance of a run does not change, so the closure is called once.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(rgba: dynamicProvider(.current).rgba)
  }

  /// Returns the colour itself: it is that of the light appearance.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
}
