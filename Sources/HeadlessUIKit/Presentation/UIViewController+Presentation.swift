internal import Foundation
internal import JankTrace

// MARK: Presenting

extension UIViewController {
  /// Asks for a presentation, or refuses it as UIKit does.
  ///
  /// What is refused is dropped, not queued, and its completion is not called.
  func requestPresentation(
    of controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = presenter(for: controller.modalPresentationStyle.resolved)
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

  /// The controller that presents in a style, where an app asks this one.
  ///
  /// Certain: the screen is covered by the controller that fills it, and a context by the nearest
  /// controller that defines one.
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
      refuse(.presentsOneAtATime, "\(attempt) \(reason)")
    } else if presentation?.phase == .changing {
      refuse(.presentsOneAtATime, "\(attempt) while a presentation is in progress")
    } else if controller === self || controller.ownPresenting != nil {
      refuse(.presentsOneAtATime, "\(attempt), which is already presented")
    } else if let parent = controller.parent {
      refuse(
        .presentsOneAtATime,
        """
        NSInvalidArgumentException: Application tried to present modally a view controller \(name) \
        that has a parent view controller \(parent.traceName)
        """,
        raises: true
      )
    } else if controller.modalPresentationStyle == .none {
      refuse(
        .presentsOneAtATime,
        "\(attempt): its modal presentation style has no corresponding presentation controller"
      )
    } else if viewIfLoaded?.window == nil || source.viewIfLoaded?.window == nil {
      refuse(.presenterIsInWindow, "\(attempt) whose view is not in the window hierarchy")
    } else {
      return true
    }
    return false
  }

  /// Takes over the presentation controller of a presentation that begins.
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

  /// The presentation controller of the system's style that the controller asks for.
  ///
  /// Made when an app first asks, which is the way to set its delegate before the presentation.
  var preparedPresentation: UIPresentationController {
    let style = modalPresentationStyle.resolved
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

  // Certain: an animator of a custom presentation is asked even where nothing is animated, since
  // somebody has to put the views in place.
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
  /// Asks for the dismissal of what this controller presents, or else of this one.
  func requestDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedViewController, let presenter = presented.ownPresenting else {
      if let presenter = presentingViewController {
        presenter.dismiss(animated: animated, completion: completion)
      } else {
        refuse(.dismissesOneLevel, "Attempt to dismiss \(traceName), which is not presented")
      }
      return
    }
    let leaving = presented.presentedChain
    guard leaving.allSatisfy({ $0.presentation?.phase == .shown }) else {
      refuse(
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

  /// Asks for the dismissal of this controller, which a finger drags by its sheet.
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

// MARK: Ties

extension UIViewController {
  /// The controller and those it presents, one above the other.
  var presentedChain: [UIViewController] {
    [self] + (ownPresented?.presentedChain ?? [])
  }

  /// Ends the controller's tie to the one that presents it.
  func leavePresenter() {
    if ownPresenting?.ownPresented === self { ownPresenting?.ownPresented = nil }
    ownPresenting = nil
  }

  /// Goes with the view, which left the window while the controller was still coming.
  func leaveWithWindow() {
    guard containment.appearance == .appeared, viewIfLoaded?.window == nil else { return }
    notify(.willDisappear, animated: false)
    notify(.didDisappear, animated: false)
  }

  /// Ends the controller's presentation for good.
  func unlink() {
    leavePresenter()
    presentation = nil
  }

  /// Records a question to a delegate and spends its time.
  func note(_ question: String, of delegate: AnyObject?) {
    guard delegate != nil else { return }
    note(question)
  }

  /// Records that a request was dropped.
  ///
  /// - Parameters:
  ///   - rule: the rule that does not hold.
  ///   - message: what the console says.
  ///   - raises: whether UIKit raises an exception rather than drops the request.
  func refuse(_ rule: FindingRule, _ message: String, raises: Bool = false) {
    simulation.find(rule, of: self, message, raises: raises)
  }
}
