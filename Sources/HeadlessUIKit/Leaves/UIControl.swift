internal import Foundation

/// A view that tells somebody what fingers do to it.
open class UIControl: UIView {
  /// What can happen to a control; raw values as in UIKit.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The finger moved in the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside of it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger went up in the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger went up outside of it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The finger was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value of the control changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for was done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Everything that fingers do.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control stands; raw values as in UIKit.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control does nothing.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is chosen.
    public static let selected = State(rawValue: 1 << 2)
  }

  // How far outside the bounds a finger still counts as inside; inferred from how buttons feel.
  private static let reach = 70.0

  /// Whether the control does anything.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on the control.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// How the control stands.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private var listeners: [Listener] = []

  private struct Listener {
    let events: Event
    let target: ObjectIdentifier?
    let action: (UIControl) -> Void
  }

  /// Whether a recogniser may begin: not one of a single tap on a view around the control.
  ///
  /// Certain: what a control does itself is not taken from it by such a recogniser.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self else {
      return true
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// Called when ``state`` has changed; a control of the system changes its looks.
  func stateDidChange() {}

  // MARK: Fingers

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = isInside(touches)
    sendActions(for: isHighlighted ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = false
    let isTap = isInside(touches)
    sendActions(for: isTap ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = false
    sendActions(for: .touchCancel)
  }

  private func isInside(_ touches: Set<UITouch>) -> Bool {
    // Each call tells of one finger.
    let room = bounds.insetBy(dx: -Self.reach, dy: -Self.reach)
    return touches.first.map { room.contains($0.location(in: self)) } ?? false
  }

  /// Tells everybody who waits for one of these events.
  open func sendActions(for controlEvents: Event) {
    for listener in listeners where !listener.events.isDisjoint(with: controlEvents) {
      simulation.device.spendCallback("control action")
      listener.action(self)
    }
  }
}

// MARK: Who is told

extension UIControl {
  /// Adds a method to be called at events; where Objective-C takes a selector.
  ///
  ///     button.addTarget(self, action: Page.close, for: .touchUpInside)
  ///
  /// The target is not retained.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping (Target) -> () -> Void,
    for controlEvents: Event
  ) {
    listen(controlEvents, for: ObjectIdentifier(target)) { [weak target] _ in
      if let target { action(target)() }
    }
  }

  /// Adds a method that takes the control, to be called at events.
  ///
  /// The target is not retained.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target,
    action: @escaping (Target) -> (Sender) -> Void,
    for controlEvents: Event
  ) {
    precondition(self is Sender, "the action takes a control of another type")
    listen(controlEvents, for: ObjectIdentifier(target)) { [weak target] control in
      if let target, let control = control as? Sender { action(target)(control) }
    }
  }

  /// Adds an action to be done at events.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    listen(controlEvents, for: ObjectIdentifier(action)) { control in
      action.sender = control
      action.handler(action)
    }
  }

  /// Takes away the methods of a target, or of all for nil, that are called at any of the events.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event = .allEvents) {
    listeners.removeAll { listener in
      (target == nil || listener.target == target.map { ObjectIdentifier($0) })
        && !listener.events.isDisjoint(with: controlEvents)
    }
  }

  /// Takes away an action that is done at any of the events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeTarget(action, for: controlEvents)
  }

  private func listen(
    _ events: Event,
    for target: ObjectIdentifier,
    _ action: @escaping (UIControl) -> Void
  ) {
    listeners.append(Listener(events: events, target: target, action: action))
  }
}
