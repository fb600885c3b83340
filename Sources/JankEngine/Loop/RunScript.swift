internal import JankTrace

/// The scheduled touches and faults of a device.
struct RunScript {
  /// The samples that the touch panel will sense.
  private(set) var touches: [TouchSample] = []
  /// The work that will delay the main thread or the GPU.
  private(set) var stalls: [Stall] = []
  /// The recorded work of frames.
  private(set) var recorded: [RecordedFrame] = []
  /// When the last of the events scheduled so far happens.
  var end = Instant.zero

  struct Stall {
    let name: String
    let length: Interval
    /// The process whose main thread it occupies.
    var process = 0
  }
}

extension RunScript {
  mutating func add(_ touch: TouchSample) -> Int {
    touches.append(touch)
    return touches.count - 1
  }

  mutating func add(_ stall: Stall) -> Int {
    stalls.append(stall)
    return stalls.count - 1
  }

  mutating func add(_ frame: RecordedFrame) -> Int {
    recorded.append(frame)
    return recorded.count - 1
  }
}
