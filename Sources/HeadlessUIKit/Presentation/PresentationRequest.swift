internal import Foundation
internal import JankEngine

/// A request to present or dismiss that waits for the commit of the frame it was made in.
///
/// Certain for presentations, from stack traces: what `present` asks for starts in a handler that
/// runs after the commit. That dismissals do the same is inferred.
struct PresentationRequest {
  let kind: TransitionRecord.Kind
  /// The controller that presents, and that is uncovered by a dismissal.
  let presenter: UIViewController
  /// The controller it presents; the first of a chain where that presents others.
  let presented: UIViewController
  let isAnimated: Bool
  let requested: Instant
  let completion: (() -> Void)?

  /// Begins the transition.
  func begin() {
    Simulation.current.inspector.transitionWillBegin()
    switch kind {
    case .present: beginPresenting()
    case .dismiss: beginDismissing()
    }
  }
}

// MARK: Presenting

extension PresentationRequest {
  private func beginPresenting() {
    guard let window = presenter.view.window else {
      Simulation.current.find(
        .presenterIsInWindow,
        of: presenter,
        """
        Attempt to present \(presented.traceName) on \(presenter.traceName) whose view is not in \
        the window hierarchy: it has left meanwhile
        """
      )
      presented.unlink()
      return
    }
    presented.loadViewIfNeeded()
    let delegate = presented.transitioningDelegate
    let custom =
      isAnimated
      ? delegate?.animationController(
        forPresented: presented,
        presenting: presenter,
        source: presenter
      ) : nil
    let presentation = Presentation(
      style: presented.modalPresentationStyle,
      presenter: presenter,
      window: window
    )
    presented.presentation = presentation
    let context = TransitionContext(
      self,
      from: presenter,
      to: presented,
      in: presentation,
      mayTouchPresenter: presentation.style.removesPresentersView,
      animator: custom ?? SystemModalAnimator(),
      interaction: custom.flatMap { delegate?.interactionControllerForPresentation(using: $0) },
      owner: finishPresenting
    )

    presented.isBeingPresented = true
    if presentation.style.removesPresentersView {
      presenter.notify(.willDisappear, animated: isAnimated)
    }
    presented.notify(.willAppear, animated: isAnimated)
    presentation.container.layoutIfNeeded()
    context.start()
  }

  private func finishPresenting(_ context: TransitionContext, _ didComplete: Bool) {
    guard let presentation = presented.presentation else { return }
    let hearsPresenter = presentation.style.removesPresentersView
    presentation.isInTransition = false
    if didComplete {
      if hearsPresenter { presenter.view.removeFromSuperview() }
      presented.notify(.didAppear, animated: isAnimated)
      if hearsPresenter { presenter.notify(.didDisappear, animated: isAnimated) }
      completion?()
    } else {
      presented.view.removeFromSuperview()
      takeBack(arriving: presented, staying: hearsPresenter ? [presenter] : [])
      presentation.restorePresentersView(of: presenter)
      presentation.container.removeFromSuperview()
      presented.unlink()
    }
    presented.isBeingPresented = false
    context.announceEnd(didComplete)
  }
}

// MARK: Dismissing

extension PresentationRequest {
  private func beginDismissing() {
    let leaving = presented.presentedChain
    guard
      let bottom = presented.presentation, let top = leaving.last,
      let presentation = top.presentation
    else { return }
    // Only the top page is seen to move. That its delegate is the one to be asked is our choice.
    let delegate = top.transitioningDelegate
    let custom = isAnimated ? delegate?.animationController(forDismissed: top) : nil
    let hearsPresenter = bottom.style.removesPresentersView
    let seen = leaving.filter { $0.view.window != nil }
    let context = TransitionContext(
      self,
      from: top,
      to: presenter,
      in: presentation,
      mayTouchPresenter: hearsPresenter,
      animator: custom ?? SystemModalAnimator(),
      interaction: custom.flatMap { delegate?.interactionControllerForDismissal(using: $0) },
      owner: { finishDismissing(leaving, seen: seen, $0, $1) }
    )

    for controller in seen.reversed() {
      controller.isBeingDismissed = true
      controller.notify(.willDisappear, animated: isAnimated)
    }
    if hearsPresenter { presenter.notify(.willAppear, animated: isAnimated) }
    context.start()
  }

  private func finishDismissing(
    _ leaving: [UIViewController],
    seen: [UIViewController],
    _ context: TransitionContext,
    _ didComplete: Bool
  ) {
    guard let bottom = presented.presentation else { return }
    let hearsPresenter = bottom.style.removesPresentersView
    for controller in leaving { controller.presentation?.isInTransition = false }
    if didComplete {
      bottom.restorePresentersView(of: presenter)
      for controller in leaving.reversed() {
        controller.presentation?.container.removeFromSuperview()
        controller.viewIfLoaded?.removeFromSuperview()
      }
      if hearsPresenter { presenter.notify(.didAppear, animated: isAnimated) }
      for controller in seen.reversed() { controller.notify(.didDisappear, animated: isAnimated) }
      for controller in leaving.reversed() { controller.unlink() }
      completion?()
    } else {
      if hearsPresenter { presenter.view.removeFromSuperview() }
      takeBack(arriving: hearsPresenter ? presenter : nil, staying: seen.reversed())
    }
    for controller in seen { controller.isBeingDismissed = false }
    context.announceEnd(didComplete)
  }
}

// MARK: Both

extension PresentationRequest {
  /// The callbacks that take a cancelled transition back.
  ///
  /// Certain for a cancelled navigation pop, inferred here. That all of them come at the end of the
  /// reversal and not when the finger lifts is our choice.
  private func takeBack(arriving: UIViewController?, staying: [UIViewController]) {
    arriving?.notify(.willDisappear, animated: isAnimated)
    arriving?.notify(.didDisappear, animated: isAnimated)
    for controller in staying {
      controller.notify(.willAppear, animated: isAnimated)
      controller.notify(.didAppear, animated: isAnimated)
    }
  }
}

extension UIViewController {
  /// The controller and those it presents, one above the other.
  var presentedChain: [UIViewController] {
    [self] + (presentedViewController?.presentedChain ?? [])
  }

  /// Ends the controller's tie to the one that presents it.
  func unlink() {
    presentation = nil
    presentingViewController?.presentedViewController = nil
    presentingViewController = nil
  }
}
