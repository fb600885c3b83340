internal import HeadlessUIKit
internal import JankAnimators

extension Stage {
  /// Creates the controller of a screen with its contents and delegates.
  func build(_ screen: Scenario.Screen) -> UIViewController {
    let controller: UIViewController =
      switch screen.kind {
      case .page: PageController(screen, simulation)
      case .stack(let stack): build(stack, screen)
      case .tabs(let tabs): build(tabs, screen)
      case .container(let container): build(container, screen)
      case .controller(let own): own.make(simulation)
      }
    // An app's own controller keeps what the scenario does not specify.
    let isOwn = screen.controller != nil
    if !isOwn || controller.title == nil { controller.title = screen.name }
    if !isOwn || screen.presenting.statesStyle {
      controller.modalPresentationStyle = screen.presenting.style
      controller.modalTransitionStyle = screen.presenting.systemTransition
    }
    let policy = screen.presenting.policy.flatMap { scenario.app.policies[$0] }
    controller.sheetPolicy = policy
    (controller as? UINavigationController)?.backSwipePolicy = policy
    let delegate = PageDelegate(screen, animators: animators(for: screen))
    delegate.bringing = bringing[screen.name]
    if !isOwn || screen.saysHowItComesAndGoes {
      controller.transitioningDelegate = delegate
      keep(delegate, for: screen)
    }
    if strategy.isInteractive, let rule = screen.presenting.dragToDismiss {
      delegate.interaction = interaction(.down, rule, screen) { [weak controller] _ in
        controller?.dismiss(animated: true)
        return true
      }
      whenLoaded(controller) { [weak delegate] in delegate?.interaction?.wire(to: $0) }
    }
    if strategy.isInteractive { letFingersBring(over: screen, controller) }
    return controller
  }

  /// Adds the drags on a screen's view that present other screens.
  private func letFingersBring(over screen: Scenario.Screen, _ controller: UIViewController) {
    for other in scenario.app.screens {
      guard let rule = other.presenting.dragToPresent, rule.over ?? scenario.app.root == screen.name
      else {
        continue
      }
      let tracker = tracker(
        rule.way,
        rule.drag,
        other,
        from: rule.startsAtEdge ? .edge : .ownWay
      )
      let drag = DragInteraction(tracker, remainder: rule.drag.remainder) {
        [unowned self, weak controller] _ in
        guard let controller else { return false }
        return present(other.name, from: controller, animated: true)
      }
      bringing[other.name] = drag
      whenLoaded(controller) { drag.wire(to: $0) }
    }
  }

  private func build(_ stack: Scenario.Stack, _ screen: Scenario.Screen) -> UIViewController {
    let controller = StackController()
    // Set first, because children see the title when they are added.
    controller.title = screen.name
    controller.setViewControllers(stack.pages.map(self.controller), animated: false)
    // A delegate that can supply animators disables the system's gesture, even if it supplies none.
    guard stack.isCustom else { return controller }
    let delegate = StackDelegate(stack, screen, animators: animators(for: screen))
    controller.delegate = delegate
    keep(delegate, for: screen)
    if strategy.isInteractive, let rule = stack.dragToPop {
      delegate.interaction = interaction(.right, rule, screen) { [weak controller] _ in
        controller?.popViewController(animated: true) != nil
      }
      whenLoaded(controller) { [weak delegate] in delegate?.interaction?.wire(to: $0) }
    }
    return controller
  }

  private func build(_ tabs: Scenario.Tabs, _ screen: Scenario.Screen) -> UIViewController {
    let controller = TabsController()
    controller.title = screen.name
    controller.setViewControllers(tabs.pages.map(self.controller), animated: false)
    let buttons = tabs.hasButtons ? ButtonRow(count: tabs.pages.count) : nil
    let delegate = TabsDelegate(tabs, screen, animators: animators(for: screen), buttons: buttons)
    controller.delegate = delegate
    keep(delegate, for: screen)
    if let buttons {
      whenLoaded(controller) { [weak controller] _ in
        guard let bar = controller?.tabBar else { return }
        buttons.fill(bar.bounds.size)
        bar.addSubview(buttons)
      }
    }
    if strategy.isInteractive, let rule = tabs.dragToChange {
      delegate.interaction = interaction(.sideways, rule, screen) { [weak controller] isForward in
        controller?.step(isForward ? 1 : -1) ?? false
      }
      whenLoaded(controller) { [weak delegate] in delegate?.interaction?.wire(to: $0) }
    }
    return controller
  }

  private func build(
    _ container: Scenario.Container,
    _ screen: Scenario.Screen
  ) -> UIViewController {
    let pages = container.pages.map(controller)
    switch container.change {
    case .dissolve(let duration):
      return DissolveContainerController(
        pages: pages,
        duration: duration.seconds,
        forgetsMoves: screen.makes(.forgetsMoves)
      )
    case .animated(let effect):
      let animators = animators(for: screen)
      let controller = ContextContainerController(
        pages: pages,
        tracker: strategy.isInteractive
          ? container.dragToChange.map { tracker(.sideways, $0, screen) } : nil,
        makeAnimator: { animators.animator($0 ? effect : effect.reversed) }
      )
      controller.title = screen.name
      if container.hasButtons { addButtons(pages.count, to: controller) }
      return controller
    }
  }

  private func addButtons(_ count: Int, to controller: ContextContainerController) {
    let buttons = ButtonRow(count: count)
    let view: UIView = controller.view
    buttons.fill(CGSize(width: view.bounds.width, height: ButtonRow.height))
    view.addSubview(buttons)
    controller.progressDidChange = { [unowned buttons] from, to, progress in
      buttons.show(from: from, to: to, progress: progress)
    }
  }
}

extension Scenario.Screen {
  /// Whether the scenario specifies transitions for an app's own controller.
  fileprivate var saysHowItComesAndGoes: Bool {
    presenting.presentation != nil || presenting.dismissal != nil || presenting.dimming != nil
      || presenting.dragToDismiss != nil
      || presenting.dragToPresent != nil
  }
}

// MARK: Parts

extension Stage {
  private func animators(for screen: Scenario.Screen) -> AnimatorMaker {
    AnimatorMaker(
      strategy: strategy,
      mistakes: screen.mistakes,
      catcher: catcher(for: screen.name),
      warn: { [simulation] in simulation.warn($0) }
    )
  }

  /// Has another delegate than the one that presented a page dismiss it.
  func swapDelegate(of page: UIViewController, _ screen: Scenario.Screen) {
    let delegate = PageDelegate(screen, animators: animators(for: screen))
    page.transitioningDelegate = delegate
    keep(delegate, for: screen)
  }

  private func tracker(
    _ way: DragDirection,
    _ rule: Scenario.DragRule,
    _ screen: Scenario.Screen,
    from start: DragStart = .anyWay
  ) -> DragTracker {
    DragTracker(
      way,
      from: start,
      travel: rule.travel.map { CGFloat($0) },
      commitFraction: rule.commitFraction,
      policy: rule.policy.flatMap { scenario.app.policies[$0] },
      keepsVerdict: screen.makes(.keepsVerdict)
    )
  }

  private func interaction(
    _ way: DragDirection,
    _ rule: Scenario.DragRule,
    _ screen: Scenario.Screen,
    begin: @escaping (_ isForward: Bool) -> Bool
  ) -> DragInteraction {
    DragInteraction(
      tracker(way, rule, screen),
      remainder: rule.remainder,
      decidesEarly: screen.makes(.decidesEarly),
      begin: begin
    )
  }

  private func keep(_ helper: NSObject, for screen: Scenario.Screen) {
    helpers[screen.name, default: []].append(helper)
  }

  /// Runs an action with the view of a controller once it is loaded; at once if it is loaded
  /// already or the controller does not report it.
  private func whenLoaded(_ controller: UIViewController, _ action: @escaping (UIView) -> Void) {
    if let controller = controller as? any TellsOfLoading, !controller.isViewLoaded {
      controller.whenLoaded.append(action)
    } else {
      action(controller.view)
    }
  }
}
