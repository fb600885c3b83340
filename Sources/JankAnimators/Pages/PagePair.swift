internal import HeadlessUIKit

/// The two pages of one transition, and how they stand at any moment of it.
///
/// Every value is linear in the progress between two stops, so that Core Animation, told only
/// those, goes through the same pictures as somebody who sets them one by one.
struct PagePair {
  /// How the pages stand.
  enum Motion {
    /// They move side by side by one extent of the container.
    case shift(Effect.Direction)
    /// The arriving page fades in over the other, or the leaving one out where it is all there is.
    case fade
    /// One shrinks to a point, then the other grows from it.
    case zoom
  }

  // A page of no size could not be drawn.
  private static let pointScale = 0.001

  private let motion: Motion
  private let leaving: UIView?
  private let arriving: UIView?
  private let leavingFrame: CGRect
  private let arrivingFrame: CGRect
  private let extent: SIMD2<Double>

  /// Adds the arriving page to the container.
  init(_ motion: Motion, _ context: any UIViewControllerContextTransitioning) {
    self.motion = motion
    leaving = context.view(forKey: .from)
    arriving = context.view(forKey: .to)
    leavingFrame = leaving?.frame ?? .zero
    let container = context.containerView
    let final = context.viewController(forKey: .to).map(context.finalFrame) ?? .zero
    arrivingFrame = final == .zero ? container.bounds : final
    extent = [container.bounds.width, container.bounds.height]
    if let arriving {
      arriving.frame = arrivingFrame
      container.addSubview(arriving)
    }
  }

  /// The progress at which the motion turns, and the end.
  var stops: [CGFloat] {
    if case .zoom = motion { [0.5, 1] } else { [1] }
  }

  /// Shows the pages as they are at a progress, 0 to 1.
  func show(_ progress: CGFloat) {
    switch motion {
    case .shift(let direction):
      let way = direction.step * extent
      leaving?.frame = leavingFrame.offset(by: way * progress)
      arriving?.frame = arrivingFrame.offset(by: way * (progress - 1))
    case .fade:
      if let arriving { arriving.alpha = progress } else { leaving?.alpha = 1 - progress }
    case .zoom:
      leaving?.transform = Self.scale(1 - 2 * progress)
      arriving?.transform = Self.scale(2 * progress - 1)
    }
  }

  /// Leaves nothing changed in pages that somebody may show again.
  func tidy() {
    for (view, frame) in [(leaving, leavingFrame), (arriving, arrivingFrame)] {
      view?.transform = .identity
      view?.frame = frame
      view?.alpha = 1
    }
  }

  private static func scale(_ share: CGFloat) -> CGAffineTransform {
    let share = pointScale + (1 - pointScale) * max(share, 0)
    return CGAffineTransform(scaleX: share, y: share)
  }
}

extension CGRect {
  fileprivate func offset(by way: SIMD2<Double>) -> CGRect { offsetBy(dx: way.x, dy: way.y) }
}
