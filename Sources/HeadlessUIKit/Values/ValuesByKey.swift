// Objective-C finds any property by its name. Without it, these are the ones that apps read so.

extension UIApplication {
  /// Returns the app for the key path `shared` or `sharedApplication`, as code for extensions reads
  /// it.
  public class func value(forKeyPath keyPath: String) -> Any? {
    ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
  }
}

extension UIBarButtonItem {
  /// Returns the view of the button for the key `view`; certain: it is nil before the bar has one.
  public func value(forKey key: String) -> Any? {
    key == "view" && view.superview != nil ? view : nil
  }
}
