public import Foundation

/// What views and controllers have in common: a place in the chain that events travel.
open class UIResponder: NSObject {
  /// The responder that is asked after this one.
  open var next: UIResponder? { nil }

  /// A finger came down on the view; passed on unless overridden.
  ///
  /// Each call tells of one finger, so that the order of a set decides nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// A finger moved; passed on unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// A finger went up; passed on unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// A finger was taken away, by the system or by a recogniser; passed on unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
