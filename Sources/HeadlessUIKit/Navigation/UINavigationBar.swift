public import Foundation

/// The bar above the pages of a navigation controller.
///
/// What it shows for a page is one view, which slides and fades along with the page; the way back
/// is a button in it. Other buttons and texts are not modelled.
public final class UINavigationBar: UIView {
  weak var controller: UINavigationController?
  private var content: BarContent?
  private var arriving: BarContent?

  init() {
    super.init(frame: .zero)
    layer.name = "navigation bar"
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: UINavigationBar.handleTap))
  }

  /// Answers nil: bars are not read from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  public override func layoutSubviews() {
    guard arriving == nil else { return }
    content?.frame = bounds
  }
}

extension UINavigationBar {
  /// The items of the controllers on the stack, lowest first.
  public var items: [UINavigationItem]? { controller?.viewControllers.map(\.navigationItem) }

  /// The item of the controller on top.
  public var topItem: UINavigationItem? { items?.last }

  /// The item that the way back leads to.
  public var backItem: UINavigationItem? { items?.dropLast().last }
}

// MARK: What it shows

extension UINavigationBar {
  /// Shows the item of a controller, or nothing.
  func show(_ controller: UIViewController?) {
    content?.removeFromSuperview()
    content = controller.map(makeContent)
  }

  /// Lets the item of a controller come along with its page.
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

  /// Ends the change: the new item stays, or the old one after a cancel.
  func endChange(_ didComplete: Bool) {
    let stays = didComplete ? arriving : content
    (didComplete ? content : arriving)?.removeFromSuperview()
    stays?.frame = bounds
    stays?.alpha = 1
    content = stays
    arriving = nil
    updateWayBack()
  }

  /// Offers the way back where there is one.
  func updateWayBack() {
    for content in [content, arriving] { content?.updateWayBack(in: controller) }
  }

  private func makeContent(for page: UIViewController) -> BarContent {
    let view = BarContent(of: page, frame: bounds)
    page.navigationItem.bar = self
    view.updateWayBack(in: controller)
    addSubview(view)
    return view
  }
}

// MARK: The way back

extension UINavigationBar {
  // Inferred: while the system itself animates nobody can tap the bar. An app's animator, or a
  // finger that holds a page, does not keep anybody from it.
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

/// What the bar shows for one page.
private final class BarContent: UIView {
  private weak var page: UIViewController?
  private let back = UIView()

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
    guard let page else { return }
    let place = controller?.viewControllers.firstIndex(of: page) ?? 0
    back.isHidden = place == 0 || page.navigationItem.hidesBackButton
  }

  /// Whether a tap at a place of this view means the button.
  func offersWayBack(at place: CGPoint) -> Bool {
    !back.isHidden && back.frame.contains(place)
  }
}
