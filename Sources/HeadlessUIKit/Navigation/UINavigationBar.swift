public import Foundation

/// The bar above the pages of a navigation controller.
///
/// What it shows for a page is one view, which slides and fades along with the page. Buttons and
/// texts in it are not modelled.
public final class UINavigationBar: UIView {
  weak var controller: UINavigationController?
  private var content: UIView?
  private var arriving: UIView?

  init() {
    super.init(frame: .zero)
    layer.name = "navigation bar"
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

extension UINavigationBar {
  // How far titles slide, as a fraction of the bar's width; chosen.
  private static let slide = 0.5

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
    let way = bounds.width * Self.slide * (operation == .push ? 1 : -1)
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
  }

  private func makeContent(for controller: UIViewController) -> UIView {
    let view = UIView(frame: bounds)
    view.layer.name = "bar item \(controller.navigationItem.title ?? controller.traceName)"
    addSubview(view)
    return view
  }
}
