internal import JankTrace

/// Remembers what can only be judged when the run is over.
struct LastingWatch {
  private var movers: [WatchedController] = []
  private var departed: [WatchedController] = []
  private var unwinds: [(source: WatchedController, names: String)] = []
}

extension LastingWatch {
  /// A child is on its way to a parent or away from it.
  mutating func controllerWillMove(_ controller: UIViewController) {
    movers.append(WatchedController(controller))
  }

  /// A page has gone for good, or has not come after all.
  mutating func pageDidDepart(_ page: UIViewController, after step: ScriptStep? = nil) {
    guard !departed.contains(where: { $0.controller === page }) else { return }
    departed.append(WatchedController(page, after: step))
  }

  /// A segue is about to bring a controller off screen.
  mutating func unwindWillRun(from source: UIViewController, to destination: UIViewController) {
    guard source.viewIfLoaded?.window != nil else { return }
    let names = "from \(source.traceName) to \(destination.traceName)"
    unwinds.append((WatchedController(source), names))
  }

  /// The way back of a segue was refused, which is told already.
  mutating func unwindWasRefused(from source: UIViewController) {
    unwinds.removeAll { $0.source.controller === source }
  }

  /// A controller has gone off screen.
  ///
  /// One that is covered by then instead has not been left by the segue that was to leave it.
  mutating func controllerDidDisappear(_ controller: UIViewController) {
    let left = unwinds.filter { $0.source.controller === controller }
    unwinds.removeAll { $0.source.controller === controller }
    guard controller.isCoveredByOther else { return }
    // What covers it is another step than the one that was to leave it.
    controller.simulation.act(because: nil) {
      for (source, names) in left { find(source, controller, names) }
    }
  }
}

// MARK: The end of the run

extension LastingWatch {
  /// The run is over; the app is still there.
  ///
  /// - Parameters:
  ///   - isAtRest: whether no transition is running.
  ///   - changing: the controllers in transitions of an app's own that have not ended, which is
  ///     told of by itself.
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

  /// Everything that held the app has let go of it.
  func appWasLetGo(in simulation: Simulation) {
    for page in departed where page.controller != nil {
      simulation.find(
        .pagesAreReleased,
        of: page.name,
        """
        \(page.name) is never released: something keeps it in a circle, such as an animator that \
        keeps its context or a handler that keeps its controller
        """,
        at: page.time,
        after: page.step
      )
    }
  }

  private func checkMove(of mover: WatchedController) {
    // Who is in the middle of a transition hears of its end.
    guard let controller = mover.controller, let parent = controller.parent,
      controller.ownCoordinator == nil
    else { return }
    let containment = controller.containment
    let name = controller.traceName
    if containment.awaitsDidMoveSince == mover.time {
      controller.simulation.find(
        .pairedMoves,
        of: controller,
        "\(name) was added to \(parent.traceName) and never got its didMove(toParent:)",
        at: mover.time,
        after: mover.step
      )
    } else if containment.leavesSince == mover.time {
      controller.simulation.find(
        .pairedMoves,
        of: controller,
        "\(name) got willMove(toParent: nil) and was neither removed nor told that it stays",
        at: mover.time,
        after: mover.step
      )
    }
  }
}

extension UIViewController {
  /// Whether a page was pushed or presented over the controller, or over one around it.
  ///
  /// One that its stack no longer holds has gone, whatever came over the stack meanwhile.
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
