public import Foundation
internal import JankTrace

extension UIApplication {
  /// The state of an app; raw values as in UIKit.
  public enum State: Int, Hashable, Sendable {
    /// On screen and receiving events.
    case active = 0
    /// On screen without events, as under the Notification Center.
    case inactive = 1
    /// Not on screen.
    case background = 2
  }

  /// The state of the app; always active on a device with one app.
  public var applicationState: State {
    switch ownSimulation.app.process?.state {
    case nil, .active: .active
    case .inactive, .launching, .notRunning: .inactive
    case .background, .suspended: .background
    }
  }

  /// The object that hears of the life of the app.
  public var delegate: (any UIApplicationDelegate)? {
    get { ownSimulation.app.delegate }
    set { ownSimulation.app.delegate = newValue }
  }

  /// Posted when the app is about to lose its events.
  public static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  /// Posted when the app has left the screen.
  public static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app is about to return to the screen.
  public static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted when the app receives events.
  public static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted when the system runs out of memory.
  public static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")

  /// Opens a URL with the app of its scheme, asynchronously.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Not read.
  ///   - completion: Called with whether there is such an app.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let process = ownSimulation.app.process else {
      ownSimulation.warn("there is no app that opens \(url)")
      completion?(false)
      return
    }
    process.open(url, completion)
  }

  /// A key of the options to open a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// A key of the options of an opened URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The identifier of the app or extension that asked for it; no value if the system did.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
