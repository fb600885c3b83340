import HeadlessUIKit

/// A label that counts up to a number, by a display link.
public final class CountingLabel: UILabel {
  private var link: CADisplayLink?

  /// Counts from 0 to `goal` in `duration` seconds.
  public func count(to goal: Int, over duration: TimeInterval) {
    link?.invalidate()
    let start = CACurrentMediaTime()
    let link = CADisplayLink { [weak self] link in
      let progress = min(1, (link.targetTimestamp - start) / duration)
      self?.text = "\(Int(Double(goal) * progress))"
      if progress >= 1 { link.invalidate() }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }
}

/// A page with a number that counts up while the page arrives.
public final class NumberPage: UIViewController {
  private let label = CountingLabel(frame: CGRect(x: 40, y: 200, width: 280, height: 60))

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.font = UIFont.systemFont(ofSize: 40)
    view.addSubview(label)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.count(to: 1_000, over: 0.3)
  }
}

/// The page that opens a page with a number.
public final class NumberRoot: UIViewController {
  /// Presents the page with the number, as a tap on a button does.
  public func openNumber() {
    let page = NumberPage()
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}
