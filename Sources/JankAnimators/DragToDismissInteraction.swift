public import HeadlessUIKit

/// Drives a dismissal by dragging the page down.
///
/// The interaction of the WWDC 2013 tutorials. Progress is the distance dragged over a travel,
/// limited to 0 to 1; a finger that goes up past the commit fraction finishes the dismissal and one
/// that goes up before cancels it. The remainder plays at speed 1 − progress, so that finishing
/// takes the animator's whole duration from wherever the finger left, and a drag of the whole
/// travel never ends.
public final class DragToDismissInteraction: UIPercentDrivenInteractiveTransition {
  /// Whether a finger drives a dismissal now; the transitioning delegate hands the interaction out
  /// only then.
  public private(set) var isInteracting = false

  private let travel: CGFloat
  private let commitFraction: CGFloat
  private var shouldComplete = false
  private weak var controller: UIViewController?

  /// Creates the interaction.
  ///
  /// - Parameters:
  ///   - travel: the drag that stands for the whole transition, in points.
  ///   - commitFraction: the progress above which letting go dismisses, 0 to 1.
  public init(travel: CGFloat = 400, commitFraction: CGFloat = 0.5) {
    self.travel = travel
    self.commitFraction = commitFraction
  }

  /// The speed of the remainder: what is left of the way.
  public override var completionSpeed: CGFloat {
    get { 1 - percentComplete }
    set {}
  }

  /// Makes the controller's view draggable.
  public func wire(to controller: UIViewController) {
    self.controller = controller
    let pan = UIPanGestureRecognizer { [weak self] recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      self?.handle(pan)
    }
    controller.view.addGestureRecognizer(pan)
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    // Measured in the superview: the view itself moves with the finger.
    let translation = pan.translation(in: pan.view?.superview)
    switch pan.state {
    case .began:
      isInteracting = true
      shouldComplete = false
      controller?.dismiss(animated: true)
    case .changed:
      let fraction = min(max(translation.y / travel, 0), 1)
      shouldComplete = fraction > commitFraction
      update(fraction)
    case .ended, .cancelled:
      isInteracting = false
      if shouldComplete, pan.state == .ended {
        finish()
      } else {
        cancel()
      }
    case .possible, .failed:
      break
    }
  }
}
