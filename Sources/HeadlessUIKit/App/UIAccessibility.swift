public import Foundation

/// The settings of the user that affect animations, as on a new device.
public enum UIAccessibility {
  /// Whether the user asked for less motion.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the user asked for less transparency.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether another device controls the screen.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }
}

extension UIAccessibility {
  /// A change that an app announces.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the change.
    public let rawValue: UInt32

    /// Creates a change from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The screen shows something new.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to read aloud.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Announces a change; certain: without a screen reader nothing follows from it.
  public static func post(notification: Notification, argument: Any?) {}

  /// Posted when the user asks for less motion, or no longer does; never on a new device.
  public static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
}
