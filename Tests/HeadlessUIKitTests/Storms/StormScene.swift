import HeadlessUIKit

/// What a correct animator does with the views of a transition.
///
/// The arriving view is put where it ends; one of the two moves. After the end, whatever it was,
/// nothing of the movement is left.
struct StormScene {
  /// What moves.
  enum Effect: CaseIterable {
    case fade, slide, shrink, nothing
  }

  private let context: any UIViewControllerContextTransitioning
  private let arriving: UIView?
  private let moving: UIView?
  private let takesAway: Bool
  private let effect: Effect

  /// Puts the views in place and makes ready to move.
  init(
    _ context: any UIViewControllerContextTransitioning,
    takesAway: Bool,
    effect: Effect
  ) {
    self.context = context
    self.takesAway = takesAway
    self.effect = effect
    arriving = context.view(forKey: .to)
    let leaving = context.view(forKey: .from)
    moving = takesAway ? leaving : arriving
    let container = context.containerView
    if let arriving, let page = context.viewController(forKey: .to) {
      arriving.frame = context.finalFrame(for: page)
      if takesAway, let leaving {
        container.insertSubview(arriving, belowSubview: leaving)
      } else {
        container.addSubview(arriving)
      }
    }
    if !takesAway { displace() }
  }

  /// Moves what moves to where it ends.
  func move() {
    if takesAway { displace() } else { putBack() }
  }

  /// Puts everything in order and says that it is over.
  func end() {
    putBack()
    let didComplete = !context.transitionWasCancelled
    if !didComplete { arriving?.removeFromSuperview() }
    context.completeTransition(didComplete)
  }

  private func displace() {
    switch effect {
    case .fade: moving?.alpha = 0
    case .slide: moving?.transform = CGAffineTransform(translationX: 0, y: 500)
    case .shrink: moving?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    case .nothing: break
    }
  }

  private func putBack() {
    moving?.alpha = 1
    moving?.transform = .identity
  }
}
