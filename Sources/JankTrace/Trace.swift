/// Everything that happened in one run.
///
/// A trace is all that metrics and reports see. It holds the plan and the outcome of every frame,
/// the work of the main thread, the transitions, the callbacks in order, and a digest over what a
/// user could see: which picture was on screen when, where its layers stood, how each transition
/// ended.
public struct Trace: Hashable, Sendable {
  /// The version of the model that made the trace; digests compare only within one version.
  public let modelVersion: Int
  /// The seed of the run.
  public let seed: UInt64
  /// The refresh rate of the display at the start of the run, in hertz.
  public let refreshRate: Int
  /// The frames in the order they were rendered, which is the order they were shown.
  public var frames: [FrameRecord] = []
  /// The work of the main thread in the order it was done.
  public var works: [WorkRecord] = []
  /// What held up the graphics processor, in the order of the pictures.
  public var renderWorks: [WorkRecord] = []
  /// The changes of the refresh rate, in the order they happened.
  public var rateChanges: [RateChange] = []
  /// The transitions in the order they began.
  public var transitions: [TransitionRecord] = []
  /// The callbacks, gestures, commands and faults in the order they happened.
  public var events: [TraceEvent] = []
  /// The rules that did not hold, in the order of time.
  public var findings: [Finding] = []
  /// What the scenario asked for and did not come about, in the order of the scenario.
  public var failures: [ScriptFailure] = []
  /// What the touch panel sensed, in the order it was delivered.
  public var touches: [TouchRecord] = []
  /// The watched layers in every frame, which metrics read.
  public var samples: [LayerSample] = []
  /// The names of the layers among the samples that fingers can drag; nil where any may be.
  public var draggableLayers: Set<String>?
  /// Whether only those layers were watched, so that nothing is known of how other pages moved.
  public var watchesDraggableLayersOnly = false
  /// Other layers that were watched in every frame, which no metric reads.
  public var observations: [LayerSample] = []
  /// When the run ended.
  public var end: Instant = .zero
  /// Whether everything had come to rest when the run ended, rather than the time being over.
  public var cameToRest = false
  /// The fingerprint of what a user could see.
  public var digest = Digest(high: 0, low: 0)

  /// Creates a trace in which nothing has happened yet.
  public init(modelVersion: Int, seed: UInt64, refreshRate: Int) {
    self.modelVersion = modelVersion
    self.seed = seed
    self.refreshRate = refreshRate
  }
}

extension Trace {
  /// The times of the display's refreshes.
  public var grid: RefreshGrid {
    rateChanges.reduce(into: RefreshGrid(hertz: refreshRate)) { grid, change in
      grid.change(to: change.hertz, at: change.refresh, announced: change.announced)
    }
  }
}
