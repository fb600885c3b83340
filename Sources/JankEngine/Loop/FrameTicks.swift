internal import JankTrace

/// What a frame is to do for the display links that run.
struct FrameTicks {
  /// The refresh at which the frame began.
  let begin: Int
  /// When the main thread took it up.
  let start: Instant
  /// Whether a call was due before the frame's input, or was made.
  var isDue: Bool
  /// How often a link had been started by then.
  let startCount: Int
  /// The last refresh at which a link that was called goes on; nil without any.
  var next: Int?
  /// Whether a link was called for the first time.
  var isFirst = false

  /// Looks at the links before anything is done in the frame.
  init(begin: Int, start: Instant, links: DisplayLinks) {
    self.begin = begin
    self.start = start
    isDue = links.isRunning(at: begin)
    startCount = links.startCount
  }
}
