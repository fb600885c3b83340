public import HeadlessUIKit

/// The views of one transition for an effect, and the views that it adds.
public final class TransitionScene {
  /// The container view.
  public let container: UIView
  /// The leaving page, or nil if its view must not be changed.
  public let leaving: UIView?
  /// The arriving page, or nil if its view must not be changed.
  public let arriving: UIView?
  /// The frame of the leaving page at the start, in points.
  public let leavingFrame: CGRect
  /// The frame of the arriving page at the end, in points.
  public let arrivingFrame: CGRect

  private let leavingLook: ViewLook?
  private let arrivingLook: ViewLook?
  private let containerLook: ViewLook
  private let holdsArriving: Bool
  private var added: [UIView] = []

  /// Reads the views of a transition without changing them.
  public init(_ context: any UIViewControllerContextTransitioning) {
    container = context.containerView
    leaving = context.view(forKey: .from)
    arriving = context.view(forKey: .to)
    leavingFrame = leaving?.frame ?? .zero
    let final = context.viewController(forKey: .to).map(context.finalFrame) ?? .zero
    arrivingFrame = final == .zero ? container.bounds : final
    leavingLook = leaving.map(ViewLook.init)
    arrivingLook = arriving.map(ViewLook.init)
    containerLook = ViewLook(container)
    holdsArriving = arriving?.superview === container
  }
}

extension TransitionScene {
  /// The size of the container, in points.
  public var size: CGSize { container.bounds.size }

  /// Adds the arriving page with its final frame in front of everything.
  public func addArriving() {
    guard let arriving else { return }
    arriving.frame = arrivingFrame
    container.addSubview(arriving)
  }

  /// Adds the arriving page with its final frame behind the leaving one.
  ///
  /// Without a leaving page it goes to the front, because the presentation's own views are behind
  /// it.
  public func addArrivingBehind() {
    guard let arriving else { return }
    arriving.frame = arrivingFrame
    if let leaving, leaving.superview === container {
      container.insertSubview(arriving, belowSubview: leaving)
    } else {
      container.addSubview(arriving)
    }
  }

  /// Adds a view in front of everything until the end.
  public func add(_ view: UIView) {
    container.addSubview(view)
    added.append(view)
  }

  /// Adds perspective to the container's sublayers; `m34` is −1 divided by the distance in points.
  public func setPerspective(_ m34: CGFloat) {
    var perspective = CATransform3DIdentity
    perspective.m34 = m34
    container.layer.sublayerTransform = perspective
  }
}

// MARK: Snapshots

extension TransitionScene {
  /// Adds a snapshot of a part of a page right above it until the end.
  ///
  /// - Parameters:
  ///   - page: The leaving or the arriving page.
  ///   - rect: The part, in points of the page.
  ///   - anchor: The anchor point of the snapshot, in fractions of its size.
  /// - Returns: The snapshot, at the part's position at the start or at the end.
  public func addSnapshot(
    of page: UIView,
    _ rect: CGRect,
    anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) -> UIView {
    let picture = picture(of: page, rect)
    picture.standIn(for: page)
    picture.layer.anchorPoint = anchor
    let place = page === leaving ? leavingFrame : arrivingFrame
    picture.frame = rect.offsetBy(dx: place.minX, dy: place.minY)
    add(picture)
    return picture
  }

  /// A snapshot of a part of a page, in points of the page, with the part's size and without a
  /// superview.
  public func picture(of page: UIView, _ rect: CGRect) -> UIView {
    // The arriving page has not been on the screen; the leaving one has.
    page.resizableSnapshotView(
      from: rect,
      afterScreenUpdates: page === arriving,
      withCapInsets: .zero
    ) ?? UIView(frame: rect)
  }

  /// Adds an initially transparent black overlay to an added view.
  public func addShade(over view: UIView) -> UIView {
    let shade = UIView(frame: view.bounds)
    shade.backgroundColor = .black
    shade.alpha = 0
    view.addSubview(shade)
    return shade
  }
}

extension UIView {
  /// Names the layer after the page that it shows a part of, so that observers of the page find its
  /// replacement.
  func standIn(for page: UIView) { layer.name = page.layer.name }
}

// MARK: The end

extension TransitionScene {
  /// Removes the added views.
  public func removeAdded() {
    for view in added { view.removeFromSuperview() }
    added = []
  }

  /// Resets the pages' changed properties.
  public func settle() {
    for (view, frame) in [(leaving, leavingFrame), (arriving, arrivingFrame)] {
      view?.transform = .identity
      view?.frame = frame
      view?.alpha = 1
    }
  }

  /// Removes the added views and restores order: after a completed transition the arriving page has
  /// its final frame, after a cancelled one everything is as before.
  public func restore(_ isCompleted: Bool) {
    removeAdded()
    containerLook.put(on: container)
    if let leaving { leavingLook?.put(on: leaving) }
    guard let arriving else { return }
    arrivingLook?.put(on: arriving)
    if isCompleted {
      arriving.frame = arrivingFrame
    } else if !holdsArriving {
      arriving.removeFromSuperview()
    }
  }
}
