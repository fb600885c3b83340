internal import Foundation
internal import JankMotion

/// The pan gesture recogniser of a scroll view.
///
/// It fails if the content cannot scroll along the main axis of the movement. It also fails if the
/// drag would only pull the content off its top and another recogniser, such as a sheet's, handles
/// that. That the longer side decides is inferred.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  struct Release {
    /// The time, in seconds since the start of the run.
    var time: Double
    /// The velocity of the last movement as a scroll view reports it, in points per second.
    var reported: SIMD2<Double>
    /// Whether the touch had paused before the release.
    var isAtRest: Bool

    var cancelled: Release { Release(time: time, reported: .zero, isAtRest: true) }
  }

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
    scrollView?.touchDidComeDown()
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
    scrollView?.touchesDidLeave()
  }

  /// Whether another recogniser handles a pull that the content cannot follow (certain for sheets).
  private var isTakenOver: Bool {
    touches.flatMap { $0.gestureRecognizers ?? [] }.contains { other in
      (other as? UIPanGestureRecognizer)?.takesOverAtTop == true
    }
  }
}
