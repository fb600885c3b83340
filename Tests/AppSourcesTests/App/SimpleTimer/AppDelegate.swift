import UIKit

extension Notification.Name {
  static let taskDidFinishInWidget = Notification.Name("taskDidFinishInWidget")
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    guard url.scheme?.lowercased() == "simpletimer" else { return false }
    if url.host == "finished" {
      NotificationCenter.default.post(name: .taskDidFinishInWidget, object: nil)
    }
    return true
  }
}
