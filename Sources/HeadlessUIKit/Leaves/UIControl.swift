internal import Foundation

/// A view that sends actions in response to touches.
open class UIControl: UIView {
  /// The events of a control; raw values as in UIKit.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The touch moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value of the control changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The user began to edit a text.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed a text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The user ended to edit a text.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user pressed the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control; raw values as in UIKit.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Neither highlighted, disabled nor selected.
    public static let normal: State = []
    /// A touch is down on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control ignores touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  // The distance outside the bounds that still counts as inside; inferred from how buttons feel.
  private static let reach = 70.0

  /// Whether the control responds to touches.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a touch is down on the control.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// The control's state.
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
    let selector: Selector?
    let action: (UIControl) -> Void
  }

  /// Whether a recogniser may begin: false for a single tap of another view.
  ///
  /// Certain: such a recogniser does not block a control's own action.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self else {
      return true
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// Called after ``state`` changed; system controls update their appearance.
  func stateDidChange() {}

  /// The events of a touch that ends inside.
  var tapEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  // MARK: Touches

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
    sendActions(for: isTap ? tapEvents : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = false
    sendActions(for: .touchCancel)
  }

  private func isInside(_ touches: Set<UITouch>) -> Bool {
    // Each call passes one touch.
    let room = bounds.insetBy(dx: -Self.reach, dy: -Self.reach)
    return touches.first.map { room.contains($0.location(in: self)) } ?? false
  }

  /// Calls the actions of any of the events.
  open func sendActions(for controlEvents: Event) {
    for listener in listeners where !listener.events.isDisjoint(with: controlEvents) {
      simulation.device.spendCallback("control action")
      listener.action(self)
    }
  }
}

// MARK: Targets and actions

extension UIControl {
  /// Adds a method to be called at events, in place of Objective-C's selector.
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

  /// Adds an action to be performed at events.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    listen(controlEvents, for: ObjectIdentifier(action)) { control in
      action.sender = control
      action.handler(action)
    }
  }

  /// Removes the methods of a target, or of all for nil, that are called at any of the events.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event = .allEvents) {
    listeners.removeAll { listener in
      (target == nil || listener.target == target.map { ObjectIdentifier($0) })
        && !listener.events.isDisjoint(with: controlEvents)
    }
  }

  /// Removes an action that is performed at any of the events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeTarget(action, for: controlEvents)
  }

  func listen(
    _ events: Event,
    for target: ObjectIdentifier?,
    _ selector: Selector? = nil,
    _ action: @escaping (UIControl) -> Void
  ) {
    listeners.append(
      Listener(events: events, target: target, selector: selector, action: action)
    )
  }

  func stopListening(_ events: Event, for target: ObjectIdentifier?, _ selector: Selector?) {
    listeners.removeAll { listener in
      (target == nil || listener.target == target)
        && (selector == nil || listener.selector == selector)
        && !listener.events.isDisjoint(with: events)
    }
  }
}
