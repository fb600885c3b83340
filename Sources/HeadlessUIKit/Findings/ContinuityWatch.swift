internal import Foundation
internal import JankEngine

/// What was seen of some views at a moment, to tell later whether they went on from there.
///
/// Whoever animates anew what moves already has to begin where it is seen. Who begins with the
/// model value, or at the start of the way once more, makes it jump.
struct ContinuityWatch {
  private unowned let simulation: Simulation
  /// When the views were looked at, in seconds.
  private let time: Double
  private let views: [Seen]

  private struct Seen {
    let view: UIView
    let superview: UIView?
    let place: SIMD2<Double>
    let opacity: Double
  }

  /// Looks at views.
  init(of views: [UIView], in simulation: Simulation) {
    self.simulation = simulation
    let time = simulation.device.mediaTime.seconds
    self.time = time
    self.views = views.map { view in
      let (place, opacity) = view.sight(at: time)
      return Seen(view: view, superview: view.superview, place: place, opacity: opacity)
    }
  }

  /// Looks at every view of the window that is moving or fading by the app's doing.
  ///
  /// Pages, bars and what lies right in a container are moved by their transitions, whose
  /// beginnings and ends have rules of their own.
  static func ofMovingViews(in simulation: Simulation) -> ContinuityWatch? {
    guard !simulation.animations.observers.isEmpty, let window = simulation.window else {
      return nil
    }
    return ContinuityWatch(of: window.movingViews, in: simulation)
  }
}

extension ContinuityWatch {
  /// A view that is seen elsewhere from one moment to the next.
  struct Jump {
    let view: UIView
    /// What has jumped and how far, in words.
    let what: String
  }

  /// The views that are seen elsewhere now than any motion since then would have brought them.
  ///
  /// - Parameter first: the first of the animations that count: only what is animated anew by one
  ///   of them can jump; nil where everything counts.
  /// - Returns: What a user sees jump.
  func jumps(since first: AnimationID? = nil) -> [Jump] {
    let now = simulation.device.mediaTime.seconds
    // Motion goes on while the app works; somewhere in between it has to have been where it was.
    let times = (0...Self.looks).map { time + (now - time) * Double($0) / Double(Self.looks) }
    return views.compactMap { seen in
      guard seen.view.window != nil, seen.view.superview === seen.superview else { return nil }
      let sights = times.map(seen.view.sight)
      let way = sights.map { ($0.place - seen.place).length }.min() ?? 0
      let fade = sights.map { ($0.opacity - seen.opacity).magnitude }.min() ?? 0
      let restarts = { (motions: Set<Layer.Property>) in
        first.map { seen.view.isAnimated(motions, since: $0) } ?? true
      }
      let moves = way > Self.seenWay && restarts([.position, .transform])
      let fades = fade > Self.seenFade && restarts([.opacity])
      guard moves || fades, let last = sights.first else { return nil }
      let what =
        moves
        ? "from \(seen.place.words) to \(last.place.words)"
        : "from alpha \(seen.opacity.words) to \(last.opacity.words)"
      return Jump(view: seen.view, what: what)
    }
  }

  private static let looks = 8
  /// What a user takes for a jump, in points and in opacity; our choice.
  private static let seenWay = 20.0
  private static let seenFade = 0.2
}

extension UIView {
  /// Where the view is seen in its superview at a time, and how much of it.
  fileprivate func sight(at time: Double) -> (place: SIMD2<Double>, opacity: Double) {
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
