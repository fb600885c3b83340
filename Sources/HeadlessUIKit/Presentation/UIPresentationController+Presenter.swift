internal import Foundation

// MARK: The presenter's view

extension UIPresentationController {
  /// Moves the presenter's view back to its superview and index before the presentation.
  func restorePresentersView() {
    guard let home, let presenting, hasTakenPresentersView else { return }
    home.superview?.insertSubview(presenting.view, at: home.place)
    // A change of style may have added dimming to the presenter's container while it was away.
    presenting.presentation?.system?.sendDimmingToBack()
    if simulation.semantics.restoresPresentersFrame { presenting.view.frame = homeFrame }
  }

  /// Sets the size of the presenter's view, which missed size changes while it was removed.
  func preparePresentersView() {
    guard hasTakenPresentersView, simulation.semantics.restoresPresentersFrame else {
      return
    }
    presenting?.view.frame = homeFrame
  }

  /// The frame of the presenter's view after the dismissal.
  var presentersFrame: CGRect {
    let isRestored = simulation.semantics.restoresPresentersFrame
    return isRestored ? homeFrame : presenting?.view.frame ?? .zero
  }

  private var homeFrame: CGRect {
    if let window = home?.superview as? UIWindow { return window.bounds }
    if let outer = presenting?.presentation, outer.phase != .idle {
      return outer.frameOfPresentedViewInContainerView
    }
    return home?.frame ?? .zero
  }
}

// MARK: Adaptation

extension UIPresentationController {
  /// Adapts the style to traits and reports a change to the delegate; the coordinator is nil before
  /// the presentation.
  func adapt(
    to traits: UITraitCollection,
    with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard let system else { return }
    let asked =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    let style = asked == .none ? system.style : asked.resolved(by: simulation.semantics)
    guard system.effectiveStyle != style else { return }
    delegate?.presentationController(
      self,
      willPresentWithAdaptiveStyle: style == system.style ? .none : style,
      transitionCoordinator: coordinator
    )
    system.effectiveStyle = style
    container?.setNeedsLayout()
    guard phase == .shown, let coordinator else { return }
    system.adaptDimming(self, with: coordinator)
    adaptPresenter(with: coordinator)
  }

  /// Removes or restores the presenter's view if the new style requires it.
  ///
  /// When UIKit does this is unknown. Our choice: the view is present while the size changes, and
  /// the appearance callbacks are those of a presentation or a dismissal.
  private func adaptPresenter(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
    endAdaptation()
    guard let presenting, presentedView?.window != nil,
      shouldRemovePresentersView != hasTakenPresentersView
    else { return }
    let comes = hasTakenPresentersView
    var change = AppearanceChange(
      arriving: comes ? [presenting] : [],
      leaving: comes ? [] : [presenting],
      order: .modal,
      isAnimated: coordinator?.isAnimated ?? false
    )
    change.begin()
    if comes { restorePresentersView() }
    hasTakenPresentersView = !comes
    adaptation = {
      if !comes { presenting.view.removeFromSuperview() }
      change.complete()
    }
    guard let coordinator else { return endAdaptation() }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.endAdaptation() }
  }

  /// Applies changes of size or style that happened during a transition or while the view was
  /// covered.
  ///
  /// During a transition the animator controls the view; a covered view reappears together with
  /// those below it. When UIKit applies the changes is unknown. Our choice: at once, when the
  /// transition ends or the covering view is removed. `isResized` is whether the screen changed its
  /// size during the transition.
  func catchUp(isResized: Bool = false) {
    guard phase == .shown else { return }
    if isResized {
      container?.setNeedsLayout()
      container?.layoutIfNeeded()
      fillContainer()
    }
    guard let system, presentedView?.window != nil else { return }
    system.adaptDimming(self, with: nil)
    adaptPresenter(with: nil)
    presenting?.presentation?.catchUp()
  }

  /// Makes the presented view fill a resized container unless the app has its own presentation
  /// controller; inferred.
  func fillContainer() {
    guard type(of: self) == UIPresentationController.self, system == nil, phase == .shown else {
      return
    }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// Completes a change of style, at the latest before the dismissal.
  func endAdaptation() {
    let end = adaptation
    adaptation = nil
    end?()
  }
}
