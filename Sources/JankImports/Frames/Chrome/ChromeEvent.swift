internal import JankText

/// The information about frames in an event of a Chrome trace.
struct ChromeEvent {
  /// The process, by its number or, in some writers' traces, its name; likewise the thread.
  let process: String
  let thread: String
  /// The start, in nanoseconds; 0 for an event that does not concern frames.
  let time: Int64
  let kind: Kind
  /// The name of the process, if the event states it.
  let processName: String?

  enum Kind {
    case beginFrame(BeginFrame)
    /// A begin-frame without times in its arguments.
    case bareBeginFrame
    case verticalSync
    case swap(name: String)
    /// An event that does not concern frames.
    case other
  }

  /// The times in a begin-frame's arguments, in nanoseconds.
  struct BeginFrame {
    let frameTime: Int64
    let deadline: Int64?
    let interval: Int64?
  }
}

extension ChromeEvent {
  /// Reads an event.
  ///
  /// - Throws: An error if the event has no phase, which is required, or if it concerns frames and
  ///   has no time.
  init(_ value: JSONValue, path: String) throws(FileError) {
    guard let phase = value.text("ph") else {
      throw FileError(
        path,
        value.position,
        "expected an event with a phase \"ph\", found \(value.summary)"
      )
    }
    let name = value.text("name") ?? ""
    // Only the begin of a begin and end pair counts.
    kind = ["B", "X", "I", "i"].contains(phase) ? Self.kind(name, value) : .other
    time = try Self.time(of: kind, value, path)
    process = Self.identity(value["pid"]) ?? "0"
    thread = Self.identity(value["tid"]) ?? process
    processName = phase == "M" && name == "process_name" ? value["args"]?.text("name") : nil
  }

  private static func kind(_ name: String, _ value: JSONValue) -> Kind {
    if name == "Scheduler::BeginFrame" {
      let arguments = value["args"]?["args"]
      guard let frameTime = arguments?.stamp("frame_time_us") else { return .bareBeginFrame }
      return .beginFrame(
        BeginFrame(
          frameTime: frameTime,
          deadline: arguments?.stamp("deadline_us"),
          interval: arguments?.stamp("interval_us")
        )
      )
    }
    if name == "VSync" { return .verticalSync }
    return name.hasSuffix("SwapBuffers") ? .swap(name: name) : .other
  }

  private static func time(
    of kind: Kind,
    _ value: JSONValue,
    _ path: String
  ) throws(FileError) -> Int64 {
    if case .other = kind { return 0 }
    if let time = value.stamp("ts") { return time }
    let found = value["ts"]
    throw FileError(
      path,
      found?.position ?? value.position,
      "expected a time \"ts\" in microseconds, found \(found?.summary ?? "none")"
    )
  }

  /// A number or a name; nil for thread 0.
  private static func identity(_ value: JSONValue?) -> String? {
    guard let value else { return nil }
    if let name = value.text { return name }
    return value.number.flatMap { Int(exactly: $0) }.flatMap { $0 == 0 ? nil : "\($0)" }
  }
}
