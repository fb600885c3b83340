internal import HeadlessUIKit

/// Shows a choreography from the main thread as a spring pulls it, which a library's engine steps.
///
/// The way is that of an offset of one screen height in points, as apps animate it. A spring of the
/// choreography is taken over; any other pace becomes a critically damped spring of its duration.
/// It ends when the engine calls the spring at rest, not at the duration. A spring that is given as
/// timing is cut off at the duration.
final class SpringPlayer<Engine: SpringEngine>: Player {
  /// Makes an engine for a spring, a displacement in points and a velocity in points per second.
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
  /// The spring that pulls from the beginning to the end, and how many times the distance a second
  /// it starts with; nil where no time is given to it.
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
