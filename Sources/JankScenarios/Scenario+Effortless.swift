public import HeadlessUIKit
internal import JankAnimators
internal import JankTrace

extension Scenario {
  /// Plays the scenario as if nothing took time: the way that its pages are meant to go.
  ///
  /// The render server plays the effects on a display fine enough that the way between two pictures
  /// is straight; no work takes time, nothing stalls, and no rate is limited.
  ///
  /// - Parameters:
  ///   - device: the device, of which the screen counts.
  ///   - limits: when the run is broken off before it came to rest.
  /// - Returns: What happened; nil where a finger or a change of plans
  ///   decides how pages go, so that no way is meant.
  public func effortlessRun(
    on device: DeviceProfile,
    limits: RunLimits = RunLimits()
  ) -> Trace? {
    guard canBePlayed(under: .coreAnimation), !script.contains(where: \.action.changesPlans) else {
      return nil
    }
    var scenario = self
    scenario.demands.findings = []
    scenario.setting.frameRate = .default
    scenario.script = script.map { step in
      var step = step
      if case .rateLimit = step.action { step.action = .rateLimit(hertz: Self.finestRate) }
      return step
    }
    scenario.app.screens = app.screens.map { screen in
      var screen = screen
      screen.content.loadTime = .zero
      screen.content.costs.drawTime = nil
      screen.content.work = PageWork()
      return screen
    }
    return scenario.run(
      strategy: .coreAnimation,
      on: device.effortless(refreshRate: Self.finestRate),
      seed: setting.seed,
      freeWork: stallTitles,
      limits: limits
    )
  }

  /// A multiple of the rates of all our displays, in hertz; finer ones move nothing that is seen.
  private static let finestRate = 480

  private var stallTitles: Set<String> {
    script.reduce(into: []) { titles, step in
      switch step.action {
      case .stall(let name, _), .renderStall(let name, _):
        titles.insert(WorkRecord.title(name, of: .stall))
      default: break
      }
    }
  }
}

extension Scenario.Action {
  /// Whether it sends back what is on its way.
  var changesPlans: Bool {
    if case .turnBack = self { true } else { false }
  }
}

extension DeviceProfile {
  /// The device if nothing took time, with a display of one rate.
  fileprivate func effortless(refreshRate: Int) -> DeviceProfile {
    var device = self
    for figure in figures where figure.unit == .nanoseconds { device[figure] = 0 }
    device.costs.frame = .none
    device.costs.jitter = 0
    device.buffering = .double
    device.rates = []
    device.refreshRate = refreshRate
    return device
  }
}
