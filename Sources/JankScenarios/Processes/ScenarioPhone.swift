internal import HeadlessUIKit
internal import JankAnimators

/// A run of a scenario with several processes: the app of the screens, its widget, and others.
///
/// The app is opened at the start of the run. A step of its screens happens in the life that the
/// app then has; without the app running, the trace has a warning.
final class ScenarioPhone {
  private let scenario: Scenario
  private let device: DeviceProfile
  private let seed: UInt64
  private let phone: Phone
  private let progress: ScriptProgress
  private let life: AppLife

  /// What a run has besides the scenario's own settings.
  struct Settings {
    /// The names of work that takes no time.
    var freeWork: Set<String>
    /// A stall in each transition, in addition to the script.
    var stress: TransitionStall?
    /// When to end the run before it settles.
    var limits: RunLimits
    /// The names of layers that the trace records frame by frame.
    var watchedLayers: Set<String>
  }

  /// The objects of the app in its current life; the app owns them.
  private final class AppLife {
    weak var screens: ScenarioApp?
    weak var timer: TimerApp?
  }

  init(
    _ scenario: Scenario,
    strategy: Strategy,
    on device: DeviceProfile,
    seed: UInt64,
    settings: Settings,
    progress: ScriptProgress
  ) {
    self.scenario = scenario
    self.device = device
    self.seed = seed
    self.progress = progress
    let life = AppLife()
    self.life = life
    var wiring: (ScenarioApp) -> Void = { _ in }
    let program = Self.program(of: scenario) { window in
      let simulation = Simulation.current
      let stage = Stage(scenario, strategy: strategy, simulation: simulation)
      let app = ScenarioApp(scenario, stage: stage, device: device, seed: seed, progress: progress)
      app.stress = settings.stress
      wiring(app)
      app.open(in: window)
      life.screens = app
      guard let widget = scenario.app.widget, let root = window.rootViewController?.view else {
        return nil
      }
      let timer = TimerApp(widget, below: root)
      life.timer = timer
      return timer
    }
    phone = Phone(
      programs: [program] + Self.others(of: scenario),
      profile: device,
      seed: seed,
      watchedLayers: settings.watchedLayers,
      semantics: ChosenSemantics(scenario.setting.semantics),
      freeWork: settings.freeWork,
      frameRate: scenario.setting.frameRate(on: device),
      limits: settings.limits
    )
    wiring = { [unowned self] app in
      app.scheduleDeviceStep = { [unowned self] step, time, line in
        schedule(step, at: time, line: line)
      }
    }
  }
}

// MARK: Programs

extension ScenarioPhone {
  private static func program(
    of scenario: Scenario,
    launch: @escaping (UIWindow) -> (any UIApplicationDelegate)?
  ) -> Program {
    var program = Program(Scenario.appProcess, launch: launch)
    program.urlSchemes = [Scenario.appProcess]
    if let own = scenario.app.installed.first(where: { $0.name == Scenario.appProcess }) {
      program.launchTime = own.launchTime
      program.footprint = own.memory
    }
    if let widget = scenario.app.widget {
      var part = Program.Widget(Scenario.widgetProcess) { WidgetPage(widget) }
      part.launchTime = widget.launchTime
      part.footprint = widget.memory
      part.memoryLimit = widget.memoryLimit
      program.widget = part
    }
    return program
  }

  private static func others(of scenario: Scenario) -> [Program] {
    scenario.app.installed.filter { $0.name != Scenario.appProcess }.map { app in
      var program = Program(app.name) { window in
        window.rootViewController = UIViewController()
        return nil
      }
      program.launchTime = app.launchTime
      program.footprint = app.memory
      return program
    }
  }
}

// MARK: The run

extension ScenarioPhone {
  /// Plays the run, with a film of so many appearances of layers if any.
  func run(filmLimit: Int?) -> Trace {
    if let filmLimit { phone.recordFilm(lookLimit: filmLimit) }
    phone.schedule(.open(Scenario.appProcess), at: .zero)
    for (index, step) in scenario.script.enumerated() {
      guard case .start(let time) = step.moment else { continue }
      progress.played.insert(index)
      switch step.action {
      case .device(let action): schedule(action, at: time, line: step.line)
      case .renderStall(let name, let length):
        phone.schedule(renderStallNamed: name, at: time, for: length)
      case .rateLimit(let hertz): phone.schedule(rateLimit: hertz, at: time)
      default:
        phone.schedule(
          step.action.title + (step.line.map { " (line \($0))" } ?? ""),
          at: time,
          preparing: Scenario.appProcess,
          ofUser: !step.action.isStall
        ) { [unowned self] time in
          life.screens?.schedule(index, at: time)
        }
      }
    }
    for (index, finding) in scenario.demands.findings.enumerated() {
      if case .start(let time)? = finding.moment { progress.expectedTimes[index] = .zero + time }
    }
    return phone.run(until: .zero, patience: scenario.patience)
  }

  private func schedule(_ step: Scenario.DeviceStep, at time: Interval, line: Int?) {
    let (app, widget) = (Scenario.appProcess, Scenario.widgetProcess)
    switch step {
    case .widget(let action): phone.schedule(action.step, at: time, line: line)
    case .open(let name):
      phone.schedule(name == Scenario.homeScreen ? .home : .open(name), at: time)
    case .openURL(let url, false): phone.schedule(.openURL(url), at: time, line: line)
    case .openURL(let url, true): onWidget(step.title, at: time) { $0.open(url) }
    case .kill(let name): phone.schedule(.kill(name), at: time, line: line)
    case .clock(let change): phone.schedule(.changeClock(by: change.seconds), at: time)
    case .lowMemory(.warning): phone.schedule(.warnOfMemory, at: time)
    case .lowMemory(.end): phone.schedule(.freeMemory(1), at: time)
    case .memory(let bytes, widget): onWidget(step.title, at: time) { $0.allocate(bytes) }
    case .memory(let bytes, let name):
      phone.schedule(step.title, at: time, in: name) { [unowned self] _ in
        if name == app, let timer = life.timer {
          timer.allocate(bytes)
        } else {
          Simulation.allocate(bytes)
        }
      }
    case .timer(let seconds, widget): onWidget(step.title, at: time) { $0.start(seconds) }
    case .timer(let seconds, _):
      phone.schedule(step.title, at: time, in: app) { [unowned self] _ in
        life.timer?.start(seconds)
      }
    case .interruption(let kind, let length):
      phone.schedule(.interrupt(kind, for: length), at: time)
    case .widgetStall(let name, let length):
      phone.schedule(stallNamed: name, at: time, for: length, in: widget)
    }
  }

  private func onWidget(
    _ title: String,
    at time: Interval,
    _ action: @escaping (WidgetPage) -> Void
  ) {
    phone.schedule(title, at: time, in: Scenario.widgetProcess) { window in
      // A widget that is updated without being shown has no content in its window.
      if let page = window.rootViewController?.children.first as? WidgetPage { action(page) }
    }
  }
}

extension Scenario.Action {
  fileprivate var isStall: Bool { if case .stall = self { true } else { false } }
}

extension Scenario.WidgetAction {
  fileprivate var step: Phone.Step {
    switch self {
    case .show: .showToday
    case .hide: .hideToday
    case .update: .updateWidget(Scenario.widgetProcess)
    case .expand: .setDisplayMode(.expanded, of: Scenario.widgetProcess)
    case .collapse: .setDisplayMode(.compact, of: Scenario.widgetProcess)
    }
  }
}
