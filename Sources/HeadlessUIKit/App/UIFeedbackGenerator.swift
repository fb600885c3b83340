public import Foundation

/// A generator of vibrations, which no frame shows and no time is known of.
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {}

  /// Wakes the hardware.
  open func prepare() {}
}

/// Vibrates as for a collision.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength; raw values as in UIKit.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// A light object.
    case light = 0
    /// An object of middle weight.
    case medium = 1
    /// A heavy object.
    case heavy = 2
  }

  /// Creates a generator of a strength.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Creates a generator of middle strength.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Vibrates.
  open func impactOccurred() {}
}

/// Vibrates as for a change of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Vibrates.
  open func selectionChanged() {}
}

/// Vibrates as for success or failure.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome; raw values as in UIKit.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// Success.
    case success = 0
    /// A warning.
    case warning = 1
    /// An error.
    case error = 2
  }

  /// Vibrates.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
