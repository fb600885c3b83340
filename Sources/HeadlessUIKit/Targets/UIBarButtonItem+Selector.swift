#if !canImport(ObjectiveC)
internal import Foundation

extension UIBarButtonItem {
  /// Creates an item with a title that performs a selector.
  ///
  /// The target is not retained.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, primaryAction: UIAction.performing(action, on: target))
    self.style = style
  }

  /// Creates an item with an image that performs a selector.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, primaryAction: UIAction.performing(action, on: target))
    self.style = style
  }

  /// Creates a system item that performs a selector.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(systemItem: systemItem, primaryAction: UIAction.performing(action, on: target))
  }
}

extension UIAction {
  fileprivate static func performing(_ action: Selector?, on target: Any?) -> UIAction? {
    guard let action, let target = target.map({ $0 as AnyObject }) else { return nil }
    return UIAction { [weak target] event in
      if let target { action.send(to: target, event.sender) }
    }
  }
}
#endif
