internal import Foundation
internal import JankEngine

/// The presented position and opacity of some views at one moment, to find those that jump later.
///
/// A new animation of a moving view has to start from what is on screen. A view jumps if the
/// animation starts from the model value, or from the first value of the old animation.
struct ContinuityWatch {
  private unowned let simulation: Simulation
  /// When the sample was taken, in seconds.
  private let time: Double
  private let views: [Seen]

  private struct Seen {
    let view: UIView
    let superview: UIView?
    let place: SIMD2<Double>
    let opacity: Double
  }

  init(of views: [UIView], in simulation: Simulation) {
    self.simulation = simulation
    let time = simulation.device.mediaTime.seconds
    self.time = time
    self.views = views.map { view in
      let (place, opacity) = view.sight(at: time)
      return Seen(view: view, superview: view.superview, place: place, opacity: opacity)
    }
  }

  /// Samples every view of the window that the app is moving or fading.
  ///
  /// Pages, bars and direct subviews of a container are excluded: transitions move them, and other
  /// rules cover their start and end.
  static func ofMovingViews(in simulation: Simulation) -> ContinuityWatch? {
    guard !simulation.animations.observers.isEmpty, let window = simulation.window else {
      return nil
    }
    return ContinuityWatch(of: window.movingViews, in: simulation)
  }
}

extension ContinuityWatch {
  /// A view whose presented value changed at once.
  struct Jump {
    let view: UIView
    /// What changed and how far, in words.
    let what: String
  }

  /// Returns the views whose presented value no animation since the sample explains.
  ///
  /// Only a view with an animation from `first` on can jump. With nil every view can.
  func jumps(since first: AnimationID? = nil) -> [Jump] {
    let now = simulation.device.mediaTime.seconds
    // Animations go on while the app works: compare with several moments since the sample.
    let times = (0...Self.looks).map { time + (now - time) * Double($0) / Double(Self.looks) }
    return views.compactMap { seen in
      guard seen.view.window != nil, seen.view.superview === seen.superview else { return nil }
      let sights = times.map(seen.view.sight)
      let strays = { (limit: Double, way: @escaping (Sight) -> SIMD2<Double>) in
        Course(view: seen.view, limit: limit, way: way).strays(at: times, sights)
      }
      let restarts = { (motions: Set<Layer.Property>) in
        first.map { seen.view.isAnimated(motions, since: $0) } ?? true
      }
      let moves =
        restarts([.position, .transform]) && strays(Self.seenWay) { $0.place - seen.place }
      let fades =
        restarts([.opacity]) && strays(Self.seenFade) { [$0.opacity - seen.opacity, 0] }
      guard moves || fades, let last = sights.first else { return nil }
      let what =
        moves
        ? "from \(seen.place.words) to \(last.place.words)"
        : "from alpha \(seen.opacity.words) to \(last.opacity.words)"
      return Jump(view: seen.view, what: what)
    }
  }

  /// The presented position and opacity of a view.
  typealias Sight = (place: SIMD2<Double>, opacity: Double)

  /// The course of a view from the sample on.
  private struct Course {
    let view: UIView
    let limit: Double
    /// How far a presented value is from the sample.
    let way: (Sight) -> SIMD2<Double>

    /// Whether the view never shows the sampled value, not even between the given times.
    ///
    /// A short animation passes the value between two of them: it begins some work after the
    /// sample, and before its begin its course reads as if it had run already.
    func strays(at times: [Double], _ sights: [Sight]) -> Bool {
      let ways = sights.map(way)
      return ways.allSatisfy { $0.length > limit }
        && !times.indices.dropFirst().contains { index in
          passes(times[index - 1]...times[index], from: ways[index - 1], to: ways[index])
        }
    }

    /// Whether the view comes to the sampled value in a span; a jump over it does not.
    private func passes(
      _ span: ClosedRange<Double>,
      from first: SIMD2<Double>,
      to last: SIMD2<Double>
    ) -> Bool {
      let heading = last - first
      guard (first * heading).sum() < 0, (last * heading).sum() > 0 else { return false }
      var (low, high) = (span.lowerBound, span.upperBound)
      for _ in 0..<ContinuityWatch.halvings {
        let middle = (low + high) / 2
        let way = way(view.sight(at: middle))
        if way.length <= limit { return true }
        if (way * heading).sum() < 0 { low = middle } else { high = middle }
      }
      return false
    }
  }

  private static let looks = 8
  private static let halvings = 24
  /// What a user notices as a jump, in points and in opacity; our choice.
  static let seenWay = 20.0
  static let seenFade = 0.2
}

extension UIView {
  /// The presented position of the view in its superview at a time, and its opacity.
  func sight(at time: Double) -> ContinuityWatch.Sight {
    let seen = layer.device.layers.presentation(of: layer.id, at: time)
    let shift = seen.styles.transform(.transform).row4
    return (seen.position + [shift.x, shift.y], seen.opacity)
  }

  private static let motions: Set<Layer.Property> = [.position, .transform, .opacity]

  fileprivate var movingViews: [UIView] {
    if self is UINavigationBar { return [] }
    let inner = subviews.flatMap(\.movingViews)
    let isOfTransition = viewController != nil || self is TransitionView
    let moves =
      !isOfTransition && !(superview is TransitionView)
      && layer.state.animations.contains {
        !$0.hasStopped && Self.motions.contains($0.property)
      }
    return moves ? [self] + inner : inner
  }

  fileprivate func isAnimated(_ motions: Set<Layer.Property>, since first: AnimationID) -> Bool {
    layer.state.animations.contains { $0.id >= first && motions.contains($0.property) }
  }
}
