extension RenderServer {
  /// A commit of the main thread.
  package struct Commit: Sendable {
    /// The refresh at which its frame began.
    package let frameBegin: Int
    /// The end of the last commit of the previous frames.
    package let commitBeforeFrame: Instant
    /// The end of the previous commit, perhaps of the same frame.
    package let commitBefore: Instant
    package let requested: Instant?
    /// The late tick for which the changes compensate, if any.
    package let missedTick: MissedTick?
    package let workStart: Instant
    package let end: Instant
    /// The time for which the app computed the changes, if known.
    package let appTime: AppTime?
    package private(set) var changes: [LayerTree.Change]
    package private(set) var reanimations: [LayerTree.Reanimation]
    package let moves: [LayerTree.Move]
    /// The process whose main thread committed.
    package let process: Int
    /// Whether the device promised the frame a refresh when it began, as Android does.
    var isPromised = false
    /// The recorded work of the frame, or nil if its costs are sampled.
    var work: RecordedFrame?

    package init(
      frameBegin: Int,
      commitBeforeFrame: Instant = .zero,
      commitBefore: Instant = .zero,
      requested: Instant? = nil,
      missedTick: MissedTick? = nil,
      workStart: Instant,
      end: Instant,
      appTime: AppTime? = nil,
      changes: [LayerTree.Change],
      reanimations: [LayerTree.Reanimation] = [],
      moves: [LayerTree.Move] = [],
      process: Int = 0
    ) {
      self.frameBegin = frameBegin
      self.commitBeforeFrame = commitBeforeFrame
      self.commitBefore = commitBefore
      self.requested = requested
      self.missedTick = missedTick
      self.workStart = workStart
      self.end = end
      self.appTime = appTime
      self.changes = changes
      self.reanimations = reanimations
      self.moves = moves
      self.process = process
    }
  }
}

extension RenderServer.Commit {
  /// Removes and returns the layers, which thus need not be copied.
  mutating func takeLayers() -> ([LayerTree.Change], [LayerTree.Reanimation]) {
    defer { (changes, reanimations) = ([], []) }
    return (changes, reanimations)
  }
}
