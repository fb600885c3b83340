public import Foundation

/// Sets for the Notification Center whether a widget has content.
public final class NCWidgetController: NSObject {
  private let home = HomeSimulation()

  /// Creates a controller.
  public override init() {}

  /// Creates a controller, as the class method of NotificationCenter does.
  public static func widgetController() -> NCWidgetController { NCWidgetController() }

  /// Sets whether a widget has content; one without is hidden and not started.
  ///
  /// - Parameters:
  ///   - flag: Whether there is content.
  ///   - bundleID: The bundle identifier of the widget.
  public func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {
    let simulation = home.simulation
    guard let phone = simulation.app.services.phone else {
      return simulation.warn("setHasContent: this device has no Notification Center")
    }
    phone.tellSystem { phone.setHasContent(flag, of: bundleID) }
  }
}
