public import HeadlessUIKit
internal import JankAnimators
internal import JankTrace

extension Scenario {
  /// Plays the scenario as if nothing took time, to find the ideal paths of its pages.
  ///
  /// The render server plays the effects on a display so fine that paths between two frames are
  /// straight. No work takes time, nothing stalls, and no rate is limited.
  ///
  /// - Parameters:
  ///   - device: the device, of which only the screen matters.
  ///   - limits: when to end the run before it settles.
  ///   - watchesPages: whether the trace records the layers of all screens.
  /// - Returns: The trace, or nil if a touch or a reversal decides how pages move.
  public func effortlessRun(
    on device: DeviceProfile,
    limits: RunLimits = RunLimits(),
    watchesPages: Bool = true
  ) -> Trace? {
    guard canBePlayed(under: .coreAnimation), !script.contains(where: \.action.changesPlans) else {
      return nil
    }
    var scenario = self
    scenario.demands.findings = []
    scenario.setting.frameRate = .default
    scenario.script = script.map { step in
      var step = step
      switch step.action {
      case .rateLimit: step.action = .rateLimit(hertz: Self.finestRate)
      case .device(.interruption(let kind, _)) where kind.rateLimit(below: 1) != nil:
        step.action = .rateLimit(hertz: Self.finestRate)
      default: break
      }
      return step
    }
    scenario.app.screens = app.screens.map { screen in
      var screen = screen
      screen.content.loadTime = .zero
      screen.content.costs.drawTime = nil
      screen.content.work = PageWork()
      return screen
    }
    scenario.app.widget?.launchTime = .zero
    scenario.app.widget?.appearing = .zero
    for index in scenario.app.installed.indices { scenario.app.installed[index].launchTime = .zero }
    return scenario.run(
      strategy: .coreAnimation,
      on: device.effortless(refreshRate: Self.finestRate),
      seed: setting.seed,
      freeWork: stallTitles,
      limits: limits,
      watchesPages: watchesPages
    )
  }

  /// A multiple of the rates of all built-in displays, in hertz; a higher one changes nothing
  /// visible.
  private static let finestRate = 480

  private var stallTitles: Set<String> {
    script.reduce(into: []) { titles, step in
      switch step.action {
      case .stall(let name, _), .renderStall(let name, _), .device(.widgetStall(let name, _)):
        titles.insert(WorkRecord.title(name, of: .stall))
      default: break
      }
    }
  }
}

extension Scenario.Action {
  /// Whether it reverses a running transition.
  var changesPlans: Bool {
    if case .turnBack = self { true } else { false }
  }
}

extension DeviceProfile {
  /// Returns the device as if nothing took time, with a display of one rate.
  fileprivate func effortless(refreshRate: Int) -> DeviceProfile {
    var device = self
    for value in profileValues where value.unit == .nanoseconds { device[value] = 0 }
    device.costs.frame = .none
    device.costs.jitter = 0
    device.buffering = .double
    device.rates = []
    device.refreshRate = refreshRate
    return device
  }
}
