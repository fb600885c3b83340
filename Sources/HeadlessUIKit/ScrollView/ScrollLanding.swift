internal import Foundation
internal import JankMotion

/// The rest position of released content and the animation to it.
struct ScrollLanding {
  private let start: SIMD2<Double>
  private let time: Double
  /// The velocity of the content, in points per second.
  private var velocity: SIMD2<Double>
  private var axes: [Axis?]
  private let bounces: Bool

  /// The rest position along one axis.
  private struct Axis {
    let edges: OverscrollRange
    let deceleration: Deceleration
    var target: Double
    // Moves to the target by a spring instead of decelerating.
    var isDrawn = false
  }

  /// Computes the rest position at the end of a drag.
  init(of scrollView: UIScrollView, _ release: ScrollPanGestureRecognizer.Release) {
    start = SIMD2(scrollView.contentOffset)
    time = release.time
    bounces = scrollView.bounces
    // Measured for a touch that paused beyond an edge: the delegate receives its old velocity, and
    // the content moves as if it had none. Inferred: the same holds between the edges.
    velocity = release.isAtRest ? .zero : -release.reported
    axes = []
    for axis in 0...1 {
      let landing = Self.axis(axis, of: scrollView, start[axis], velocity[axis])
      if landing == nil { velocity[axis] = 0 }
      axes.append(landing)
    }
  }

  private static func axis(
    _ axis: Int,
    of scrollView: UIScrollView,
    _ start: Double,
    _ velocity: Double
  ) -> Axis? {
    guard scrollView.scrolls(along: axis), let edges = scrollView.edges(along: axis) else {
      return nil
    }
    let rate = scrollView.decelerationRate.rawValue
    guard let deceleration = try? Deceleration(ratePerMillisecond: rate) else { return nil }
    var landing = Axis(edges: edges, deceleration: deceleration, target: edges.nearest(start))
    guard landing.target == start else { return landing }
    if scrollView.isPagingEnabled {
      let page = SIMD2(scrollView.bounds.size)[axis]
      let first = (scrollView.dragStart[axis] / page).rounded()
      landing.target = edges.nearest(
        page * Self.page(at: start / page, from: first, velocity: velocity)
      )
      landing.isDrawn = true
    } else {
      landing.target = edges.nearest(deceleration.announcedRest(from: start, velocity: velocity))
    }
    return landing
  }

  /// Returns the page at which the content settles.
  ///
  /// It is the next page in the direction of the velocity, the nearest page without velocity, and
  /// at most one page from where the drag began. The rule is our choice.
  private static func page(at place: Double, from first: Double, velocity: Double) -> Double {
    let page =
      velocity > 0 ? place.rounded(.up) : velocity < 0 ? place.rounded(.down) : place.rounded()
    return min(max(page, first - 1), first + 1)
  }
}

extension ScrollLanding {
  /// The content offset at rest, in points.
  var target: SIMD2<Double> {
    SIMD2(axes[0]?.target ?? start.x, axes[1]?.target ?? start.y)
  }

  /// Changes the rest position along the axes that scroll.
  mutating func aim(at target: SIMD2<Double>) {
    for axis in 0...1 where axes[axis] != nil && axes[axis]?.target != target[axis] {
      axes[axis]?.target = target[axis]
      axes[axis]?.isDrawn = true
    }
  }

  /// Returns the animation of the content, or nil if it does not move.
  func motion(in simulation: Simulation) -> ScrollMotion? {
    let parts = (0...1).map { motion(along: $0) }
    guard parts.contains(where: { $0 != nil }) else { return nil }
    return ScrollMotion(in: simulation, from: start, at: time, along: parts)
  }

  private func motion(along axis: Int) -> ScrollMotion.Part? {
    guard let landing = axes[axis] else { return nil }
    let (start, velocity) = (start[axis], velocity[axis])
    if landing.isDrawn {
      guard start != landing.target || velocity != 0 else { return nil }
      // How UIKit moves to a page or to the app's target is unknown. The spring of an edge bounce
      // is used, starting with the velocity of the release.
      let spring = try? EdgeBounce(
        edge: landing.target,
        offset: start,
        velocity: velocity,
        frequency: EdgeBounce.afterFling
      )
      return spring.map(ScrollMotion.Part.spring)
    }
    let range = landing.edges.range
    guard velocity.magnitude > Deceleration.stoppingSpeed || !range.contains(start) else {
      return nil
    }
    let release = try? ScrollRelease(
      offset: start,
      velocity: velocity,
      range: range,
      deceleration: landing.deceleration
    )
    return release.map { .release($0, bounces: bounces) }
  }
}
