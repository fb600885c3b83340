internal import HeadlessUIKit

/// How two pages move during a drag.
public enum DragMotion: Hashable, Sendable, CaseIterable {
  /// The upper page moves to the right, and the one below follows by a fraction of the distance.
  case pop
  /// Both pages move sideways by a page.
  case tab
  /// The page moves down and uncovers what is behind it.
  case dismiss
}

extension DragMotion {
  /// The fraction of the distance that the page below a popped one moves; inferred for the
  /// system's.
  static let parallax = 0.3

  /// The direction of the leaving page, as a unit vector.
  private func way(isForward: Bool) -> SIMD2<Double> {
    switch self {
    case .pop: [1, 0]
    case .tab: [isForward ? -1 : 1, 0]
    case .dismiss: [0, 1]
    }
  }

  /// Sets up the pages and returns the changes that move them to the end; `isForward` makes tabs
  /// move to the left.
  func prepare(
    _ context: any UIViewControllerContextTransitioning,
    isForward: Bool
  ) -> () -> Void {
    let way = way(isForward: isForward)
    let container = context.containerView
    let step = CGVector(
      dx: way.x * container.bounds.width,
      dy: way.y * container.bounds.height
    )
    let leaving = context.view(forKey: .from)
    let arriving = context.view(forKey: .to)
    let place = context.viewController(forKey: .to).map(context.finalFrame) ?? container.bounds
    if let arriving {
      let share: CGFloat =
        switch self {
        case .pop: -Self.parallax
        case .tab: -1
        case .dismiss: 0
        }
      arriving.frame = place.offsetBy(dx: share * step.dx, dy: share * step.dy)
      if let leaving {
        container.insertSubview(arriving, belowSubview: leaving)
      } else {
        container.addSubview(arriving)
      }
    }
    let end = leaving?.frame.offsetBy(dx: step.dx, dy: step.dy)
    return {
      if let end { leaving?.frame = end }
      arriving?.frame = place
    }
  }
}
