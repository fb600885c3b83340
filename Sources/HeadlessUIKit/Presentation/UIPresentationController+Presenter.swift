internal import Foundation

// MARK: The presenter's view

extension UIPresentationController {
  /// Puts the presenter's view back to where it was before the presentation.
  func restorePresentersView() {
    guard let home, let presenting, hasTakenPresentersView else { return }
    home.superview?.insertSubview(presenting.view, at: home.place)
    // A page that another style darkens behind while it was away lies above the darkness.
    presenting.presentation?.system?.sendDimmingToBack()
    if simulation.semantics.restoresPresentersFrame { presenting.view.frame = homeFrame }
  }

  /// Gives the presenter's view, which saw no change of size since it left, the size it comes to.
  func preparePresentersView() {
    guard hasTakenPresentersView, simulation.semantics.restoresPresentersFrame else {
      return
    }
    presenting?.view.frame = homeFrame
  }

  /// Where the presenter's view has to be when the page has gone.
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

// MARK: Another style

extension UIPresentationController {
  /// Uses the style that fits the traits, and tells who has to know.
  ///
  /// - Parameters:
  ///   - traits: the traits from now on.
  ///   - coordinator: the change that they come with, or nil before the presentation.
  func adapt(
    to traits: UITraitCollection,
    with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard let system else { return }
    let asked =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    let style = asked == .none ? system.style : asked.resolved
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

  /// Lets the presenter's view go or come where the style wants it otherwise than it is.
  ///
  /// When it does is unknown. Chosen: the view is there while the size changes, and the callbacks
  /// of appearance are those of a presentation or a dismissal.
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

  /// Makes up for a change of size or style that met the page on its way, or while it was covered.
  ///
  /// On its way a page is its animator's; and what lies below a covered page is seen again with it.
  /// When UIKit does it is unknown. Chosen: at once, when the page has come to rest or what covered
  /// it has gone.
  ///
  /// - Parameter isResized: whether the screen has changed its size since the page set out.
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

  /// Lets a page fill a container that has got another size, where the app has put no presentation
  /// controller of its own in charge; inferred.
  func fillContainer() {
    guard type(of: self) == UIPresentationController.self, system == nil, phase == .shown else {
      return
    }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// Ends what a change of the style has begun, at the latest before the page goes.
  func endAdaptation() {
    let end = adaptation
    adaptation = nil
    end?()
  }
}
