internal import Foundation
internal import JankEngine
internal import JankTrace

/// Asks after a transition whether a tap would reach the page that is on screen.
struct TapProbe {
  let page: UIViewController
  let window: UIWindow

  /// Finds a page that no tap in its middle reaches, and what is in the way.
  func check(after transition: String) {
    guard let view = page.viewIfLoaded, page.presentedViewController == nil else { return }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let hit = window.hitTest(middle, with: nil)
    if let hit, hit.isDescendant(of: view) { return }
    let obstacle = hit.map { "\($0.traceName) takes it" } ?? "nothing takes it"
    Simulation.current.find(
      isPassedOver(by: hit) ? .successSettles : .nothingIsLeftBehind,
      of: page,
      view: hit ?? view,
      "after the \(transition) a tap does not reach \(page.traceName): \(obstacle)"
    )
  }

  /// Whether the page lets the tap through to what it lies in, rather than something covers it.
  private func isPassedOver(by hit: UIView?) -> Bool {
    guard let hit else { return true }
    return page.view.isDescendant(of: hit)
  }
}
