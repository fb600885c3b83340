import HeadlessUIKit

/// A custom container: a drag brings in the next page from the right.
public final class PageSlider: UIViewController {
  private let pages: [UIViewController]
  private var shown = 0
  private var arriving: UIViewController?
  // Without a mark, JankLab cannot know that the animation of a child is a transition.
  private var mark: TransitionMark?

  /// Creates a container that shows the first of these pages.
  public init(_ pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because view files are not supported.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    add(pages[shown])
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: PageSlider.drag))
  }

  private func add(_ page: UIViewController) {
    addChild(page)
    page.view.frame = view.bounds
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let distance = max(0, -pan.translation(in: view).x)
    switch pan.state {
    case .began: begin()
    case .changed:
      mark?.interactionDidMove()
      place(at: distance / view.bounds.width)
    case .ended, .cancelled:
      let isFar = distance > view.bounds.width / 2 || pan.velocity(in: view).x < -500
      settle(completing: pan.state == .ended && isFar)
    default: break
    }
  }

  private func begin() {
    guard arriving == nil, shown + 1 < pages.count else { return }
    let page = pages[shown + 1]
    arriving = page
    mark = TransitionMark(from: pages[shown], to: page, isInteractive: true, lasting: 0.3)
    add(page)
    place(at: 0)
  }

  private func place(at progress: CGFloat) {
    guard let arriving else { return }
    let width = view.bounds.width
    arriving.view.frame.origin.x = width * (1 - progress)
    pages[shown].view.frame.origin.x = -width * progress
  }

  private func settle(completing: Bool) {
    guard let arriving, let mark else { return }
    mark.interactionDidEnd()
    UIView.animate(
      withDuration: 0.3,
      animations: { self.place(at: completing ? 1 : 0) },
      completion: { _ in
        let leaving = completing ? self.pages[self.shown] : arriving
        leaving.willMove(toParent: nil)
        leaving.view.removeFromSuperview()
        leaving.removeFromParent()
        if completing { self.shown += 1 }
        (self.arriving, self.mark) = (nil, nil)
        mark.end(completed: completing)
      }
    )
  }
}
