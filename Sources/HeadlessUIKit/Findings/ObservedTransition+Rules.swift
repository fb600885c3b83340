internal import Foundation
internal import JankEngine
internal import JankTrace

// MARK: While it runs

extension ObservedTransition {
  /// The views that the animator is not given, and how they look.
  var looksOfForbiddenViews: [(view: UIView, look: ViewLook, superview: UIView?)] {
    let keyed = [
      (context.view(forKey: .from), context.from), (context.view(forKey: .to), context.to),
    ]
    return keyed.compactMap { given, controller in
      guard given == nil, let view = controller.viewIfLoaded else { return nil }
      return (view, ViewLook(of: view), view.superview)
    }
  }

  /// Finds what the animator did to views that it was not given.
  func checkForbiddenViews(_ looks: [(view: UIView, look: ViewLook, superview: UIView?)]) {
    for (view, look, superview) in looks {
      guard let controller = view.viewController else { continue }
      let name = controller.traceName
      if view.superview !== superview {
        let isDismissal = controller === context.to && view.isDescendant(of: context.containerView)
        Simulation.current.find(
          isDismissal ? .presenterStaysHome : .nilViewIsUntouched,
          of: controller,
          view: view,
          """
          \(self.name): the animator moved the view of \(name), for which view(forKey:) is nil; it \
          goes with the container: black screen
          """
        )
      }
      let change = look.differences(to: ViewLook(of: view))
      if !change.isEmpty {
        Simulation.current.find(
          .nilViewIsUntouched,
          of: controller,
          view: view,
          """
          \(self.name): the animator changed the view of \(name), for which view(forKey:) is nil: \
          \(change)
          """
        )
      }
    }
  }

  /// Finds an arriving view that comes from another place of the window.
  func checkArrival(of view: UIView, in superview: UIView) {
    guard outcome == nil, !arrivedTwice, view === context.view(forKey: .to),
      let old = view.superview, old !== superview, view.window != nil
    else { return }
    arrivedTwice = true
    Simulation.current.find(
      .arrivesOnce,
      of: context.to,
      view: view,
      "\(name): the arriving view is in the window already and jumps out of its old place"
    )
  }

  /// Finds a remainder that never ends or that nobody can see.
  func checkRemainder(seconds: Double, speed: Double) {
    let finishesAtSpeedZero = speed <= 0 && !context.transitionWasCancelled
    let frame = Simulation.current.device.display.period
    if speed <= 0, seconds > 0 || finishesAtSpeedZero {
      isExplained = true
      findRemainder("completionSpeed is \(speed): the transition never ends")
    } else if seconds > Self.seenRemainder * context.duration, seconds / speed < frame {
      findRemainder("completionSpeed is \(speed): \(seconds) s of animation end in one frame")
    }
  }

  /// The fraction of a transition from which on the lack of its end is seen; our choice.
  private static let seenRemainder = 0.1

  private func findRemainder(_ text: String) {
    Simulation.current.find(.remainderHasSpeed, of: context.subject, "\(name): \(text)")
  }

  /// Finds an end that contradicts what went before.
  func checkCompletion(_ didComplete: Bool) {
    if didComplete == context.transitionWasCancelled {
      Simulation.current.find(
        .completesTruly,
        of: context.subject,
        """
        \(name): completeTransition(\(didComplete)) though transitionWasCancelled is \
        \(context.transitionWasCancelled)
        """
      )
    }
    if context.isInteractive {
      Simulation.current.find(
        .interactionEndsOnce,
        of: context.subject,
        "\(name): completeTransition called before the interaction was finished or cancelled"
      )
    }
  }

  /// Finds why the transition never ended.
  func explainStandstill() {
    guard !isExplained else { return }
    let (rule, reason): (FindingRule, String) =
      if context.isInteractive, !wasDriven {
        (.interactionIsDriven, "an interaction controller was returned that nothing drives")
      } else if context.isInteractive {
        (.interactionEndsOnce, "the interaction was neither finished nor cancelled")
      } else if takesNoTime {
        (.emptyAnimationEnds, "it takes no time, and completeTransition was never called")
      } else {
        (.completesOnce, "completeTransition was never called")
      }
    Simulation.current.find(
      rule,
      of: context.subject,
      "\(name) never ended: \(reason); input stays dead"
    )
  }
}

// MARK: After its end

extension ObservedTransition {
  /// Finds what is not as it has to be, once the frame of the end is committed.
  ///
  /// - Parameter isLast: whether no other transition runs.
  func checkEnd(isLast: Bool) {
    guard let window = Simulation.current.window else { return }
    checkLayerTime(in: window)
    for link in links where link.isRunning {
      Simulation.current.find(
        .linksStop,
        of: context.subject,
        "\(name): a display link of the animator runs on after animationEnded"
      )
    }
    guard isLast, !overlapped else { return }
    let count = Simulation.current.device.trace.findings.count
    if outcome == true { checkSuccess(in: window) } else { checkRestoration(in: window) }
    // One mistake, one finding: a page out of place is not to be touched either.
    if expectsTaps, Simulation.current.device.trace.findings.count == count {
      TapProbe(page: shown, window: window).check(after: name)
    }
  }

  private func checkRestoration(in window: UIWindow) {
    guard before.isWhole else { return }
    for (view, what) in before.differences(to: HierarchySnapshot(of: window)) {
      Simulation.current.find(
        .cancelRestores,
        of: view.nearestController ?? context.subject,
        view: view,
        "\(name) was cancelled, and the view \(view.traceName) \(what)"
      )
    }
  }

  private func checkSuccess(in window: UIWindow) {
    let page = context.to
    guard page.view.window === window else {
      Simulation.current.find(
        .successSettles,
        of: page,
        view: page.view,
        "\(name) completed, and the view of \(page.traceName) is not in the window: black screen"
      )
      return
    }
    checkFrame(of: page, in: window)
    checkLeftovers(in: window)
  }

  private func checkFrame(of page: UIViewController, in window: UIWindow) {
    let final = context.finalFrame(for: page)
    guard context.view(forKey: .to) != nil, final != .zero, page.view.frame != final else { return }
    let resized = window.bounds.size != before.size
    Simulation.current.find(
      resized ? .sizeChangeIsFollowed : .successSettles,
      of: page,
      view: page.view,
      "\(name) completed, and the frame of \(page.traceName) is \(page.view.frame), not \(final)"
    )
  }

  private func checkLeftovers(in window: UIWindow) {
    let old = before.topViews
    for view in window.subviews where !old.contains(view) {
      let isEmptyContainer = view === context.containerView && view.subviews.isEmpty
      let isStray = view !== context.containerView && view.viewController == nil
      guard isEmptyContainer || isStray else { continue }
      Simulation.current.find(
        .nothingIsLeftBehind,
        of: context.subject,
        view: view,
        "\(name) completed, and \(view.traceName) stays in the window and takes all touches"
      )
    }
  }

  private func checkLayerTime(in window: UIWindow) {
    let views = [context.containerView, context.from.viewIfLoaded, context.to.viewIfLoaded, window]
    for case let view? in views where view.layer.state.timing != .identity {
      Simulation.current.find(
        .layerTimeIsReset,
        of: context.subject,
        view: view,
        """
        \(name) ended, and the layer of \(view.traceName) is left with speed \(view.layer.speed), \
        timeOffset \(view.layer.timeOffset) and beginTime \(view.layer.beginTime)
        """
      )
    }
  }
}

extension UIView {
  /// The name of the view in findings: its layer's, or else the name of its type.
  var traceName: String { layer.name ?? String(describing: type(of: self)) }
}
