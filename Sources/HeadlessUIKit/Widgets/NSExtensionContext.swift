public import Foundation

/// The connection of an extension to the app that shows it.
public final class NSExtensionContext: NSObject {
  private let process: AppProcess
  /// The largest mode that the widget supports; with ``NCWidgetDisplayMode/compact``, the widget
  /// cannot be expanded and has its preferred height, as before iOS 10.
  public var widgetLargestAvailableDisplayMode = NCWidgetDisplayMode.compact {
    didSet { modeDidChange?() }
  }
  var modeDidChange: (() -> Void)?
  /// What the host hands over: nothing in a Today extension.
  public let inputItems: [Any] = []

  init(_ process: AppProcess) {
    self.process = process
  }

  /// The mode in which the widget is shown.
  public var widgetActiveDisplayMode: NCWidgetDisplayMode {
    widgetLargestAvailableDisplayMode == .compact ? .compact : process.today.mode
  }

  /// Opens a URL in its app, asynchronously; a Today extension may open its own app.
  ///
  /// - Parameters:
  ///   - URL: The URL.
  ///   - completionHandler: Called with whether there is an app for it.
  public func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    process.open(URL, completionHandler)
  }
}

extension UIViewController {
  /// The connection of the extension to the app that shows it; nil in an app.
  public var extensionContext: NSExtensionContext? {
    (self as? WidgetRoot)?.context ?? parent?.extensionContext
  }
}
