import HeadlessUIKit

/// Whether an app at rest is what its controllers say.
struct StormCheck {
  private let app: StormApp
  private let record: StormRecord

  init(_ app: StormApp) {
    self.app = app
    record = app.record
  }

  /// Notes everything that is not as it should be.
  func run() {
    let chain = app.chain
    for (place, controller) in chain.enumerated() {
      let above = chain.dropFirst(place + 1).first
      check(controller, isVisible: above.map { !removesPresenter($0) } ?? true)
      checkPlace(of: controller)
      expect(!controller.isBeingPresented, "\(name(controller)) is still being presented")
      expect(!controller.isBeingDismissed, "\(name(controller)) is still being dismissed")
    }
    checkWindow(chain)
    checkTime(of: app.window)
  }

  private func expect(_ condition: Bool, _ problem: String) {
    if !condition { record.complain(problem) }
  }

  private func name(_ controller: UIViewController) -> String { controller.title ?? "" }

  private func removesPresenter(_ controller: UIViewController) -> Bool {
    guard controller.presentingViewController != nil else { return false }
    return controller.presentationController?.shouldRemovePresentersView ?? false
  }

  // One view for the root and one for each presentation that does not lie in another's container.
  private func checkWindow(_ chain: [UIViewController]) {
    let isRootVisible = chain.count == 1 || !removesPresenter(chain[1])
    let inner = chain.dropFirst(2).filter {
      [.currentContext, .overCurrentContext].contains($0.modalPresentationStyle)
    }
    let count = chain.count - 1 - inner.count + (isRootVisible ? 1 : 0)
    expect(
      app.window.subviews.count == count,
      "the window has \(app.window.subviews.count) views for \(count)"
    )
  }

  /// Checks that a presented page lies where it should on the screen as it is now.
  private func checkPlace(of controller: UIViewController) {
    guard controller.presentingViewController != nil, let view = controller.viewIfLoaded,
      view.window != nil, let presentation = controller.presentationController,
      let container = presentation.containerView
    else { return }
    let place = presentation.frameOfPresentedViewInContainerView
    expect(view.frame == place, "\(name(controller)) is at \(view.frame), not at \(place)")
    guard container.superview === app.window else { return }
    expect(
      container.frame == app.window.bounds,
      "the container of \(name(controller)) is at \(container.frame)"
    )
  }

  private func checkTime(of view: UIView) {
    let layer = view.layer
    let isOwn = layer.speed == 1 && layer.timeOffset == 0 && layer.beginTime == 0
    expect(isOwn, "the time of \(layer.name ?? "a view") is not let go")
    for part in view.subviews { checkTime(of: part) }
  }
}

// MARK: Controllers

extension StormCheck {
  private func check(_ controller: UIViewController, isVisible: Bool) {
    let name = name(controller)
    expect(controller.transitionCoordinator == nil, "\(name) has a coordinator at rest")
    expect(
      (controller.viewIfLoaded?.window != nil) == isVisible,
      "\(name) is \(isVisible ? "not in the window" : "in the window though it is covered")"
    )
    if let watched = controller as? any StormWatched {
      expect(
        watched.watch.isOnScreen == isVisible,
        "\(name) heard \(watched.watch.last) last, visible: \(isVisible)"
      )
    }
    if let view = controller.viewIfLoaded, isVisible { checkLook(of: view, name) }
    switch controller {
    case let navigation as StormNavigation: check(navigation, isVisible: isVisible)
    case let tabs as StormTabs: check(tabs, isVisible: isVisible)
    default: for child in controller.children { check(child, isVisible: isVisible) }
    }
  }

  private func checkLook(of view: UIView, _ name: String) {
    expect(view.alpha == 1, "\(name) has alpha \(view.alpha)")
    expect(CATransform3DIsIdentity(view.transform3D), "\(name) is transformed")
    if view.superview === app.window {
      expect(view.frame == app.window.bounds, "\(name) has the frame \(view.frame)")
    }
  }

  private func check(_ navigation: StormNavigation, isVisible: Bool) {
    let stack = navigation.viewControllers
    expect(navigation.children == stack, "\(name(navigation)) has other children than pages")
    expect(!navigation.isRunning, "\(name(navigation)) is still in transition")
    for page in stack { check(page, isVisible: isVisible && page === stack.last) }
    checkParts(of: navigation, shown: stack.last, isVisible: isVisible)
    if isVisible {
      let bar = navigation.navigationBar
      expect(bar.subviews.count == 1, "\(bar.subviews.count) items in the bar of \(stack.count)")
      let name = bar.subviews.first?.layer.name ?? ""
      expect(name == "bar item \(stack.last?.title ?? "")", "the bar shows \(name)")
    }
  }

  private func check(_ tabs: StormTabs, isVisible: Bool) {
    expect(tabs.children == tabs.viewControllers, "\(name(tabs)) has other children than tabs")
    expect(!tabs.isRunning, "\(name(tabs)) is still in transition")
    for page in tabs.viewControllers ?? [] {
      check(page, isVisible: isVisible && page === tabs.selectedViewController)
    }
    checkParts(of: tabs, shown: tabs.selectedViewController, isVisible: isVisible)
  }

  /// Checks that the view in which transitions take place holds the shown page and nothing else.
  private func checkParts(
    of container: UIViewController,
    shown: UIViewController?,
    isVisible: Bool
  ) {
    guard let ground = container.viewIfLoaded?.subviews.first else { return }
    for part in ground.subviews {
      expect(
        part === shown?.viewIfLoaded,
        "\(name(container)) has \(part.layer.name ?? "a view") left in it"
      )
    }
    guard isVisible else { return }
    expect(
      ground.frame == container.view.bounds,
      "\(name(container)) has the size \(container.view.bounds.size), its ground \(ground.frame)"
    )
    expect(ground.subviews.count == 1, "\(name(container)) shows \(ground.subviews.count) views")
    expect(
      shown?.viewIfLoaded?.frame == ground.bounds,
      "\(name(container)) shows its page at \(shown?.viewIfLoaded?.frame ?? .zero)"
    )
  }
}
