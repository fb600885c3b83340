internal import JankScenarios

/// What an event of a Chrome trace says about frames.
struct ChromeEvent {
  let process: Int
  let thread: Int
  /// When it began, in nanoseconds.
  let time: Int64
  let kind: Kind
  /// The name of the process, if the event is there to tell it.
  let processName: String?

  enum Kind {
    case beginFrame(BeginFrame)
    case verticalSync
    case swap
    /// Nothing that concerns frames.
    case other
  }

  /// The times that a begin-frame carries, in nanoseconds.
  struct BeginFrame {
    let frameTime: Int64
    let deadline: Int64?
    let interval: Int64?
  }
}

extension ChromeEvent {
  /// Reads an event; nil for one without a phase, which every event has.
  init?(_ value: JSONValue) {
    guard let phase = value.text("ph") else { return nil }
    let name = value.text("name") ?? ""
    let time = value.microseconds("ts")
    // Of a pair of begin and end only the begin counts.
    let isStart = ["B", "X", "I", "i"].contains(phase) && time != nil
    self.init(
      process: value.integer("pid") ?? 0,
      thread: value.integer("tid") ?? 0,
      time: time ?? 0,
      kind: isStart ? Self.kind(name, value) : .other,
      processName: phase == "M" && name == "process_name"
        ? value["args"]?.text("name") : nil
    )
  }

  private static func kind(_ name: String, _ value: JSONValue) -> Kind {
    if name == "Scheduler::BeginFrame" {
      let arguments = value["args"]?["args"]
      guard let frameTime = arguments?.microseconds("frame_time_us") else { return .other }
      return .beginFrame(
        BeginFrame(
          frameTime: frameTime,
          deadline: arguments?.microseconds("deadline_us"),
          interval: arguments?.microseconds("interval_us")
        )
      )
    }
    if name == "VSync" { return .verticalSync }
    return name.hasSuffix("SwapBuffers") ? .swap : .other
  }
}
