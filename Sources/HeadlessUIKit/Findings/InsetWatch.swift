internal import Foundation
internal import JankEngine

/// How much of the upper edge of a page bars cover, from frame to frame of its transition.
///
/// What counts is what the app and its containers ask for, wherever the page is on its way.
struct InsetWatch {
  private weak var page: UIViewController?
  private var last: CGFloat
  /// Which way it has changed: 1 for more, -1 for less, 0 for not at all yet.
  private var way: CGFloat = 0
  /// What it was when the transition was said to be over, in points.
  private var atCompletion: CGFloat?

  /// Begins with what was covered before anything of the transition happened, in points.
  init(of page: UIViewController, from first: CGFloat) {
    self.page = page
    last = first
  }

  /// Looks again, and answers in words where the edge goes back on its way.
  mutating func look() -> String? {
    guard let now = page?.coveredTop, now != last else { return nil }
    let (old, way) = (last, now > last ? 1.0 : -1.0)
    last = now
    guard self.way == -way else {
      self.way = way
      return nil
    }
    self.way = way
    return "goes to \(old.words) points and back to \(now.words): its content bounces"
  }

  /// The transition is said to be over.
  mutating func noteCompletion() {
    atCompletion = page?.coveredTop
  }

  /// Answers in words where the edge has changed with the completion, and nothing shows it change.
  func jumpAtEnd() -> String? {
    guard let page, let old = atCompletion, page.coveredTop != old, !page.barIsMoving else {
      return nil
    }
    return """
      goes from \(old.words) to \(page.coveredTop.words) points when the transition has ended: its \
      content jumps
      """
  }
}

extension UIViewController {
  /// How much of the upper edge of the page bars and the page's own wishes cover, in points.
  var coveredTop: CGFloat { (coveringBars?.top ?? 0) + additionalSafeAreaInsets.top }

  fileprivate var barIsMoving: Bool {
    guard let stack = parent as? UINavigationController else { return false }
    return stack.navigationBar.layer.state.animations.contains {
      !$0.hasStopped && $0.property == .position
    }
  }
}
