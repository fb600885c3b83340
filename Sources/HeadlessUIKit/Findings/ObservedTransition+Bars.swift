internal import Foundation
internal import JankEngine
internal import JankTrace

// MARK: Bars over pages

extension ObservedTransition {
  /// Reports a safe area that changes back and forth while the page arrives.
  func checkInsets() {
    guard let what = insets?.look() else { return }
    findInsets(what)
  }

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

  /// Reports a control where no bar was before, if a bar now covers it.
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
      \(name) completed, and \(hidden.traceName) is where the safe area of \(page.traceName) began \
      before: the inset was \(old.words) points and is \(top.words), so the bar receives its taps
      """
    )
  }

  /// Reports a bar that a cancel left hidden or shown.
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
      \(name): after an earlier cancel the navigation bar is \
      \(expected ? "shown" : "hidden"), unlike before the page arrived
      """
    )
  }
}

extension UIView {
  fileprivate var controls: [UIControl] {
    subviews.flatMap { ($0 as? UIControl).map { [$0] } ?? $0.controls }
  }
}
