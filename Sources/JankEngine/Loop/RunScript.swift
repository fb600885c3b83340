internal import JankTrace

/// What happens to a device from outside: commands, touches and faults, as they are scheduled.
struct RunScript {
  /// What the touch panel will sense.
  private(set) var touches: [TouchSample] = []
  /// What will hold up the main thread or the graphics processor.
  private(set) var stalls: [Stall] = []
  /// The commands whose time has come, for the next frame to deliver.
  var commands: [Int] = []
  /// When the last of all that comes which was scheduled so far.
  var end = Instant.zero

  /// Work that belongs to no frame.
  struct Stall {
    let name: String
    let length: Interval
  }
}

extension RunScript {
  /// Keeps a touch and answers its number.
  mutating func add(_ touch: TouchSample) -> Int {
    touches.append(touch)
    return touches.count - 1
  }

  /// Keeps a stall and answers its number.
  mutating func add(_ stall: Stall) -> Int {
    stalls.append(stall)
    return stalls.count - 1
  }

  /// Takes the commands whose time has come.
  mutating func takeCommands() -> [Int] {
    defer { commands.removeAll(keepingCapacity: true) }
    return commands
  }
}
