public import HeadlessUIKit

extension Scenario {
  /// An action of the user or of the system outside the app's own screens.
  public enum DeviceStep: Hashable, Sendable {
    /// Something happens to the widget.
    case widget(WidgetAction)
    /// The user opens an app, or the home screen.
    case open(String)
    /// The system opens a URL, or the widget asks it to.
    case openURL(String, fromWidget: Bool = false)
    /// A process ends at once, without a callback.
    case kill(String)
    /// The user sets the clock forward, or back by a negative time.
    case clock(by: Interval)
    /// A process allocates bytes of memory.
    case memory(Int, in: String)
    /// The system runs out of memory.
    case lowMemory(MemoryAction)
    /// The user starts the timer with a number of seconds, in the app or in the widget.
    case timer(Int, in: String)
    /// Something of the device interrupts the user for a time.
    case interruption(Phone.Interruption, length: Interval)
    /// The main thread of the widget is busy.
    case widgetStall(name: String, length: Interval)
  }

  /// What happens to the widget.
  public enum WidgetAction: String, Hashable, Sendable, CaseIterable {
    /// The user pulls the Notification Center down.
    case show
    /// The user closes the Notification Center.
    case hide
    /// The system asks for an update while the widget is not shown.
    case update
    /// The user expands the widget.
    case expand
    /// The user collapses the widget.
    case collapse
  }

  /// What the system does when memory runs out.
  public enum MemoryAction: String, Hashable, Sendable, CaseIterable {
    /// It warns the processes that run.
    case warning
    /// It ends the first process in its order.
    case end
  }
}

extension Scenario.DeviceStep {
  /// The name in traces.
  var title: String {
    switch self {
    case .widget(let action): "\(action.rawValue) the widget"
    case .open(let name): "open \(name)"
    case .openURL(let url, _): "open \(url)"
    case .kill(let name): "end \(name)"
    case .clock(let change): change < .zero ? "set the clock back" : "set the clock forward"
    case .memory(_, let name): "allocate memory in \(name)"
    case .lowMemory(let action): "low memory: \(action.rawValue)"
    case .timer(let seconds, _): "start a timer of \(seconds) s"
    case .interruption(let kind, _): "interruption: \(kind.rawValue)"
    case .widgetStall(let name, _): name
    }
  }

  /// The process that it needs, if it names one.
  var process: String? {
    switch self {
    case .widget, .widgetStall: Scenario.widgetProcess
    case .open(let name): name == Scenario.homeScreen ? nil : name
    case .openURL(_, let isFromWidget): isFromWidget ? Scenario.widgetProcess : nil
    case .kill(let name), .memory(_, let name), .timer(_, let name): name
    case .clock, .lowMemory, .interruption: nil
    }
  }

  /// Whether the system has to be a process of its own, which draws over the app.
  var needsSystem: Bool {
    switch self {
    case .interruption(let kind, _): kind.rateLimit(below: 1) == nil
    case .lowMemory(.warning): false
    default: true
    }
  }
}
