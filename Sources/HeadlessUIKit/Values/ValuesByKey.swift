// Objective-C finds any property by its name. Without it, these are the ones that apps read so.

extension UIApplication {
  /// Returns the app for the key path `shared` or `sharedApplication`, as code for extensions reads
  /// it; a fatal error for another one.
  public class func value(forKeyPath keyPath: String) -> Any? {
    guard ["shared", "sharedApplication"].contains(keyPath) else {
      refuseKey(keyPath, of: "UIApplication", known: "shared and sharedApplication")
    }
    return shared
  }
}

extension UIBarButtonItem {
  /// Returns the value of a property; a fatal error for an unknown key.
  ///
  /// Certain: the private key `view` gives the view of the button, nil before the bar has one.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "view": view.superview == nil ? nil : view
    case "title": title
    case "enabled", "isEnabled": isEnabled
    default: refuseKey(key, of: "UIBarButtonItem", known: "view, title and enabled")
    }
  }
}

/// Ends the run as an exception for an undefined key does in UIKit.
private func refuseKey(_ key: String, of type: String, known: String) -> Never {
  fatalError(
    """
    \(type) is not key value coding-compliant for the key "\(key)". JankLab knows \(known).
    """
  )
}
