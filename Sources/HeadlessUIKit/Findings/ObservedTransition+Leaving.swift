internal import Foundation
internal import JankEngine

extension ObservedTransition {
  /// Reports a leaving page that `completeTransition` removes in the middle of its movement.
  ///
  /// Only a page that is visible, and that would have moved or faded noticeably, counts.
  func checkLeavingPage(_ didComplete: Bool) {
    guard didComplete, !context.transitionWasCancelled, context.system == nil,
      let page = context.view(forKey: .from), page.window === simulation.window,
      page.layer.state.animations.contains(where: { owns($0.id) && $0.isUnderWay })
    else { return }
    let now = simulation.device.mediaTime.seconds
    guard let what = page.movement(from: now, to: now + context.duration + Self.longRest),
      page.isSeen(at: now, below: context.view(forKey: .to))
    else { return }
    find(
      .leavingPageSettles,
      of: context.from,
      view: page,
      """
      \(name): completeTransition was called while \(context.from.traceName) still moves: it \
      disappears \(what)
      """
    )
  }

  /// How long after its duration an animator's last animation has ended, in seconds; our choice.
  private static let longRest = 10.0
}

extension UIView {
  /// Describes how far the view has still to go, or returns nil if that is too little to notice.
  fileprivate func movement(from now: Double, to end: Double) -> String? {
    let (seen, last) = (sight(at: now), sight(at: end))
    let way = (last.place - seen.place).length
    if way > ContinuityWatch.seenWay { return "\(way.words) points before its end" }
    let fade = last.opacity - seen.opacity
    guard fade.magnitude > ContinuityWatch.seenFade else { return nil }
    return "at alpha \(seen.opacity.words), before it has alpha \(last.opacity.words)"
  }

  /// Whether a part of the view is on screen and not behind another page.
  fileprivate func isSeen(at now: Double, below arriving: UIView?) -> Bool {
    guard let window, !isHidden, sight(at: now).opacity >= 0.01 else { return false }
    let visible = presentedFrame(at: now).intersection(window.bounds)
    guard !visible.isEmpty else { return false }
    guard let arriving, arriving.superview === superview, let places = superview?.subviews,
      let place = places.firstIndex(of: self), let above = places.firstIndex(of: arriving),
      above > place, arriving.sight(at: now).opacity >= 1
    else { return true }
    return !arriving.presentedFrame(at: now).contains(visible)
  }

  /// The presented frame of an untransformed or moved view in its superview.
  private func presentedFrame(at now: Double) -> CGRect {
    let (place, size) = (sight(at: now).place, bounds.size)
    let anchor = layer.anchorPoint
    return CGRect(
      x: place.x - size.width * anchor.x,
      y: place.y - size.height * anchor.y,
      width: size.width,
      height: size.height
    )
  }
}
