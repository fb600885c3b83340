internal import JankText

extension ScenarioDraft {
  /// Reports steps that the processes of the scenario do not allow.
  func checkProcesses(_ log: DiagnosticLog) -> Bool {
    log.declare(scenario.processNames + [Scenario.homeScreen], as: ScenarioFormat.processKind)
    let processes = scenario.hasProcesses ? scenario.processNames : []
    log.declare(scenario.app.screens.map(\.name) + processes, as: ScenarioFormat.subjectKind)
    var isRight = true
    for (index, step) in scenario.script.enumerated() {
      guard let (message, hint) = complaint(aboutProcessesOf: step.action) else { continue }
      isRight = false
      log.within(.key("script"), .index(index)) {
        log.report(message, at: steps[index], hint: hint, about: .meaning)
      }
    }
    return isRight
  }

  private func complaint(
    aboutProcessesOf action: Scenario.Action
  ) -> (message: String, hint: String)? {
    guard case .device(let step) = action else {
      guard !scenario.reaches(action), let name = action.needsOnlyProcess else { return nil }
      return (
        "\(name) reaches only an app that is alone on its device",
        hint(aboutLoneAction: action)
      )
    }
    guard scenario.hasProcesses || !step.needsSystem else {
      return ("the step needs other processes", #"add "widget": {} to the scenario"#)
    }
    if step.process == Scenario.widgetProcess, scenario.app.widget == nil {
      return ("the app has no widget", #"add "widget": {} to the scenario"#)
    }
    switch step {
    case .open(Scenario.widgetProcess):
      return ("a widget cannot be opened", #"write { "widget": "show" }"#)
    case .kill(Scenario.homeScreen), .memory(_, Scenario.homeScreen):
      return ("the home screen is no process of its own", "name an app or the widget")
    case .timer(_, let name) where ![Scenario.appProcess, Scenario.widgetProcess].contains(name):
      return ("only the app and its widget have the timer", #"use "app" or "widget""#)
    case .openURL(let url, _) where !url.contains("://"):
      return ("\(quoted(url)) is no URL", #"write for example "app://finished""#)
    default: return nil
    }
  }
}

extension ScenarioDraft {
  /// The ways out for an action that needs an app alone on its device.
  private func hint(aboutLoneAction action: Scenario.Action) -> String {
    guard scenario.app.widget == nil, scenario.app.installed.isEmpty else {
      return #"remove it, or "widget" and "processes""#
    }
    let hint =
      "remove it, or the interruptions: the system draws banners and the app switcher in its own"
      + " process"
    guard case .drag = action else { return hint }
    return hint + #"; "cancelTouches": "phone call" cancels the touch of a drag without a banner"#
  }
}

extension Scenario {
  /// Returns whether an action can reach the app: if it is alone on its device, every action does.
  package func reaches(_ action: Action) -> Bool {
    !hasProcesses || action.needsOnlyProcess == nil
  }
}

extension Scenario.Action {
  /// What it is if it needs an app that is alone on its device.
  fileprivate var needsOnlyProcess: String? {
    switch self {
    case .drag: "a drag"
    case .cancelTouches: "the cancellation of touches"
    case .rotate: "a rotation"
    case .resize: "a change of size"
    default: nil
    }
  }
}
