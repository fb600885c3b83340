#if !canImport(ObjectiveC)
internal import Foundation

extension UIControl {
  /// Adds a selector to be performed at events.
  ///
  /// Without a target, the first responder from the control outwards that has the method performs
  /// it. The target is not retained.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target = target.map({ $0 as AnyObject }) else {
      listen(controlEvents, for: nil, action) { control in
        let responders = sequence(first: control as UIResponder) { $0.next }
        _ = responders.first { action.attempt(on: $0, control, nil) }
      }
      return
    }
    listen(controlEvents, for: ObjectIdentifier(target), action) { [weak target] control in
      if let target { action.send(to: target, control, nil) }
    }
  }

  /// Removes a selector of a target at events; nil stands for all of them.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    stopListening(controlEvents, for: target.map { ObjectIdentifier($0 as AnyObject) }, action)
  }
}
#endif
