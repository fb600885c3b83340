internal import HeadlessUIKit

/// A player on the main thread that moves like a spring with a library's integration.
///
/// The spring moves an offset of one screen height in points, as apps animate it. A spring of the
/// choreography is used; any other pace becomes a critically damped spring of its duration. The
/// player ends when the engine considers the spring at rest, not at the duration. A spring
/// specified as timing is truncated at the duration.
final class SpringPlayer<Engine: SpringEngine>: Player {
  typealias EngineFactory = (_ spring: Spring, _ displacement: Double, _ velocity: Double) -> Engine

  private let clock: any FrameClock
  private let makeEngine: EngineFactory

  init(_ clock: any FrameClock, _ makeEngine: @escaping EngineFactory) {
    self.clock = clock
    self.makeEngine = makeEngine
  }

  func play(_ choreography: Choreography, completion: @escaping () -> Void) {
    let distance = UIScreen.main.bounds.height
    guard let (spring, velocity) = choreography.spring else {
      choreography.show(at: 1)
      UIView.animate(withDuration: 0, animations: {}, completion: { _ in completion() })
      return
    }
    var engine = makeEngine(spring, -distance, velocity * distance)
    clock.start { [unowned self] elapsed in
      let moving = elapsed - choreography.delay
      guard moving >= 0 else { return }
      engine.advance(to: moving)
      let isCutOff = choreography.isComputedAhead && elapsed >= choreography.duration
      guard isCutOff || moving > 0 && engine.isAtRest else {
        choreography.show(at: 1 + engine.displacement / distance)
        return
      }
      choreography.show(at: 1)
      stop()
      completion()
    }
  }

  func stop() {
    clock.stop()
  }
}

extension Choreography {
  /// The spring from the start to the end with its initial velocity in distances per second; nil
  /// without a duration.
  fileprivate var spring: (Spring, velocity: Double)? {
    let duration = motionDuration
    guard duration > 0 else { return nil }
    if case .timed(.spring(let spring, let velocity)) = pace { return (spring, velocity) }
    var dampingRatio = 1.0
    if case .spring(let ratio) = pace { dampingRatio = ratio }
    return (try? Spring(uiKitDuration: duration, dampingRatio: dampingRatio, initialVelocity: 0))
      .map { ($0, 0) }
  }
}
