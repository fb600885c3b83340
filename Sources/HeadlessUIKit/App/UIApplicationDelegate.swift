public import Foundation

/// The object that hears of the life of the app, which a ``Phone`` plays.
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called when the app has launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when a URL of the app is opened, after the launch and before the app becomes active.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Called when the app is about to lose its events.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has left the screen; it is suspended soon after.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the app is about to return to the screen.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the app receives events.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the system runs out of memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns false.
  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

extension UIApplication {
  /// A key of what the app was launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
