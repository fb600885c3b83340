internal import Foundation
internal import JankTrace

/// A request to present a view controller, which begins after the current frame's commit.
///
/// Certain, from stack traces: `present` loads the view and calls the delegates; the transition
/// starts in a handler after the commit.
struct PresentationRequest {
  let controller: UIPresentationController
  let presenter: UIViewController
  let presented: UIViewController
  let drive: TransitionDrive
  let isAnimated: Bool
  let requested: TransitionRequest
  let completion: (() -> Void)?
}

extension PresentationRequest {
  func begin() {
    let simulation = presenter.simulation
    guard let window = presenter.viewIfLoaded?.window else {
      simulation.find(
        .presenterIsInWindow,
        of: presenter,
        """
        Attempt to present \(presented.traceName) on \(presenter.traceName) whose view is not in \
        the window hierarchy: it left the window before the presentation began
        """
      )
      controller.phase = .idle
      presented.unlink()
      return
    }
    simulation.observer.transitionWillBegin(
      ComingTransition(
        mayBeCancelled: drive.interaction != nil,
        place: presenter.viewIfLoaded,
        leaving: presenter,
        presenter: presenter
      )
    )
    controller.open(over: presenter, in: window)
    guard let container = controller.container else { return }
    let context = TransitionContext(
      plan(in: container),
      drive: drive,
      ends: TransitionEnds(end: end, afterwards: afterwards)
    )
    container.transition = context
    presented.isBeingPresented = true
    let hearsFirst = simulation.semantics.presentationControllerHearsFirst
    if hearsFirst { tellBeginning() }
    context.beginAppearance()
    if !hearsFirst { tellBeginning() }
    container.setNeedsLayout()
    container.layoutIfNeeded()
    context.start()
  }

  private func tellBeginning() {
    controller.hear("presentationTransitionWillBegin") {
      controller.presentationTransitionWillBegin()
    }
  }

  private func plan(in container: UIView) -> TransitionPlan {
    let hears = controller.hasTakenPresentersView
    return TransitionPlan(
      kind: .present,
      from: presenter,
      to: presented,
      container: container,
      style: controller.presentationStyle,
      isAnimated: isAnimated,
      requested: requested,
      fromView: hears ? presenter.view : nil,
      toView: controller.presentedView,
      finalFrameOfFrom: hears ? .zero : presenter.view.frame,
      finalFrameOfTo: { [controller] in controller.frameOfPresentedViewInContainerView },
      appearance: AppearanceChange(
        arriving: [presented],
        leaving: hears ? [presenter] : [],
        order: .modal,
        isAnimated: isAnimated
      )
    )
  }

  private func end(_ context: TransitionContext, _ didComplete: Bool) {
    guard presented.presentation === controller else {
      endElsewhere(context, didComplete)
      return
    }
    controller.phase = didComplete ? .shown : .changing
    if didComplete {
      if controller.hasTakenPresentersView { presenter.view.removeFromSuperview() }
    } else {
      let semantics = presenter.simulation.semantics
      if controller.system != nil || semantics.removesCustomViewOnCancel {
        controller.presentedView?.removeFromSuperview()
      }
      controller.restorePresentersView()
    }
    controller.hear("presentationTransitionDidEnd(\(didComplete))") {
      controller.presentationTransitionDidEnd(didComplete)
    }
    context.endAppearance(didComplete)
    presented.isBeingPresented = false
    controller.catchUp(isResized: context.hasMetSizeChange)
    if didComplete || presenter.simulation.semantics.callsCompletionOfCancelled { completion?() }
  }

  /// Ends in a window that has another root: only the callbacks are left.
  private func endElsewhere(_ context: TransitionContext, _ didComplete: Bool) {
    context.endAppearance(didComplete)
    presented.isBeingPresented = false
    for controller in [presented, presenter] { controller.leaveWithWindow() }
    if didComplete { completion?() }
  }

  private func afterwards(_ didComplete: Bool) {
    guard !didComplete, presented.presentation === controller else { return }
    controller.close()
    presented.unlink()
    presenter.presentation?.catchUp()
    presenter.simulation.observer.pageDidDepart(presented)
  }
}
