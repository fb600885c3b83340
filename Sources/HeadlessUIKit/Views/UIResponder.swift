public import Foundation

/// The base class of views and view controllers: a member of the responder chain.
open class UIResponder: NSObject {
  /// The next responder in the chain.
  open var next: UIResponder? { nil }

  /// Called when a touch begins on the view; forwards to the next responder by default.
  ///
  /// Each call passes one touch, so the order of a set never matters.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when a touch moves; forwards to the next responder by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when a touch ends; forwards to the next responder by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system or a recogniser cancels a touch; forwards by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
