public import Foundation
internal import JankEngine

/// Watches touches on a view and says when they amount to a gesture.
///
/// A subclass of the app overrides the four methods that tell of touches and sets ``state``. Each
/// call tells of one touch, so that the order of a set decides nothing. What the setting leads to
/// is settled when all recognisers have seen the event.
open class UIGestureRecognizer: NSObject {
  /// How far the gesture is.
  public enum State: Int, Hashable, Sendable {
    /// Not decided yet.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture goes on.
    case changed
    /// The gesture is complete.
    case ended
    /// The gesture was taken away: the system needed the touch, or the recogniser was switched off.
    case cancelled
    /// The touches turned out to be something else.
    case failed

    /// A discrete gesture was recognised: the same as ended.
    public static let recognized = State.ended
  }

  /// The view whose touches are watched.
  public internal(set) weak var view: UIView?
  /// Answers what the recogniser cannot know.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// What the recogniser is called in the trace, instead of by its type.
  open var name: String?
  /// Whether touches are taken away from the view once they are recognised.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only when they are not recognised.
  open var delaysTouchesBegan = false
  /// Whether the view hears of the end of touches only when they are not recognised.
  open var delaysTouchesEnded = true
  /// Whether the recogniser watches at all; switching it off cancels a gesture that has begun.
  open var isEnabled = true {
    didSet { if !isEnabled { cancel() } }
  }

  /// The touches that the recogniser follows; those that ended stay until the gesture is over.
  var touches: [UITouch] = []
  /// What stands in the way of recognising, and what was asked for.
  var standing = GestureStanding()
  private var handlers: [Handler] = []
  private let home = HomeSimulation()

  private struct Handler {
    let target: ObjectIdentifier?
    let action: (UIGestureRecognizer) -> Void
  }

  /// Creates a recogniser without anybody to tell.
  public override init() {
    super.init()
  }

  /// How far the gesture is; a subclass sets it.
  open var state: State {
    get { standing.visibleState }
    set {
      standing.request(newValue)
      simulation.touchDispatcher.arbiter.noteRequest(of: self)
    }
  }

  /// A finger came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// A finger moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// A finger went up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took a finger away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The gesture is over and the next one may come.
  open func reset() {}

  /// Whether the recogniser, once it recognises, makes another fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another that recognises makes this one fail.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the recogniser has to wait for another to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another has to wait for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Fails, for a reason in words.
  func turnDown(because reason: String) {
    standing.refusal = reason
    state = .failed
  }

  /// Whether a finger that left while others stay is still one of the gesture's.
  var keepsLiftedTouches: Bool { false }
  /// A finger is about to join or leave the others.
  func touchesWillChange() {}
  /// A finger has joined or left the others.
  func touchesDidChange() {}
}

// MARK: What the app asks and says

extension UIGestureRecognizer {
  /// Creates a recogniser that calls a closure at every change of state and every movement.
  ///
  /// Stands where Objective-C takes a target and a selector.
  public convenience init(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Creates a recogniser that calls a method at every change of state and every movement.
  ///
  ///     UIPanGestureRecognizer(target: self, action: SheetController.handlePan)
  ///
  /// The method takes the recogniser as the type it is; the target is not retained.
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

  /// Takes away the methods of a target, or everything that is called for nil.
  public func removeTarget(_ target: AnyObject?) {
    let target = target.map { ObjectIdentifier($0) }
    handlers.removeAll { target == nil || $0.target == target }
  }

  /// Makes the recogniser wait until another has failed.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    standing.requirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  /// Takes no more notice of a touch.
  public func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// How many touches make up the gesture.
  public var numberOfTouches: Int { touches.count }

  /// The middle of the touches in the coordinates of a view, or of the window for nil, in points.
  public func location(in view: UIView?) -> CGPoint {
    view.inOwnCoordinates(middle)
  }

  /// Where one of the touches is in the coordinates of a view, or of the window for nil, in points.
  ///
  /// - Parameters:
  ///   - touchIndex: which touch, from 0 to less than ``numberOfTouches``.
  ///   - view: whose coordinates.
  /// - Returns: The place in points.
  public func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(touches.indices.contains(touchIndex), "there is no touch \(touchIndex)")
    return touches[touchIndex].location(in: view)
  }
}

// MARK: What the dispatcher and the arbiter do

extension UIGestureRecognizer {
  /// The simulation in which the recogniser was made.
  var simulation: Simulation { home.simulation }

  /// The middle of the touches on the screen, in points.
  var middle: SIMD2<Double> {
    guard !touches.isEmpty else { return .zero }
    return touches.reduce(.zero) { $0 + $1.locationOnScreen } / Double(touches.count)
  }

  /// Whether a continuous gesture is under way, or would be but for a rival that is to fail first.
  var isActive: Bool { standing.latestState == .began || standing.latestState == .changed }

  /// Whether the recogniser has seen a touch and not made up its mind.
  var isUndecided: Bool { standing.isInPlay && standing.settled == .possible }

  /// Shows an event to the recogniser, touch by touch.
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

  /// Follows a touch that just came down.
  func follow(_ touch: UITouch) {
    standing.isInPlay = true
    touchesWillChange()
    touches.removeAll(where: \.isOver)
    touches.append(touch)
    touchesDidChange()
  }

  private func letGo(of touch: UITouch) {
    guard !keepsLiftedTouches, touches.contains(where: { !$0.isOver }) else { return }
    touchesWillChange()
    touches.removeAll { $0 === touch }
    touchesDidChange()
  }

  /// Takes the gesture away; the touches it followed are nothing to it any more.
  func cancel() {
    guard standing.isInPlay, !standing.settled.isFinal else { return }
    if standing.settled == .possible {
      standing.fail(because: "it is taken away")
      simulation.touchDispatcher.settle()
    } else {
      state = .cancelled
    }
  }

  /// What the recogniser is called in the trace.
  var traceName: String { name ?? "\(type(of: self))" }

  /// Sets the state and tells everybody.
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

  /// Gets ready for the next gesture.
  func startOver() {
    standing.startOver()
    touches = []
    reset()
  }
}
