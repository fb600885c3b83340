internal import JankText
internal import JankTrace

extension Scenario {
  /// Warns about steps that wait for the launch of the app, and about mistakes of the widget that
  /// lead to no finding.
  func warnOfProcesses(in trace: inout Trace) {
    guard hasProcesses else { return }
    let mistakes = app.widget?.mistakes ?? []
    let idle = mistakes.filter { mistake in
      !trace.findings.contains { $0.rule == mistake.rule }
    }
    for text in [launchWarning].compactMap(\.self) + idle.map(\.warning) {
      trace.events.append(
        TraceEvent(kind: .warning, time: trace.end, subject: "script", name: text)
      )
    }
  }

  /// A warning of the first steps, if the app is still launching when they are due.
  ///
  /// An app that is alone on its device starts at once, so that a banner or a widget, when it is
  /// added, delays such steps.
  private var launchWarning: String? {
    let own = app.installed.first { $0.name == Self.appProcess }
    let launch = (own ?? InstalledApp(Self.appProcess)).launchTime
    let early = script.filter { step in
      guard case .start(let time) = step.moment else { return false }
      return time < launch && step.action.waitsForApp
    }
    guard let first = early.first else { return nil }
    let place = first.line.map { " in line \($0)" } ?? ""
    let more = early.count > 1 ? " (and \(early.count - 1) more)" : ""
    return """
      with several processes the app launches for \(DurationText.text(launch.nanoseconds)) from \
      the start of the run, and \(quoted(first.action.title))\(place)\(more) waits for it; begin \
      later, or set "processes": { "app": { "launch": "0 ms" } }
      """
  }
}

extension Scenario.Action {
  /// Whether it is work of the app's main thread.
  fileprivate var waitsForApp: Bool {
    switch self {
    case .device(.timer(_, let name)): name == Scenario.appProcess
    case .device, .renderStall, .rateLimit: false
    default: true
    }
  }
}

extension Scenario.WidgetMistake {
  fileprivate var warning: String {
    "the mistake \(quoted(rawValue)) leads to no finding of \(rule.rawValue): it needs \(needs)"
  }
}
