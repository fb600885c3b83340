internal import Foundation
internal import JankEngine
internal import JankTrace

// MARK: Bars over pages

extension ObservedTransition {
  /// Finds a safe area that goes to and fro while the page comes.
  func checkInsets() {
    guard let what = insets?.look() else { return }
    findInsets(what)
  }

  /// Finds a safe area that changes when it is all over.
  func checkFinalInsets() {
    guard outcome == true, isAlone else { return }
    let count = simulation.device.trace.findings.count
    checkInsets()
    guard simulation.device.trace.findings.count == count,
      let what = insets?.jumpAtEnd()
    else { return }
    findInsets(what)
  }

  private func findInsets(_ what: String) {
    let name = context.to.traceName
    find(.insetsGoOneWay, of: context.to, "\(self.name): the safe area of \(name) \(what)")
  }

  /// Finds buttons that stand where no bar was before, and no tap reaches them now.
  func checkControls(of page: UIViewController) {
    guard let old = before.coveredTop, page.coveredTop > old else { return }
    let top = page.coveredTop
    let hidden = page.view.controls.first { control in
      let frame = control.convert(control.bounds, to: page.view)
      return frame.minY >= old && frame.midY < top
    }
    guard let hidden else { return }
    find(
      .successSettles,
      of: page,
      view: hidden,
      """
      \(name) completed, and \(hidden.traceName) stands where the safe area of \(page.traceName) \
      began before: it was \(old.words) points and is \(top.words), so that the bar takes its taps
      """
    )
  }

  /// Finds a bar that is hidden or shown since a cancel.
  func checkBar() {
    guard let expected = arrival?.barHasToBeHidden,
      let stack = context.plan.owner as? UINavigationController,
      stack.isNavigationBarHidden != expected
    else { return }
    find(
      .alongsideLooksAtOutcome,
      of: context.subject,
      view: stack.navigationBar,
      """
      \(name): since it was cancelled once, the navigation bar is \
      \(expected ? "shown" : "hidden"), otherwise than before the page came
      """
    )
  }
}

extension UIView {
  fileprivate var controls: [UIControl] {
    subviews.flatMap { ($0 as? UIControl).map { [$0] } ?? $0.controls }
  }
}
