internal import Foundation
internal import JankMotion

/// Moves the content of a scroll view from the main thread, once for every refresh.
///
/// What is shown belongs to the time of the refresh, counted from when the finger left the panel.
/// The frame that hears of the release moves the content already, as measured.
final class ScrollMotion {
  /// The motion along one axis.
  enum Part {
    /// Slows down by itself, between the edges and beyond them if it bounces.
    case release(ScrollRelease, bounces: Bool)
    /// Is drawn to a place.
    case spring(EdgeBounce)
  }

  private unowned let simulation: Simulation
  private let start: SIMD2<Double>
  private let startTime: Double
  private let parts: [Part?]
  private var link: CADisplayLink?

  /// Prepares a motion.
  ///
  /// - Parameters:
  ///   - simulation: the run.
  ///   - start: where the content is, in points.
  ///   - time: when the finger left, in seconds since the start of the run.
  ///   - parts: the motions along both axes, nil for one that stays.
  init(in simulation: Simulation, from start: SIMD2<Double>, at time: Double, along parts: [Part?])
  {
    self.simulation = simulation
    self.start = start
    startTime = time
    self.parts = parts
  }

  /// Begins with the running frame.
  ///
  /// - Parameter move: takes each place of the content in points, nil when it is at rest.
  func start(_ move: @escaping (SIMD2<Double>?) -> Void) {
    let link = CADisplayLink { [weak self] link in
      guard let self else { return }
      simulation.state(time: link.timestamp)
      advance(to: link.timestamp, move)
    }
    link.start()
    self.link = link
    let device = simulation.device
    advance(to: device.display.time(of: device.currentRefresh).seconds, move)
  }

  deinit { stop() }

  /// Ends without telling anybody.
  func stop() {
    link?.invalidate()
    link = nil
  }

  private func advance(to time: Double, _ move: (SIMD2<Double>?) -> Void) {
    guard time > startTime else { return }
    var (offset, isOver) = (start, true)
    for axis in 0...1 {
      guard let state = parts[axis]?.state(at: time - startTime) else { continue }
      offset[axis] = state.offset
      isOver = isOver && state.isOver
    }
    move(offset)
    if isOver { move(nil) }
  }
}

extension ScrollMotion.Part {
  /// Where the content is so many seconds after the release, and whether it has come to rest.
  fileprivate func state(at seconds: Double) -> (offset: Double, isOver: Bool) {
    switch self {
    case .spring(let spring):
      let state = spring.state(at: seconds)
      return Self.settled(state, at: spring.edge)
    case .release(let release, let bounces):
      let state = release.state(at: seconds)
      guard let edge = release.bounceEdge, seconds >= release.bounceStart ?? .infinity else {
        return (state.offset, state.velocity.magnitude < Deceleration.stoppingSpeed)
      }
      return bounces ? Self.settled(state, at: edge) : (edge, true)
    }
  }

  private static func settled(
    _ state: (offset: Double, velocity: Double),
    at place: Double
  ) -> (offset: Double, isOver: Bool) {
    let isOver =
      (state.offset - place).magnitude < EdgeBounce.restingDistance
      && state.velocity.magnitude < Deceleration.stoppingSpeed
    return isOver ? (place, true) : (state.offset, false)
  }
}
