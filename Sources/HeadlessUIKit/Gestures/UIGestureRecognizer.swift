public import Foundation
internal import JankEngine

/// Watches touches on a view and says when they amount to a gesture.
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
  }

  /// The view whose touches are watched.
  public internal(set) weak var view: UIView?
  /// How far the gesture is.
  public private(set) var state = State.possible
  /// Whether the recogniser watches at all; switching it off cancels a gesture that has begun.
  open var isEnabled = true {
    didSet { if !isEnabled { cancel() } }
  }

  /// The touches that the recogniser follows.
  private(set) var touches: [UITouch] = []
  private var handlers: [(UIGestureRecognizer) -> Void] = []

  /// Creates a recogniser without anybody to tell.
  public override init() {
    super.init()
  }

  func touchesBegan(_ touches: [UITouch]) {}
  func touchesMoved(_ touches: [UITouch]) {}
  func touchesEnded(_ touches: [UITouch]) {}
  /// A finger is about to join or leave the others.
  func touchesWillChange() {}
  /// A finger has left the others.
  func touchesDidChange() {}
}

extension UIGestureRecognizer {
  /// Creates a recogniser that calls a closure at every change of state and every movement.
  ///
  /// Stands where Objective-C takes a target and a selector.
  public convenience init(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Adds a closure to be called at every change of state and every movement.
  public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// The middle of the touches in the coordinates of a view, or of the window for nil, in points.
  public func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let sum = touches.reduce(SIMD2<Double>.zero) { $0 + SIMD2($1.location(in: view)) }
    return CGPoint(sum / Double(touches.count))
  }

  /// Whether a continuous gesture is under way.
  var isActive: Bool { state == .began || state == .changed }

  func begin(following touch: UITouch) {
    guard state != .failed else { return }
    touchesWillChange()
    touches.append(touch)
    touchesBegan([touch])
  }

  func move(_ touch: UITouch) {
    touchesMoved([touch])
  }

  func end(_ touch: UITouch) {
    if touch.phase == .cancelled {
      cancel()
    } else if touches.contains(where: { $0 !== touch }) {
      touchesWillChange()
      touches.removeAll { $0 === touch }
      touchesDidChange()
    } else {
      touchesEnded([touch])
      touches = []
    }
    if touches.isEmpty { state = .possible }
  }

  /// Takes the gesture away; the touches it followed are nothing to it any more.
  func cancel() {
    if isActive { change(to: .cancelled) }
    state = touches.isEmpty ? .possible : .failed
    touches = []
  }

  /// Gives way to another recogniser that has recognised the touches.
  func fail() {
    if isActive { change(to: .cancelled) }
    state = .failed
    touches = []
  }

  /// Sets the state and tells everybody.
  func change(to state: State) {
    let device = Simulation.current.device
    if state != self.state || state != .changed {
      device.record(.gesture, subject: String(describing: type(of: self)), name: "\(state)")
    }
    self.state = state
    device.spendCallback("gesture \(state)")
    for handler in handlers { handler(self) }
  }
}
