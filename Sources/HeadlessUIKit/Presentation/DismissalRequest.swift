internal import Foundation
internal import JankTrace

/// A request to dismiss a view controller and all that it presents, which begins after the current
/// frame's commit.
///
/// That dismissals wait as presentations do is inferred. Only the top view animates. Every
/// presentation controller of the chain receives callbacks; for their order see
/// ``ChosenSemantics/topPageDecidesDismissal``.
struct DismissalRequest {
  let presenter: UIViewController
  /// The dismissed view controllers, lowest first.
  let leaving: [UIViewController]
  let drive: TransitionDrive
  let isAnimated: Bool
  let requested: TransitionRequest
  let completion: (() -> Void)?
}

extension DismissalRequest {
  /// The presentation of the lowest dismissed view controller.
  private var bottom: UIPresentationController? { leaving.first?.presentation }

  private var top: UIPresentationController? { leaving.last?.presentation }

  private var controllers: [UIPresentationController] {
    let upwards = leaving.compactMap(\.presentation)
    return presenter.simulation.semantics.topPageDecidesDismissal ? upwards.reversed() : upwards
  }

  func begin() {
    guard let bottom, let top, let page = leaving.last, let container = top.container else {
      return
    }
    presenter.simulation.observer.transitionWillBegin(
      ComingTransition(
        mayBeCancelled: drive.interaction != nil,
        place: container,
        leaving: page,
        presenter: presenter
      )
    )
    for controller in controllers { controller.endAdaptation() }
    // Views visible under the top one leave with it and receive callbacks; covered ones do not.
    let seen = Array(leaving.filter { $0.viewIfLoaded?.window != nil }.reversed())
    bottom.preparePresentersView()
    let context = TransitionContext(
      plan(from: page, seen: seen, in: container, top: top, bottom: bottom),
      drive: drive,
      ends: TransitionEnds(
        end: { isOngoing(bottom) ? end(seen, $0, $1) : endElsewhere(seen, $0, $1) },
        afterwards: { if isOngoing(bottom) { afterwards($0) } }
      )
    )
    container.transition = context
    for controller in seen { controller.isBeingDismissed = true }
    let hearsFirst = presenter.simulation.semantics.presentationControllerHearsFirst
    if hearsFirst { tellBeginning() }
    context.beginAppearance()
    if !hearsFirst { tellBeginning() }
    context.start()
  }

  /// Whether the window still has the same root.
  private func isOngoing(_ bottom: UIPresentationController) -> Bool {
    leaving.first?.presentation === bottom
  }

  private func tellBeginning() {
    for controller in controllers {
      controller.hear("dismissalTransitionWillBegin") { controller.dismissalTransitionWillBegin() }
    }
  }

  private func plan(
    from page: UIViewController,
    seen: [UIViewController],
    in container: UIView,
    top: UIPresentationController,
    bottom: UIPresentationController
  ) -> TransitionPlan {
    let hears = bottom.hasTakenPresentersView
    return TransitionPlan(
      kind: .dismiss,
      from: page,
      to: presenter,
      container: container,
      style: top.presentationStyle,
      isAnimated: isAnimated,
      requested: requested,
      fromView: top.presentedView,
      toView: hears ? presenter.view : nil,
      finalFrameOfFrom: hears ? .zero : page.view.frame,
      finalFrameOfTo: { hears ? bottom.presentersFrame : .zero },
      appearance: AppearanceChange(
        arriving: hears ? [presenter] : [],
        leaving: seen,
        order: .modal,
        isAnimated: isAnimated
      )
    )
  }

  private func end(_ seen: [UIViewController], _ context: TransitionContext, _ didComplete: Bool) {
    guard let bottom else { return }
    if didComplete {
      bottom.restorePresentersView()
      for controller in controllers { controller.presentedView?.removeFromSuperview() }
    } else if bottom.hasTakenPresentersView {
      presenter.view.removeFromSuperview()
    }
    for controller in controllers {
      controller.phase = didComplete ? .changing : .shown
      controller.hear("dismissalTransitionDidEnd(\(didComplete))") {
        controller.dismissalTransitionDidEnd(didComplete)
      }
    }
    context.endAppearance(didComplete)
    for controller in seen { controller.isBeingDismissed = false }
    if didComplete {
      for controller in leaving.reversed() { controller.leavePresenter() }
    } else {
      for controller in controllers { controller.catchUp(isResized: context.hasMetSizeChange) }
    }
    if didComplete || presenter.simulation.semantics.callsCompletionOfCancelled { completion?() }
    (drive.interaction as? SheetDrag)?.dismissalDidEnd(didComplete)
  }

  /// Ends in a window that has another root: only the callbacks are left.
  private func endElsewhere(
    _ seen: [UIViewController],
    _ context: TransitionContext,
    _ didComplete: Bool
  ) {
    context.endAppearance(didComplete)
    for controller in seen { controller.isBeingDismissed = false }
    for controller in seen + [presenter] { controller.leaveWithWindow() }
    if didComplete { completion?() }
    (drive.interaction as? SheetDrag)?.dismissalDidEnd(false)
  }

  private func afterwards(_ didComplete: Bool) {
    guard didComplete else { return }
    for controller in controllers { controller.close() }
    for controller in leaving {
      controller.presentation = nil
      presenter.simulation.observer.pageDidDepart(controller)
    }
    presenter.presentation?.catchUp()
  }
}
