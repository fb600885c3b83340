import HeadlessUIKit

/// A container of an app's own: a finger drags the next page in from the right.
public final class PageSlider: UIViewController {
  private let pages: [UIViewController]
  private var shown = 0
  private var coming: UIViewController?
  // What happens to children looks like any animation to the system, unless it is marked.
  private var mark: TransitionMark?

  public init(_ pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

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
    let way = max(0, -pan.translation(in: view).x)
    switch pan.state {
    case .began: begin()
    case .changed:
      mark?.interactionDidMove()
      place(at: way / view.bounds.width)
    case .ended, .cancelled:
      let isFar = way > view.bounds.width / 2 || pan.velocity(in: view).x < -500
      settle(completing: pan.state == .ended && isFar)
    default: break
    }
  }

  private func begin() {
    guard coming == nil, shown + 1 < pages.count else { return }
    let page = pages[shown + 1]
    coming = page
    mark = TransitionMark(from: pages[shown], to: page, isInteractive: true, lasting: 0.3)
    add(page)
    place(at: 0)
  }

  private func place(at progress: CGFloat) {
    guard let coming else { return }
    let width = view.bounds.width
    coming.view.frame.origin.x = width * (1 - progress)
    pages[shown].view.frame.origin.x = -width * progress
  }

  private func settle(completing: Bool) {
    guard let coming, let mark else { return }
    mark.interactionDidEnd()
    UIView.animate(
      withDuration: 0.3,
      animations: { self.place(at: completing ? 1 : 0) },
      completion: { _ in
        let leaving = completing ? self.pages[self.shown] : coming
        leaving.willMove(toParent: nil)
        leaving.view.removeFromSuperview()
        leaving.removeFromParent()
        if completing { self.shown += 1 }
        (self.coming, self.mark) = (nil, nil)
        mark.end(completed: completing)
      }
    )
  }
}
