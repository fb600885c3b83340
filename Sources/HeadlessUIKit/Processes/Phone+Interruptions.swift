internal import JankEngine
internal import JankTrace

extension Phone {
  /// Something of the device that interrupts what the user does for a time.
  ///
  /// Certain: a notification leaves the app active, the app switcher makes it inactive, and Low
  /// Power Mode limits the refresh rate to 60 Hz. Inferred: a call makes the app inactive, also as
  /// a banner. Unknown, and our choice: a hot device halves its highest rate.
  public enum Interruption: String, Hashable, Sendable, CaseIterable {
    /// A call comes in: its banner slides over the app, whose touches are cancelled, and which is
    /// inactive until the end.
    case call
    /// The banner of a notification slides over the app, which goes on.
    case notification
    /// The user looks at the cards of the apps, and returns: the app is inactive until then.
    case appSwitcher = "app switcher"
    /// The device is hot and refreshes its display at half of its highest rate.
    case heat
    /// Low Power Mode limits the display to 60 Hz.
    case lowPower = "low power"
  }

  /// An interruption under way.
  struct RunningInterruption {
    let number: Int
    let kind: Interruption
  }

  /// Begins an interruption, and plans its end.
  func begin(_ kind: Interruption, for length: Interval) {
    device.record(.fault, subject: "interruption", name: kind.rawValue)
    interruptionCount += 1
    let number = interruptionCount
    interruptions.append(RunningInterruption(number: number, kind: kind))
    if kind.isBanner { home.showBanner() }
    if kind.takesEvents { takeEvents(because: kind.rawValue) }
    if kind == .appSwitcher { home.setShowsCards(true) }
    if kind.rateLimit(below: 1) != nil { limitRate() }
    schedule(at: device.mediaTime + length, isScripted: true) { [unowned self] in
      guard interruptions.contains(where: { $0.number == number }) else { return }
      let name = "\(kind.rawValue) is over"
      device.record(.command, subject: TraceEvent.deviceSubject, name: name)
      endInterruptions { $0.number == number }
    }
  }

  /// Ends what the user leaves by going somewhere else: a call, which goes on without its banner,
  /// and the app switcher.
  func leaveInterruptions() { endInterruptions { $0.kind.takesEvents } }

  /// Whether the app on the screen has no events.
  var isForegroundCovered: Bool {
    isTodayShown || interruptions.contains(where: \.kind.takesEvents)
  }

  private func endInterruptions(where isOver: (RunningInterruption) -> Bool) {
    let over = interruptions.filter(isOver).map(\.kind)
    guard !over.isEmpty else { return }
    interruptions.removeAll(where: isOver)
    let kinds = interruptions.map(\.kind)
    if over.contains(where: \.isBanner), !kinds.contains(where: \.isBanner) { home.hideBanner() }
    if over.contains(.appSwitcher), !kinds.contains(.appSwitcher) { home.setShowsCards(false) }
    if over.contains(where: { $0.rateLimit(below: 1) != nil }) { limitRate() }
    guard over.contains(where: \.takesEvents), !isForegroundCovered else { return }
    if let app = foreground, app.state == .inactive {
      becomeActive(app, because: "the interruption is over")
    }
  }

  private func takeEvents(because reason: String) {
    guard let app = foreground else { return }
    resignActive(app, because: reason)
    call("cancel touches", in: app, after: .zero) { $0.cancelTouchesIfAny() }
  }

  /// Limits the refresh rate to the lowest limit of all interruptions.
  private func limitRate() {
    let highest = device.profile.refreshRate
    let limits = interruptions.compactMap { $0.kind.rateLimit(below: highest) }
    device.schedule(rateLimit: limits.min() ?? highest, at: device.mediaTime)
  }
}

extension Phone.Interruption {
  /// Whether it has a banner.
  fileprivate var isBanner: Bool { self == .call || self == .notification }

  /// Whether the app is inactive meanwhile.
  fileprivate var takesEvents: Bool { self == .call || self == .appSwitcher }

  /// The limit of the refresh rate on a display with a highest rate, in hertz; nil for none.
  package func rateLimit(below highest: Int) -> Int? {
    switch self {
    case .heat: max(1, highest / 2)
    case .lowPower: min(highest, 60)
    case .call, .notification, .appSwitcher: nil
    }
  }
}
