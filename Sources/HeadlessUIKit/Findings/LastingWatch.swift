internal import JankTrace

/// Collects what can only be checked at the end of the run.
struct LastingWatch {
  /// The values of groups that the app reads and writes.
  var values = StoredValueWatch()
  private var movers: [WatchedController] = []
  private var departed: [WatchedController] = []
  private var unwinds: [(source: WatchedController, names: String)] = []
}

extension LastingWatch {
  mutating func controllerWillMove(_ controller: UIViewController) {
    movers.append(WatchedController(controller))
  }

  /// Records a page that left for good, or that never arrived.
  mutating func pageDidDepart(_ page: UIViewController, after step: ScriptStep? = nil) {
    guard !departed.contains(where: { $0.controller === page }) else { return }
    departed.append(WatchedController(page, after: step))
  }

  /// Records a segue that is about to leave a controller.
  mutating func unwindWillRun(from source: UIViewController, to destination: UIViewController) {
    guard source.viewIfLoaded?.window != nil else { return }
    let names = "from \(source.traceName) to \(destination.traceName)"
    unwinds.append((WatchedController(source), names))
  }

  /// Forgets an unwind that was rejected: that is reported separately.
  mutating func unwindWasRefused(from source: UIViewController) {
    unwinds.removeAll { $0.source.controller === source }
  }

  /// Checks a controller that disappeared.
  ///
  /// If another page covers it instead, the unwind segue did not leave it.
  mutating func controllerDidDisappear(_ controller: UIViewController) {
    let left = unwinds.filter { $0.source.controller === controller }
    unwinds.removeAll { $0.source.controller === controller }
    guard controller.isCoveredByOther else { return }
    // The script step that covers it is not the one that was to leave it.
    controller.simulation.act(because: nil) {
      for (source, names) in left { find(source, controller, names) }
    }
  }
}

// MARK: The end of the run

extension LastingWatch {
  /// Checks what remains at the end of the run, while the app still exists.
  ///
  /// - Parameters:
  ///   - isAtRest: Whether no transition is running.
  ///   - changing: The controllers in marked transitions that have not ended, which are reported
  ///     separately.
  func runWillEnd(isAtRest: Bool, changing: [UIViewController]) {
    for mover in movers where !changing.contains(where: { $0 === mover.controller }) {
      checkMove(of: mover)
    }
    guard isAtRest else { return }
    for (source, names) in unwinds { source.controller.map { find(source, $0, names) } }
  }

  private func find(_ source: WatchedController, _ controller: UIViewController, _ names: String) {
    controller.simulation.find(
      .unwindUncovers,
      of: controller,
      """
      the unwind segue \(names) neither popped nor dismissed: \(source.name) stays on screen
      """,
      at: source.time,
      after: source.step
    )
  }

  /// Checks for leaks, after everything that held the app was released.
  func appWasLetGo(in simulation: Simulation) {
    for page in departed where page.controller != nil {
      simulation.find(
        .pagesAreReleased,
        of: page.name,
        """
        \(page.name) is never released: it is in a reference cycle, for example with an animator \
        that keeps its context or a closure that keeps its controller
        """,
        at: page.time,
        after: page.step
      )
    }
  }

  private func checkMove(of mover: WatchedController) {
    // A controller in a transition is notified at its end.
    guard let controller = mover.controller, let parent = controller.parent,
      controller.ownCoordinator == nil
    else { return }
    let containment = controller.containment
    let name = controller.traceName
    if containment.awaitsDidMoveSince == mover.time {
      controller.simulation.find(
        .pairedMoves,
        of: controller,
        "\(name) was added to \(parent.traceName) but never got its didMove(toParent:)",
        at: mover.time,
        after: mover.step
      )
    } else if containment.leavesSince == mover.time {
      controller.simulation.find(
        .pairedMoves,
        of: controller,
        "\(name) got willMove(toParent: nil), but was not removed and got no didMove(toParent:)",
        at: mover.time,
        after: mover.step
      )
    }
  }
}

extension UIViewController {
  /// Whether a page was pushed or presented over the controller or one of its ancestors.
  ///
  /// A controller that its stack no longer contains has left, whatever covered the stack since.
  fileprivate var isCoveredByOther: Bool {
    for controller in sequence(first: self, next: \.parent) {
      if let stack = controller.parent as? UINavigationController {
        guard stack.viewControllers.contains(controller) else { return false }
        if stack.topViewController !== controller { return true }
      }
      if controller.ownPresented?.presentation?.hasTakenPresentersView == true { return true }
    }
    return false
  }
}
