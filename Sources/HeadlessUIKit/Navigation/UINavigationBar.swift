public import Foundation

/// The bar at the top of a navigation controller.
///
/// The content for each view controller is one view, which slides and fades with the transition. It
/// contains the back button and the app's buttons. Titles are not drawn.
public final class UINavigationBar: UIView {
  weak var controller: UINavigationController?
  private var content: BarContent?
  private var arriving: BarContent?
  private var background: UIView?

  /// The colour of the bar's background, or nil for none.
  ///
  /// Our choice: it is opaque and begins below the status bar.
  public var barTintColor: UIColor? {
    didSet {
      if background == nil, barTintColor != nil {
        UIView.performWithoutAnimation { background = addBackground() }
      }
      background?.backgroundColor = barTintColor
    }
  }

  private func addBackground() -> UIView {
    let view = UIView(frame: bounds)
    view.layer.name = "bar background"
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUserInteractionEnabled = false
    insertSubview(view, at: 0)
    return view
  }

  init() {
    super.init(frame: .zero)
    layer.name = "navigation bar"
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: UINavigationBar.handleTap))
  }

  /// Returns nil: bars are not decoded from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  public override func layoutSubviews() {
    guard arriving == nil else { return }
    content?.frame = bounds
  }
}

extension UINavigationBar {
  /// The items of the view controllers on the stack, lowest first.
  public var items: [UINavigationItem]? { controller?.viewControllers.map(\.navigationItem) }

  /// The item of the top view controller.
  public var topItem: UINavigationItem? { items?.last }

  /// The item to which the back button leads.
  public var backItem: UINavigationItem? { items?.dropLast().last }
}

// MARK: Content

extension UINavigationBar {
  func show(_ controller: UIViewController?) {
    content?.removeFromSuperview()
    content = controller.map(makeContent)
  }

  /// Animates to the item of a view controller alongside its transition.
  func change(
    to controller: UIViewController,
    by operation: UINavigationController.Operation,
    along coordinator: TransitionCoordinator?
  ) {
    let arriving = makeContent(for: controller)
    self.arriving = arriving
    let way = bounds.width * ChosenSemantics.titleSlide * (operation == .push ? 1 : -1)
    arriving.frame = bounds.offsetBy(dx: way, dy: 0)
    arriving.alpha = 0
    coordinator?.animateAlongsideTransition(in: self) { [weak self] _ in
      guard let self else { return }
      arriving.frame = bounds
      arriving.alpha = 1
      content?.frame = bounds.offsetBy(dx: -way, dy: 0)
      content?.alpha = 0
    }
  }

  /// Ends the change: keeps the new item, or the old one after a cancelled transition.
  func endChange(_ didComplete: Bool) {
    let stays = didComplete ? arriving : content
    (didComplete ? content : arriving)?.removeFromSuperview()
    stays?.frame = bounds
    stays?.alpha = 1
    content = stays
    arriving = nil
    updateWayBack()
  }

  /// Updates the visibility of the back button.
  func updateWayBack() {
    for content in [content, arriving] { content?.updateWayBack(in: controller) }
  }

  func updateItems() {
    for content in [content, arriving] { content?.showButtons() }
    updateWayBack()
  }

  private func makeContent(for page: UIViewController) -> BarContent {
    let view = BarContent(of: page, frame: bounds)
    page.navigationItem.bar = self
    view.showButtons()
    view.updateWayBack(in: controller)
    addSubview(view)
    return view
  }
}

// MARK: Back button

extension UINavigationBar {
  // Inferred: the bar ignores taps while a system animation runs. It accepts them during an app's
  // animation or an interactive transition.
  private var takesTaps: Bool {
    guard let running = controller?.navigation.running else { return true }
    return running.system == nil || running.isInteractive
  }

  private func handleTap(_ tap: UITapGestureRecognizer) {
    guard takesTaps, let content = arriving ?? content,
      content.offersWayBack(at: tap.location(in: content))
    else { return }
    controller?.popViewController(animated: true)
  }
}

/// The bar's content for one view controller.
private final class BarContent: UIView {
  private weak var page: UIViewController?
  // The buttons' distance from the edge and from each other, in points; chosen.
  private static let margin = 16.0
  private static let gap = 8.0
  private let back = UIView()
  private var left: [UIView] = []
  private var right: [UIView] = []

  init(of page: UIViewController, frame: CGRect) {
    self.page = page
    super.init(frame: frame)
    layer.name = "bar item \(page.navigationItem.title ?? page.traceName)"
    back.layer.name = "back button"
    back.isHidden = true
    let width = ChosenSemantics.backButtonWidth
    back.frame = CGRect(x: 0, y: 0, width: width, height: ChosenSemantics.navigationBarHeight)
    addSubview(back)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func updateWayBack(in controller: UINavigationController?) {
    // A view controller that is leaving keeps its content.
    guard let page, let place = controller?.viewControllers.firstIndex(of: page) else { return }
    let item = page.navigationItem
    // Certain: buttons on the left replace the back button.
    back.isHidden = place == 0 || item.hidesBackButton || item.leftBarButtonItem != nil
  }

  func showButtons() {
    let item = page?.navigationItem
    let new = [item?.leftBarButtonItems, item?.rightBarButtonItems].map { ($0 ?? []).map(\.view) }
    for view in (left + right) where !new.joined().contains(view) { view.removeFromSuperview() }
    (left, right) = (new[0], new[1])
    for view in left + right { addSubview(view) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x = Self.margin
    for view in left {
      place(view, at: x)
      x = view.frame.maxX + Self.gap
    }
    x = bounds.width - Self.margin
    for view in right {
      place(view, at: x - view.sizeThatFits(bounds.size).width)
      x = view.frame.minX - Self.gap
    }
  }

  private func place(_ view: UIView, at x: CGFloat) {
    let size = view.sizeThatFits(bounds.size)
    view.frame = CGRect(
      x: x,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  func offersWayBack(at place: CGPoint) -> Bool {
    !back.isHidden && back.frame.contains(place)
  }
}
