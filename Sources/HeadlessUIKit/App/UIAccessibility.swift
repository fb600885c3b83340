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
