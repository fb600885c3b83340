public import Foundation
internal import JankEngine

/// Watches touches on a view and recognises a gesture.
///
/// A subclass overrides the four touch methods and sets ``state``. Each call passes one touch, so
/// the order of a set never matters. A new state takes effect after all recognisers have received
/// the event.
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Hashable, Sendable {
    /// The gesture is undecided.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture continues.
    case changed
    /// The gesture is complete.
    case ended
    /// The system cancelled the touch, or the recogniser was disabled.
    case cancelled
    /// The touches do not fit the gesture.
    case failed

    /// A discrete gesture was recognised; the same as ``ended``.
    public static let recognized = State.ended
  }

  /// The view whose touches the recogniser watches.
  public internal(set) weak var view: UIView?
  /// The object that decides which touches the recogniser receives and whether it may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The name used in the trace; nil uses the type's name.
  open var name: String?
  /// Whether a recognised gesture cancels its touches in the view.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches only if the gesture fails.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches only if the gesture fails.
  open var delaysTouchesEnded = true
  /// Whether the recogniser receives touches; setting it to false cancels a gesture under way.
  open var isEnabled = true {
    didSet { if !isEnabled { cancel() } }
  }

  /// The touches that the recogniser follows; ended touches stay until the gesture is over.
  var touches: [UITouch] = []
  var standing = GestureStanding()
  private var handlers: [Handler] = []
  private let home = HomeSimulation()

  private struct Handler {
    let target: ObjectIdentifier?
    var selector: Selector?
    let action: (UIGestureRecognizer) -> Void
  }

  /// Creates a recogniser without handlers.
  public override init() {
    super.init()
  }

  #if !canImport(ObjectiveC)
  /// Creates a recogniser that performs a selector at every change of state and every movement.
  ///
  /// The target is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  #endif

  /// The state of the gesture; a subclass sets it.
  open var state: State {
    get { standing.visibleState }
    set {
      standing.request(newValue)
      simulation.touchDispatcher.arbiter.noteRequest(of: self)
    }
  }

  /// Called when a touch begins.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a touch moves.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a touch ends.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system cancels a touch.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the gesture is over, before the next one.
  open func reset() {}

  /// Whether this recogniser makes another one fail when it recognises.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recogniser makes this one fail when it recognises.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recogniser waits for another one to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recogniser waits for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Fails for a reason, given as a clause.
  func turnDown(because reason: String) {
    standing.rejection = reason
    state = .failed
  }

  /// Whether a touch that ended while others continue stays part of the gesture.
  var keepsReleasedTouches: Bool { false }
  func touchesWillChange() {}
  func touchesDidChange() {}
}

// MARK: Handlers and requirements

extension UIGestureRecognizer {
  /// Creates a recogniser that calls a closure at every change of state and every movement.
  ///
  /// Replaces Objective-C's target and selector.
  public convenience init(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Creates a recogniser that calls a method at every change of state and every movement.
  ///
  ///     UIPanGestureRecognizer(target: self, action: SheetController.handlePan)
  ///
  /// The method's parameter has the recogniser's own type. The target is not retained.
  public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    target: Target,
    action: @escaping (Target) -> (Recognizer) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Adds a method to be called at every change of state and every movement.
  ///
  /// The target is not retained.
  public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    _ target: Target,
    action: @escaping (Target) -> (Recognizer) -> Void
  ) {
    precondition(self is Recognizer, "the action takes a recogniser of another type")
    let call = { [weak target] (recognizer: UIGestureRecognizer) in
      guard let target, let recognizer = recognizer as? Recognizer else { return }
      action(target)(recognizer)
    }
    handlers.append(Handler(target: ObjectIdentifier(target), action: call))
  }

  /// Adds a closure to be called at every change of state and every movement.
  public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(Handler(target: nil, action: handler))
  }

  func listen(
    for target: AnyObject,
    _ selector: Selector,
    _ action: @escaping (UIGestureRecognizer) -> Void
  ) {
    handlers.append(
      Handler(target: ObjectIdentifier(target), selector: selector, action: action)
    )
  }

  func stopListening(for target: AnyObject?, _ selector: Selector?) {
    let target = target.map { ObjectIdentifier($0) }
    handlers.removeAll { handler in
      (target == nil || handler.target == target)
        && (selector == nil || handler.selector == selector)
    }
  }

  /// Removes the methods of a target, or all methods and closures for nil.
  public func removeTarget(_ target: AnyObject?) {
    let target = target.map { ObjectIdentifier($0) }
    handlers.removeAll { target == nil || $0.target == target }
  }

  /// Makes the recogniser wait until another has failed.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    standing.requirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  /// Stops following a touch.
  public func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// The number of touches in the gesture.
  public var numberOfTouches: Int { touches.count }

  /// Returns the centre of the touches in the coordinates of a view, or of the window for nil, in
  /// points.
  public func location(in view: UIView?) -> CGPoint {
    view.inOwnCoordinates(middle)
  }

  /// Returns the location of a touch in the coordinates of a view, or of the window for nil.
  ///
  /// - Parameters:
  ///   - touchIndex: The index of the touch, from 0 to less than ``numberOfTouches``.
  ///   - view: The view whose coordinates are used.
  /// - Returns: The location in points.
  public func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(touches.indices.contains(touchIndex), "there is no touch \(touchIndex)")
    return touches[touchIndex].location(in: view)
  }
}

// MARK: Dispatcher and arbiter

extension UIGestureRecognizer {
  var simulation: Simulation { home.simulation }

  /// The centre of the touches on the screen, in points.
  var middle: SIMD2<Double> {
    guard !touches.isEmpty else { return .zero }
    return touches.reduce(.zero) { $0 + $1.locationOnScreen } / Double(touches.count)
  }

  /// Whether a continuous gesture is under way, or only waits for another recogniser to fail.
  var isActive: Bool { standing.latestState == .began || standing.latestState == .changed }

  /// Whether a touch began and the gesture is still undecided.
  var isUndecided: Bool { standing.isInPlay && standing.settled == .possible }

  /// Delivers an event to the recogniser, one touch at a time.
  func receive(_ event: UIEvent) {
    standing.isWatching = true
    defer { standing.isWatching = false }
    for touch in event.touches {
      guard standing.seesTouches, touches.contains(where: { $0 === touch }) else { continue }
      switch touch.phase {
      case .began: touchesBegan([touch], with: event)
      case .moved: touchesMoved([touch], with: event)
      case .stationary: break
      case .ended:
        letGo(of: touch)
        touchesEnded([touch], with: event)
      case .cancelled: touchesCancelled([touch], with: event)
      }
    }
  }

  func follow(_ touch: UITouch) {
    standing.isInPlay = true
    touchesWillChange()
    touches.removeAll(where: \.isOver)
    touches.append(touch)
    touchesDidChange()
  }

  private func letGo(of touch: UITouch) {
    guard !keepsReleasedTouches, touches.contains(where: { !$0.isOver }) else { return }
    touchesWillChange()
    touches.removeAll { $0 === touch }
    touchesDidChange()
  }

  func cancel() {
    guard standing.isInPlay, !standing.settled.isFinal else { return }
    if standing.settled == .possible {
      standing.fail(because: "it was cancelled")
      simulation.touchDispatcher.settle()
    } else {
      state = .cancelled
    }
  }

  var traceName: String { name ?? "\(type(of: self))" }

  /// Sets the state, records it and calls the handlers.
  func change(to state: State) {
    let device = simulation.device
    if state != standing.settled || state != .changed {
      device.record(.gesture, subject: traceName, name: "\(state)")
    }
    standing.settled = state
    device.spendCallback("gesture \(state)")
    if isActive { simulation.touchDispatcher.stateTouchTime() }
    simulation.observer.gestureActs(self) {
      for handler in handlers { handler.action(self) }
    }
  }

  func startOver() {
    standing.startOver()
    touches = []
    reset()
  }
}
