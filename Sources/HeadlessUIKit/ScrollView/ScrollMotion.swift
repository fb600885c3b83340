internal import Foundation
internal import JankMotion

/// An animation of released content, which runs on the main thread once per refresh.
///
/// A frame shows the offset at the time of its refresh, counted from the release. The frame that
/// handles the release already moves the content, as measured.
final class ScrollMotion {
  enum Part {
    /// Deceleration between the edges, and a bounce beyond them if `bounces`.
    case release(ScrollRelease, bounces: Bool)
    /// A spring to a target.
    case spring(EdgeBounce)
  }

  private unowned let simulation: Simulation
  private let start: SIMD2<Double>
  private let startTime: Double
  private let parts: [Part?]
  private var link: CADisplayLink?

  init(in simulation: Simulation, from start: SIMD2<Double>, at time: Double, along parts: [Part?])
  {
    self.simulation = simulation
    self.start = start
    startTime = time
    self.parts = parts
  }

  /// Starts the animation in the current frame; `move` receives each content offset in points, and
  /// nil at the end.
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

  /// Stops without calling `move`.
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
  /// Returns the offset at a time after the release, and whether the content has settled.
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
