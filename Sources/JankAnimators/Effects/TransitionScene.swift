public import HeadlessUIKit

/// The views of one transition, as an effect finds them, and what it added to them.
public final class TransitionScene {
  /// The view in which everything happens.
  public let container: UIView
  /// The page that goes, or nil where its view is not to be touched.
  public let leaving: UIView?
  /// The page that comes, or nil where its view is not to be touched.
  public let arriving: UIView?
  /// Where the leaving page is at the start, in points.
  public let leavingFrame: CGRect
  /// Where the arriving page is to be at the end, in points.
  public let arrivingFrame: CGRect

  private let leavingLook: ViewLook?
  private let arrivingLook: ViewLook?
  private let containerLook: ViewLook
  private let holdsArriving: Bool
  private var added: [UIView] = []

  /// Looks up the views of a transition and changes nothing.
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

  /// Puts the arriving page where it is to be at the end, in front of everything.
  public func addArriving() {
    guard let arriving else { return }
    arriving.frame = arrivingFrame
    container.addSubview(arriving)
  }

  /// Puts the arriving page where it is to be at the end, behind the leaving one.
  ///
  /// Where there is none it comes to the front: behind it lies what the presentation has put there.
  public func addArrivingBehind() {
    guard let arriving else { return }
    arriving.frame = arrivingFrame
    if let leaving, leaving.superview === container {
      container.insertSubview(arriving, belowSubview: leaving)
    } else {
      container.addSubview(arriving)
    }
  }

  /// Adds a view in front of everything that is taken away at the end.
  public func add(_ view: UIView) {
    container.addSubview(view)
    added.append(view)
  }

  /// Lets the parts of the container be seen from a distance.
  ///
  /// - Parameter m34: The element of their transform, −1 divided by the distance in points.
  public func setPerspective(_ m34: CGFloat) {
    var perspective = CATransform3DIdentity
    perspective.m34 = m34
    container.layer.sublayerTransform = perspective
  }
}

// MARK: Pictures

extension TransitionScene {
  /// Adds a picture of a part of a page, right above it, which is taken away at the end.
  ///
  /// - Parameters:
  ///   - page: The leaving or the arriving page.
  ///   - rect: The part, in points of the page.
  ///   - anchor: The point about which the picture is transformed, in fractions of its size.
  /// - Returns: The picture, where the part is on the page at the start or at the end.
  public func addPicture(
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

  /// A picture of a part of a page, in points of the page, as large as the part and in no view.
  public func picture(of page: UIView, _ rect: CGRect) -> UIView {
    // What arrives has not been on the screen; what leaves is there.
    page.resizableSnapshotView(
      from: rect,
      afterScreenUpdates: page === arriving,
      withCapInsets: .zero
    ) ?? UIView(frame: rect)
  }

  /// Lays darkness over a view that is part of what is added; it is not seen before it is shown.
  public func addShade(over view: UIView) -> UIView {
    let shade = UIView(frame: view.bounds)
    shade.backgroundColor = .black
    shade.alpha = 0
    view.addSubview(shade)
    return shade
  }
}

extension UIView {
  /// Gives the view the name of a page that it shows a part of, so that whoever watches the page
  /// sees what stands for it.
  func standIn(for page: UIView) { layer.name = page.layer.name }
}

// MARK: The end

extension TransitionScene {
  /// Takes away what was added.
  public func removeAdded() {
    for view in added { view.removeFromSuperview() }
    added = []
  }

  /// Leaves nothing changed in pages that somebody may show again.
  public func settle() {
    for (view, frame) in [(leaving, leavingFrame), (arriving, arrivingFrame)] {
      view?.transform = .identity
      view?.frame = frame
      view?.alpha = 1
    }
  }

  /// Takes away what was added and puts everything in order: after a completed transition the
  /// arriving page in its place, after a cancelled one all as it was before.
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
