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

  /// Called when a storyboard has created the object and set its outlets.
  open func awakeFromNib() {}

  /// Called by Xcode when it draws a design; never in a run.
  open func prepareForInterfaceBuilder() {}

  /// Returns whether leaving by VoiceOver was handled; no one leaves so on this device.
  open func accessibilityPerformEscape() -> Bool { false }

  // MARK: First responder

  /// Whether the responder may receive events without a place, such as text; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder may give up that role.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder receives events without a place.
  open var isFirstResponder: Bool { Simulation.running?.app.firstResponder === self }

  /// Makes the responder receive events without a place; returns whether it does.
  ///
  /// For a text field the keyboard comes up.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let app = Simulation.running?.app else { return false }
    app.keyboard.isFocusMoving = self is any UIKeyInput
    defer { app.keyboard.isFocusMoving = false }
    guard app.firstResponder?.resignFirstResponder() != false else { return false }
    app.firstResponder = self
    return true
  }

  /// Gives up that role; returns whether the responder did.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    Simulation.running?.app.firstResponder = nil
    return true
  }
}

extension UIView {
  func resignResponder(force: Bool) -> Bool {
    let app = simulation.app
    guard let first = app.firstResponder else { return true }
    let chain = sequence(first: first) { $0.next }
    guard chain.contains(where: { $0 === self }) else { return false }
    if first.resignFirstResponder() { return true }
    if force { app.firstResponder = nil }
    return force
  }
}
