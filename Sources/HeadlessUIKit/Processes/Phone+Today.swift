internal import Foundation
internal import JankEngine
internal import JankText
internal import JankTrace

/// The Notification Center and its widgets.
extension Phone {
  func showToday() {
    guard !isTodayShown else { return }
    isTodayShown = true
    if let app = foreground { resignActive(app, because: "under the Notification Center") }
    home.showToday()
    for widget in processes where widget.isWidget && widget.today.hasContent { show(widget) }
  }

  func hideToday() {
    guard isTodayShown else { return }
    isTodayShown = false
    for widget in processes where widget.today.isShown { hide(widget) }
    home.hideToday()
    if let app = foreground, app.state == .inactive, !isForegroundCovered {
      becomeActive(app, because: "the Notification Center is closed")
    }
  }

  private func show(_ widget: AppProcess) {
    widget.today.isShown = true
    widget.today.requested = device.mediaTime
    home.showSnapshot(of: widget)
    checkSnapshot(of: widget)
    guard widget.isRunning else { return launch(widget, isShown: true) }
    resume(widget)
    widget.enter(.active, because: "shown in the Notification Center")
    call("show widget", in: widget) { [unowned self] simulation in
      guard let root = simulation.widgetRoot else { return }
      root.update(by: simulation)
      root.notify(.willAppear, animated: false)
      root.notify(.didAppear, animated: false)
      announceContent(of: widget, simulation)
    }
  }

  private func launch(_ process: AppProcess, isShown: Bool) {
    guard case .widget(let widget, _) = process.kind else { return }
    process.enter(.launching, because: isShown ? "shown" : "asked for an update")
    process.isCondemned = false
    device.start(
      process: process.slot,
      memoryLimit: widget.memoryLimit,
      launchTime: widget.launchTime
    )
    device.memory.take(widget.footprint)
    begin(process) { [unowned self] window in
      guard let simulation = process.simulation else { return }
      let root = WidgetRoot(widget.makeController(), process)
      let height = root.load()
      let size = CGSize(width: window.bounds.width, height: height)
      simulation.app.screen.resize(to: size)
      window.frame = CGRect(origin: .zero, size: size)
      root.update(by: simulation)
      if isShown {
        window.rootViewController = root
        announceContent(of: process, simulation)
      } else {
        simulation.keep(root)
      }
      tellSystem(after: .zero) { [unowned self] in
        home.setHeight(height, of: process)
        guard process.state == .launching else { return }
        if process.today.isShown {
          process.enter(.active, because: "launched")
        } else {
          leave(process)
        }
      }
    }
  }

  /// Notifies the system as soon as the next commit is made.
  private func announceContent(of process: AppProcess, _ simulation: Simulation) {
    simulation.runAfterCommit { [unowned self] in
      tellSystem { [unowned self] in
        guard process.today.isShown, let requested = process.today.requested else { return }
        process.today.requested = nil
        device.trace.widgetStarts.append(
          WidgetStart(
            process: process.slot,
            requested: requested,
            shown: device.mediaTime,
            snapshotTaken: process.today.snapshotTime
          )
        )
        home.showContent(of: process)
      }
    }
  }

  private func hide(_ widget: AppProcess) {
    widget.today.isShown = false
    widget.today.requested = nil
    guard widget.isRunning else { return }
    if widget.state == .active {
      widget.today.snapshotTime = device.mediaTime
      home.takeSnapshot(of: widget)
    }
    call("hide widget", in: widget) { [unowned self] simulation in
      simulation.widgetRoot?.notify(.willDisappear, animated: false)
      simulation.widgetRoot?.notify(.didDisappear, animated: false)
      tellSystem(after: .zero) { [unowned self] in
        if !widget.today.isShown, widget.isRunning { leave(widget) }
      }
    }
  }

  /// Suspends a widget that is not shown, and ends it later (certain; the times are unknown).
  private func leave(_ widget: AppProcess) {
    suspend(widget, because: "not shown")
    plan(after: SystemTimes.suspendedExtension, for: widget) { [unowned self] in
      findUnanswered(of: widget)
      end(widget, because: "not shown for a while")
    }
  }

  /// Asks a widget that is not shown for an update.
  func update(_ widget: AppProcess) {
    guard widget.isWidget, widget.today.hasContent else { return }
    guard widget.isRunning else { return launch(widget, isShown: false) }
    let wasSuspended = widget.state == .suspended
    resume(widget)
    if wasSuspended { widget.enter(.background, because: "asked for an update") }
    call("update widget", in: widget) { [unowned self] simulation in
      simulation.widgetRoot?.update(by: simulation)
      tellSystem(after: .zero) { [unowned self] in
        if widget.state == .background { leave(widget) }
      }
    }
  }

  func setDisplayMode(_ mode: NCWidgetDisplayMode, of widget: AppProcess) {
    widget.today.mode = mode
    call("change display mode", in: widget) { $0.widgetRoot?.setDisplayMode(mode) }
  }

  /// Does what the user asks of the Notification Center, once its widgets respond.
  ///
  /// Inferred: a widget that blocks its main thread freezes the whole Notification Center. One that
  /// launches does not, because its snapshot is there.
  func whenWidgetsRespond(_ action: @escaping (Phone) -> Void) {
    let free = processes.reduce(device.mediaTime) { free, process in
      guard process.today.isShown, process.state == .active else { return free }
      device.enter(process.slot)
      defer { device.enter(0) }
      return max(free, device.busyUntil)
    }
    guard free > device.mediaTime else { return action(self) }
    schedule(at: free) { [unowned self] in action(self) }
  }

  /// Replaces the snapshot of a widget that has new data (certain) and is not shown.
  func keepSnapshot(_ image: LayerSnapshot, of widget: AppProcess, takenAt time: Instant) {
    guard !widget.today.isShown, widget.today.hasContent else { return }
    widget.today.snapshotTime = time
    home.keepSnapshot(image, of: widget)
  }

  /// Sets whether a widget has content; without, it is hidden and not started (certain).
  func setHasContent(_ hasContent: Bool, of identifier: String) {
    guard let widget = processes.first(where: { $0.name == identifier }), widget.isWidget else {
      device.record(.warning, subject: "system", name: "setHasContent: no widget \(identifier)")
      return
    }
    widget.today.hasContent = hasContent
    if !hasContent {
      if widget.today.isShown {
        hide(widget)
        home.close(widget)
      }
      // Certain or inferred: the snapshot is invalid from then on, also that of hiding it.
      widget.today.snapshotTime = nil
      home.forgetSnapshot(of: widget)
    } else if isTodayShown, !widget.today.isShown {
      show(widget)
    }
  }

  /// Animates the height of a shown widget, as its preferred size asks for.
  func setHeight(_ height: Double, of widget: AppProcess) {
    home.setHeight(height, of: widget)
    call("resize widget", in: widget) { simulation in
      guard let window = simulation.window else { return }
      let size = CGSize(width: window.bounds.width, height: height)
      simulation.app.screen.resize(to: size)
      UIView.animate(withDuration: SystemTimes.animation) {
        window.frame = CGRect(origin: .zero, size: size)
        window.layoutIfNeeded()
      }
    }
  }
}

// MARK: Checks

extension Phone {
  /// A widget that blocks its main thread freezes all of the Notification Center.
  func noteHang(of process: AppProcess, startedAt start: Instant) {
    guard process.isWidget, process.today.isShown, let simulation = process.simulation else {
      return
    }
    let length = device.busyUntil - start
    guard length > SystemTimes.hang else { return }
    simulation.find(
      .widgetsStayResponsive,
      of: process.name,
      "occupies its main thread for \(Decimal.text(length.milliseconds, digits: 2)) ms while the"
        + " Notification Center shows it"
    )
  }

  /// Updates that have no answer when the system has waited long enough.
  private func findUnanswered(of widget: AppProcess) {
    guard let simulation = widget.simulation else { return }
    device.enter(widget.slot)
    for asked in widget.today.unanswered {
      simulation.find(
        .updatesAnswerOnce,
        of: widget.name,
        "its update of \(asked.inMilliseconds) ms never calls the completion handler"
      )
    }
    widget.today.unanswered = []
    device.enter(0)
  }

  /// A snapshot that is older than the values of its group shows what is no longer true.
  private func checkSnapshot(of widget: AppProcess) {
    guard let taken = widget.today.snapshotTime,
      let changed = services.defaults.lastChange(
        in: widget.today.suites,
        until: device.mediaTime
      ),
      changed > taken, let system = processes[0].simulation
    else { return }
    device.enter(0)
    system.find(
      .snapshotsAreCurrent,
      of: widget.name,
      "its snapshot was taken at \(taken.inMilliseconds) ms, and a value of its group"
        + " changed at \(changed.inMilliseconds) ms"
    )
  }
}

extension Instant {
  /// The time since the start of the run in milliseconds, as findings write it.
  var inMilliseconds: String { Decimal.text((self - .zero).milliseconds, digits: 2) }
}
