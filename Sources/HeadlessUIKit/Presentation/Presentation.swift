internal import Foundation
internal import JankEngine

/// How a presented controller stands on the screen, from its presentation to its dismissal.
final class Presentation {
  let container: UIView
  let style: UIModalPresentationStyle
  /// Whether a transition of this presentation is running or about to.
  var isInTransition = true
  // Where the presenter's view came from, so that it can go back.
  private weak var home: UIView?
  private let place: Int

  init(style: UIModalPresentationStyle, presenter: UIViewController, window: UIWindow) {
    self.style = style
    home = presenter.view.superview
    place = home?.subviews.firstIndex { $0 === presenter.view } ?? 0
    container = UIView(frame: window.bounds)
    container.layer.name = "transition view"
    window.addSubview(container)
    if style.removesPresentersView { container.addSubview(presenter.view) }
  }

  /// Puts the presenter's view back to where it was before the presentation.
  func restorePresentersView(of presenter: UIViewController) {
    guard style.removesPresentersView else { return }
    home?.insertSubview(presenter.view, at: place)
  }
}
