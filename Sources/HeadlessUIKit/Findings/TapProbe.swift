internal import Foundation
internal import JankTrace

/// Checks after a transition whether a tap would reach the page on screen.
struct TapProbe {
  let page: UIViewController
  let window: UIWindow
  let before: Surroundings
  let step: ScriptStep?

  /// Reports a page that no tap on its centre reaches, and what blocks it.
  func check(after transition: String) {
    guard let view = page.viewIfLoaded, page.presentedViewController == nil, before.takeTouches
    else { return }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    guard !isFree(view, at: middle) else { return }
    let hit = window.hitTest(middle, with: nil)
    if let hit, hit.isDescendant(of: view) { return }
    let obstacle = hit.map { "\($0.traceName) receives it" } ?? "nothing receives it"
    page.simulation.find(
      isPassedOver(by: hit) ? .successSettles : .nothingIsLeftBehind,
      of: page,
      view: hit ?? view,
      "after the \(transition) a tap does not reach \(page.traceName): \(obstacle)",
      after: step
    )
  }

  /// Whether nothing can keep a tap from a view.
  ///
  /// Only views around the page and in front of it are tested. The page may contain thousands.
  private func isFree(_ view: UIView, at point: CGPoint) -> Bool {
    var inner = view
    // What happens to taps inside the page is the page's own.
    guard inner.isOpenToTouches else { return false }
    while let outer = inner.superview {
      let front = outer.subviews.reversed().prefix { $0 !== inner }
      let isCovered = front.contains {
        $0.hitTest($0.convert(point, from: nil), with: nil) != nil && !before.contain($0)
      }
      guard outer.takesTap(at: point), !isCovered else { return false }
      inner = outer
    }
    return inner === window
  }

  /// Whether the page passes the tap on to a superview, so that nothing covers it.
  private func isPassedOver(by hit: UIView?) -> Bool {
    guard let hit else { return true }
    return page.view.isDescendant(of: hit)
  }
}

extension UIView {
  /// Whether hit testing considers the view at a point of the window.
  fileprivate func takesTap(at point: CGPoint) -> Bool {
    isOpenToTouches && self.point(inside: convert(point, from: nil), with: nil)
  }

  fileprivate var isOpenToTouches: Bool { isUserInteractionEnabled && !isHidden && alpha >= 0.01 }
}
