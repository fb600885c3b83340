internal import JankTrace

struct FrameTicks {
  let begin: Int
  let start: Instant
  /// Whether a callback was due before the frame's input, or was made.
  var isDue: Bool
  /// The number of starts of links by then.
  let startCount: Int
  /// The last refresh of the next callbacks of the called links; nil without any.
  var next: Int?
  var isFirst = false

  init(begin: Int, start: Instant, links: DisplayLinks) {
    self.begin = begin
    self.start = start
    isDue = links.isRunning(at: begin)
    startCount = links.startCount
  }
}
