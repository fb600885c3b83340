import HeadlessUIKit
import JankScenarios

extension RandomScenario {
  /// Adds a widget, other apps and their steps, for those that only an app alone can have.
  mutating func addProcesses(to app: inout Scenario.App, _ script: inout [Scenario.Step]) {
    app.widget = widget()
    app.installed = some(of: [
      Scenario.InstalledApp("app", launchTime: time(900)),
      Scenario.InstalledApp("Mail", memory: number(1...90_000) * 1_000),
    ])
    // Other steps and findings wait for the first.
    for index in script.indices.dropFirst() {
      switch script[index].action {
      case .drag, .cancelTouches, .rotate, .resize: script[index].action = .device(deviceStep())
      default: if coin() { script[index].action = .device(deviceStep()) }
      }
      script[index].moment = .start(after: time(900))
    }
  }

  private mutating func widget() -> Scenario.Widget {
    var widget = Scenario.Widget()
    widget.layerCount = number(0...20)
    widget.launchTime = time(400)
    widget.appearing = time(400)
    widget.memory = number(0...20) * 1_000_000
    widget.memoryLimit = number(1...20) * 1_000_000
    widget.mistakes = some(of: Scenario.WidgetMistake.allCases)
    return widget
  }

  private mutating func deviceStep() -> Scenario.DeviceStep {
    let place = one(of: ["app", "widget"])
    let by = Interval.milliseconds(Int64(number(1...99_000)))
    return one(of: [
      .widget(one(of: Scenario.WidgetAction.allCases)), .open(one(of: ["app", "home screen"])),
      .openURL("app://\(number(1...9))", fromWidget: coin()), .kill(place),
      .clock(by: coin() ? by : .zero - by), .memory(number(1...99_999) * 1_000, in: place),
      .lowMemory(one(of: Scenario.MemoryAction.allCases)), .timer(number(1...99), in: place),
      .interruption(one(of: Phone.Interruption.allCases), length: by),
      .widgetStall(name: "work", length: .milliseconds(Int64(number(1...90)))),
    ])
  }
}
