internal import JankTrace

/// Where the app is between two of its frames.
struct AppState {
  /// Whether code of the app runs.
  var isInCode = false
  /// The turns of the main thread's run loop so far.
  var turnCount = 0
  /// The refresh at which the newest frame began.
  var frameBegin = 0
  /// Since when a frame is wanted, where one is.
  var requestedAt: Instant?
  /// Code that ran outside a frame may have left something for the next one.
  var hasLeftovers = false
  /// The end of the newest commit: the next frame can begin at the refresh at or after it.
  ///
  /// Kept as an instant: the numbers of refreshes to come change with the rate of the display.
  var lastCommitEnd = Instant.zero
  /// The call of a display link or a timer that the next commit makes up for.
  var missedTick: MissedTick?
  /// When the first of the timers was due that the running code took back overdue.
  var droppedTimer: Instant?
  /// The time that the running code computes what it moves for, where that is known.
  var time: AppTime?
  var images = ImageDecoding()
}
