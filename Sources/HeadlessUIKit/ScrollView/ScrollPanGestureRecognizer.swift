internal import Foundation
internal import JankMotion

/// Recognises the finger that scrolls the view it belongs to.
///
/// It fails where the content cannot be scrolled the way the finger goes most, which leaves the
/// finger to whoever else watches it; and where somebody takes over what would only pull the
/// content off its top, as a sheet does. That it looks at the longer side is inferred.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// How a finger left.
  struct Release {
    /// When it left, in seconds since the start of the run.
    var time: Double
    /// How fast it was while it last moved, as a scroll view reports it, in points a second.
    var reported: SIMD2<Double>
    /// Whether it had rested when it left.
    var isAtRest: Bool

    /// The same without any speed.
    var cancelled: Release { Release(time: time, reported: .zero, isAtRest: true) }
  }

  /// How the finger left just now.
  var release: Release {
    let isAtRest = speed.isResting(at: newestTime)
    return Release(
      time: newestTime,
      reported: ScrollReleaseEstimator.reported(speed.velocity ?? .zero, afterRest: isAtRest),
      isAtRest: isAtRest
    )
  }

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerDidComeDown()
  }

  override func judge(_ travel: SIMD2<Double>) -> Judgement {
    let judgement = super.judge(travel)
    guard case .begins = judgement else { return judgement }
    guard let scrollView, scrollView.scrolls(along: UIScrollView.axis(of: travel)),
      !scrollView.touchDelay.hasToldContent || scrollView.givesUp(touches),
      !scrollView.isPulledOffTop(by: travel) || !isTakenOver
    else { return .fails }
    return judgement
  }

  override func reset() {
    super.reset()
    scrollView?.fingersDidLeave()
  }

  /// Whether another recogniser of the finger takes what the content has no use for (certain for
  /// sheets).
  private var isTakenOver: Bool {
    touches.flatMap { $0.gestureRecognizers ?? [] }.contains { other in
      (other as? UIPanGestureRecognizer)?.takesOverAtTop == true
    }
  }
}
