public import Foundation

extension UIWindow {
  /// The order of a window, from the back; raw values as in UIKit.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The order: larger numbers are in front.
    public let rawValue: CGFloat

    /// Creates a level from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of an app's window.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)

    /// Whether a level is behind another one.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }

    /// Returns a level a number in front of another one.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue + distance)
    }
  }
}
