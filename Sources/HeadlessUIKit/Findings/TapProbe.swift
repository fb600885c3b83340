internal import Foundation
internal import JankTrace

/// Asks after a transition whether a tap would reach the page that is on screen.
struct TapProbe {
  let page: UIViewController
  let window: UIWindow
  /// What lay around the page before the transition.
  let before: Surroundings
  /// What the script did that the transition comes of.
  let step: ScriptStep?

  /// Finds a page that no tap in its middle reaches, and what is in the way.
  func check(after transition: String) {
    guard let view = page.viewIfLoaded, page.presentedViewController == nil, before.takeTouches
    else { return }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    guard !isFree(view, at: middle) else { return }
    let hit = window.hitTest(middle, with: nil)
    if let hit, hit.isDescendant(of: view) { return }
    let obstacle = hit.map { "\($0.traceName) takes it" } ?? "nothing takes it"
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
  /// Asks the views around the page and in front of it; those in the page, which may be thousands,
  /// need not be asked.
  private func isFree(_ view: UIView, at point: CGPoint) -> Bool {
    var inner = view
    // Where its own taps lie is for the page to say.
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

  /// Whether the page lets the tap through to what it lies in, rather than something covers it.
  private func isPassedOver(by hit: UIView?) -> Bool {
    guard let hit else { return true }
    return page.view.isDescendant(of: hit)
  }
}

extension UIView {
  /// Whether the view itself takes part when a point of the window is hit.
  fileprivate func takesTap(at point: CGPoint) -> Bool {
    isOpenToTouches && self.point(inside: convert(point, from: nil), with: nil)
  }

  fileprivate var isOpenToTouches: Bool { isUserInteractionEnabled && !isHidden && alpha >= 0.01 }
}
