internal import JankTrace

struct AppState {
  var isInCode = false
  /// Whether the process was created and none of its code has run, so that it requests no frame.
  var isLaunching = false
  var turnCount = 0
  var frameBegin = 0
  /// Since when a frame is requested, if one is.
  var requestedAt: Instant?
  /// Whether code outside a frame may have left changes for the next one.
  var hasLeftovers = false
  /// The end of the newest commit: the next frame can begin at the refresh at or after it.
  ///
  /// It is an instant, because the numbers of later refreshes change with the rate of the display.
  var lastCommitEnd = Instant.zero
  /// The missed callback of a display link or a timer for which the next commit compensates.
  var missedTick: MissedTick?
  /// When the first overdue timer was due that the running code cancelled.
  var droppedTimer: Instant?
  /// The time for which the running code computes its animations, if known.
  var time: AppTime?
  var images = ImageDecoding()
  var timers = PendingTimers()
  /// The commands of the script that the next frame delivers.
  var commands: [Int] = []
  var memory = MemoryMeter()
}

extension AppState {
  mutating func takeCommands() -> [Int] {
    defer { commands.removeAll(keepingCapacity: true) }
    return commands
  }
}
