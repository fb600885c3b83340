internal import Foundation
internal import JankEngine

/// How much of a page's upper edge bars cover, from frame to frame of its transition.
///
/// It compares the insets that the app and its containers request, wherever the page is on screen.
struct InsetWatch {
  private weak var page: UIViewController?
  private var last: CGFloat
  /// The direction of the last change: 1 for more, -1 for less, 0 before the first.
  private var way: CGFloat = 0
  /// The inset when `completeTransition` was called, in points.
  private var atCompletion: CGFloat?

  /// Starts with the inset before the transition, in points.
  init(of page: UIViewController, from first: CGFloat) {
    self.page = page
    last = first
  }

  /// Compares again; returns a description if the inset reverses its direction.
  mutating func look() -> String? {
    guard let now = page?.coveredTop, now != last else { return nil }
    let (old, way) = (last, now > last ? 1.0 : -1.0)
    last = now
    guard self.way == -way else {
      self.way = way
      return nil
    }
    self.way = way
    return "changes to \(old.words) points and back to \(now.words): its content bounces"
  }

  mutating func noteCompletion() {
    atCompletion = page?.coveredTop
  }

  /// Returns a description if the inset changed after the completion without an animation of the
  /// bar.
  func jumpAtEnd() -> String? {
    guard let page, let old = atCompletion, page.coveredTop != old, !page.barIsMoving else {
      return nil
    }
    return """
      changes from \(old.words) to \(page.coveredTop.words) points after the transition: its \
      content jumps
      """
  }
}

extension UIViewController {
  /// How much of the upper edge bars and the page's own insets cover, in points.
  var coveredTop: CGFloat { (coveringBars?.top ?? 0) + additionalSafeAreaInsets.top }

  fileprivate var barIsMoving: Bool {
    guard let stack = parent as? UINavigationController else { return false }
    return stack.navigationBar.layer.state.animations.contains {
      !$0.hasStopped && $0.property == .position
    }
  }
}
