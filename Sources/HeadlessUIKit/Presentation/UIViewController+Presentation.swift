internal import Foundation
internal import JankTrace

// MARK: Presenting

extension UIViewController {
  /// Requests a presentation, or rejects it as UIKit does.
  ///
  /// A rejected request is dropped, not queued, and its completion is not called.
  func requestPresentation(
    of controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = presenter(
      for: controller.resolvedPresentationStyle
    )
    guard presenter.canPresent(controller, from: self) else { return }
    presenter.ownPresented = controller
    controller.ownPresenting = presenter
    controller.loadViewIfNeeded()
    let presentation = controller.makePresentation(presenter: presenter, source: self)
    let request = PresentationRequest(
      controller: presentation,
      presenter: presenter,
      presented: controller,
      drive: controller.presentationDrive(presentation, from: presenter, self, animated: animated),
      isAnimated: animated,
      requested: simulation.takeRequest(),
      completion: completion
    )
    simulation.runAfterCommit(request.begin)
  }

  /// Returns the view controller that presents in a style.
  ///
  /// Certain: the one that fills the screen, or the nearest that defines a presentation context.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var candidate = self
    while let parent = candidate.parent {
      if style.coversContext, candidate.definesPresentationContext { return candidate }
      candidate = parent
    }
    return candidate
  }

  private func canPresent(_ controller: UIViewController, from source: UIViewController) -> Bool {
    let name = controller.traceName
    let attempt = "Attempt to present \(name) on \(traceName) (from \(source.traceName))"
    if let other = ownPresented {
      let reason =
        other.presentation?.phase == .shown
        ? "which is already presenting \(other.traceName)"
        : "while a presentation is in progress"
      reject(.presentsOneAtATime, "\(attempt) \(reason)")
    } else if presentation?.phase == .changing {
      reject(.presentsOneAtATime, "\(attempt) while a presentation is in progress")
    } else if controller === self || controller.ownPresenting != nil {
      reject(.presentsOneAtATime, "\(attempt), which is already presented")
    } else if let parent = controller.parent {
      reject(
        .presentsOneAtATime,
        """
        NSInvalidArgumentException: Application tried to present modally a view controller \(name) \
        that has a parent view controller \(parent.traceName)
        """,
        raises: true
      )
    } else if controller.modalPresentationStyle == .none {
      reject(
        .presentsOneAtATime,
        "\(attempt): its modal presentation style has no corresponding presentation controller"
      )
    } else if viewIfLoaded?.window == nil || source.viewIfLoaded?.window == nil {
      reject(.presenterIsInWindow, "\(attempt) whose view is not in the window hierarchy")
    } else {
      return true
    }
    return false
  }

  private func makePresentation(
    presenter: UIViewController,
    source: UIViewController
  ) -> UIPresentationController {
    let presentation: UIPresentationController
    if modalPresentationStyle == .custom {
      note("presentationController(forPresented:)", of: transitioningDelegate)
      presentation =
        transitioningDelegate?.presentationController(
          forPresented: self,
          presenting: presenter,
          source: source
        ) ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    } else {
      presentation = preparedPresentation
    }
    presentation.presenting = presenter
    presentation.phase = .changing
    self.presentation = presentation
    return presentation
  }

  /// The presentation controller of the requested system style, created on first access so that an
  /// app can set its delegate before the presentation.
  var preparedPresentation: UIPresentationController {
    let style = resolvedPresentationStyle
    if let presentation, presentation.phase != .idle || presentation.presentationStyle == style {
      return presentation
    }
    let made =
      style == .popover
      ? UIPopoverPresentationController(presented: self)
      : UIPresentationController(presented: self, style: style)
    presentation = made
    return made
  }

  // Certain: the animator of a custom presentation is also requested without animation, because it
  // places the views.
  private func presentationDrive(
    _ presentation: UIPresentationController,
    from presenter: UIViewController,
    _ source: UIViewController,
    animated: Bool
  ) -> TransitionDrive {
    let delegate = transitioningDelegate
    var animator: (any UIViewControllerAnimatedTransitioning)?
    if animated || presentation.system == nil {
      checkTransitioningDelegate("is presented")
      note("animationController(forPresented:)", of: delegate)
      animator = delegate?.animationController(
        forPresented: self,
        presenting: presenter,
        source: source
      )
      transitioningWatch.delegateAnswered(animator)
    }
    guard let animator else {
      return TransitionDrive(animator: SystemModalAnimator(of: self))
    }
    guard animated else { return TransitionDrive(animator: animator) }
    note("interactionControllerForPresentation", of: delegate)
    return TransitionDrive(
      animator: animator,
      interaction: delegate?.interactionControllerForPresentation(using: animator)
    )
  }
}

// MARK: Dismissing

extension UIViewController {
  /// Requests the dismissal of what this view controller presents, or of this one.
  func requestDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedViewController, let presenter = presented.ownPresenting else {
      if let presenter = presentingViewController {
        presenter.dismiss(animated: animated, completion: completion)
      } else {
        reject(.dismissesOneLevel, "Attempt to dismiss \(traceName), which is not presented")
      }
      return
    }
    let leaving = presented.presentedChain
    guard leaving.allSatisfy({ $0.presentation?.phase == .shown }) else {
      reject(
        .dismissesOneLevel,
        "Attempt to dismiss \(presented.traceName) while a transition is in progress"
      )
      return
    }
    let decides = simulation.semantics.topPageDecidesDismissal ? leaving.last : presented
    for controller in leaving { controller.presentation?.phase = .changing }
    let request = DismissalRequest(
      presenter: presenter,
      leaving: leaving,
      drive: (decides ?? presented).dismissalDrive(animated: animated),
      isAnimated: animated,
      requested: simulation.takeRequest(),
      completion: completion
    )
    simulation.runAfterCommit(request.begin)
  }

  /// Requests the dismissal of this view controller by a drag of its sheet.
  func requestDismissal(by drag: SheetDrag) {
    guard let presenter = ownPresenting else { return }
    presentation?.phase = .changing
    let request = DismissalRequest(
      presenter: presenter,
      leaving: [self],
      drive: TransitionDrive(animator: SystemModalAnimator(of: self), interaction: drag),
      isAnimated: true,
      requested: simulation.takeRequest(),
      completion: nil
    )
    simulation.runAfterCommit(request.begin)
  }

  private func dismissalDrive(animated: Bool) -> TransitionDrive {
    let delegate = transitioningDelegate
    var animator: (any UIViewControllerAnimatedTransitioning)?
    if animated || presentation?.system == nil {
      checkTransitioningDelegate("is dismissed")
      note("animationController(forDismissed:)", of: delegate)
      animator = delegate?.animationController(forDismissed: self)
      transitioningWatch.delegateAnswered(animator)
    }
    guard let animator else {
      return TransitionDrive(animator: SystemModalAnimator(of: self))
    }
    guard animated else { return TransitionDrive(animator: animator) }
    note("interactionControllerForDismissal", of: delegate)
    return TransitionDrive(
      animator: animator,
      interaction: delegate?.interactionControllerForDismissal(using: animator)
    )
  }
}

extension UIViewController {
  private func checkTransitioningDelegate(_ what: String) {
    checkDelegate(
      &transitioningWatch,
      transitioningDelegate,
      property: "transitioningDelegate",
      change: "\(traceName) \(what)"
    )
  }
}

// MARK: Links

extension UIViewController {
  /// The view controller and those above it that it presents, lowest first.
  var presentedChain: [UIViewController] {
    [self] + (ownPresented?.presentedChain ?? [])
  }

  func leavePresenter() {
    if ownPresenting?.ownPresented === self { ownPresenting?.ownPresented = nil }
    ownPresenting = nil
  }

  /// Sends the disappearance callbacks to a view controller whose view has left the window.
  func leaveWithWindow() {
    guard containment.appearance == .appeared, viewIfLoaded?.window == nil else { return }
    notify(.willDisappear, animated: false)
    notify(.didDisappear, animated: false)
  }

  func unlink() {
    leavePresenter()
    presentation = nil
  }

  /// Records a delegate call and its cost.
  func note(_ question: String, of delegate: AnyObject?) {
    guard delegate != nil else { return }
    note(question)
  }

  /// Records that a request was dropped, or that UIKit raises an exception for it.
  func reject(_ rule: FindingRule, _ message: String, raises: Bool = false) {
    simulation.find(rule, of: self, message, raises: raises)
  }
}
