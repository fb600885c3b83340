internal import HeadlessUIKit

/// How two pages move when a finger drags one off the other.
public enum DragMotion: Hashable, Sendable, CaseIterable {
  /// The upper page goes to the right, off the one below, which comes along by a part of the way.
  case pop
  /// Both pages go to one side by a page.
  case tab
  /// The page goes down, off whatever is behind it.
  case dismiss
}

extension DragMotion {
  /// The share of the way that the page below a popped one goes along; inferred for the system's.
  static let parallax = 0.3

  /// Where the leaving page goes, as a vector of length 1.
  private func way(isForward: Bool) -> SIMD2<Double> {
    switch self {
    case .pop: [1, 0]
    case .tab: [isForward ? -1 : 1, 0]
    case .dismiss: [0, 1]
    }
  }

  /// Puts the pages in place and answers the changes that move them to the end.
  ///
  /// - Parameters:
  ///   - context: the transition.
  ///   - isForward: whether tabs go to the left.
  /// - Returns: The changes, to be animated.
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
