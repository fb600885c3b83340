#if !canImport(ObjectiveC)
internal import Foundation

extension UIGestureRecognizer {
  /// Adds a selector to be performed at every change of state and every movement.
  public func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    listen(for: target, action) { [weak target] recognizer in
      if let target { action.send(to: target, recognizer) }
    }
  }

  /// Removes a selector of a target; nil stands for all of them.
  public func removeTarget(_ target: Any?, action: Selector?) {
    stopListening(for: target.map { $0 as AnyObject }, action)
  }
}
#endif
