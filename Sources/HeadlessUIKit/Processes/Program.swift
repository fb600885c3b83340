internal import Foundation
public import JankTrace

/// An app as it is installed on a ``Phone``, with its widget.
public struct Program {
  /// The bundle identifier, such as `com.example.timer`.
  public let identifier: String
  /// The schemes of the URLs that open the app, in any case.
  public var urlSchemes: Set<String> = []
  /// The main-thread time from the start of the process to the launch of the app.
  public var launchTime = Interval.milliseconds(400)
  /// The memory of the app before it allocates any, in bytes.
  public var footprint = 20_000_000
  /// Builds the app in its window, and returns its delegate.
  public let launch: (UIWindow) -> (any UIApplicationDelegate)?
  /// The Today extension in the bundle of the app.
  public var widget: Widget?

  /// Creates an app.
  ///
  /// - Parameters:
  ///   - identifier: The bundle identifier, unique on the phone.
  ///   - launch: Builds the app in its window, and returns its delegate.
  public init(
    _ identifier: String,
    launch: @escaping (UIWindow) -> (any UIApplicationDelegate)?
  ) {
    self.identifier = identifier
    self.launch = launch
  }
}

extension Program {
  /// A Today extension as it is installed with its app.
  public struct Widget {
    /// The bundle identifier, unique on the phone.
    public let identifier: String
    /// The main-thread time from the start of the process to its first code.
    public var launchTime = Interval.milliseconds(150)
    /// The memory of the extension before it allocates any, in bytes.
    public var footprint = 4_000_000
    /// The memory at which the system ends the extension, in bytes.
    ///
    /// Inferred: 16 MB is what a speaker at a conference measured.
    public var memoryLimit = 16_000_000
    /// Creates the view controller of the extension.
    public let makeController: () -> UIViewController

    /// Creates a Today extension.
    ///
    /// - Parameters:
    ///   - identifier: The bundle identifier, unique on the phone.
    ///   - makeController: Creates the view controller.
    public init(_ identifier: String, makeController: @escaping () -> UIViewController) {
      self.identifier = identifier
      self.makeController = makeController
    }
  }
}

/// The durations of the system that no public source states; our choices, unknown.
enum SystemTimes {
  /// A message between two processes.
  static let message = Interval.microseconds(200)
  /// The time after which a value of shared defaults is visible to other processes by itself.
  static let defaults = Interval.milliseconds(100)
  /// From the callback `applicationDidEnterBackground` to suspension; five seconds are what Apple
  /// grants at most.
  static let backgroundTime = Interval.milliseconds(5000)
  /// How long a suspended extension stays in memory.
  static let suspendedExtension = Interval.milliseconds(10_000)
  /// The animations of the system's own screens, in seconds.
  static let animation = 0.3
  /// The time without a response after which a main thread counts as hung; certain, from Apple's
  /// "Understanding user interface responsiveness".
  static let hang = Interval.milliseconds(250)
}
