/// The record of one run.
///
/// Metrics and reports see only the trace. It contains the plan and the outcome of every frame, the
/// work of the main thread, the transitions, the callbacks in order, and a digest of what a user
/// could see: which frame was on screen when, the positions of its layers, and how each transition
/// ended.
public struct Trace: Hashable, Sendable {
  /// The version of the model; only digests of one version are comparable.
  public let modelVersion: Int
  /// The seed of the run.
  public let seed: UInt64
  /// The refresh rate of the display at the start of the run, in hertz.
  public let refreshRate: Int
  /// The ticks per second at which the panel can show a late frame; nil for refreshes only.
  public var panelRate: Int?
  /// The frames in rendering order, which is the order of presentation.
  public var frames: [FrameRecord] = []
  /// The work of the main thread in order.
  public var works: [WorkRecord] = []
  /// The work that delayed the GPU, in the order of frames.
  public var renderWorks: [WorkRecord] = []
  /// The changes of the refresh rate in order.
  public var rateChanges: [RateChange] = []
  /// The transitions in the order in which they began.
  public var transitions: [TransitionRecord] = []
  /// The callbacks, gestures, commands and faults in order.
  public var events: [TraceEvent] = []
  /// The violated rules in time order.
  public var findings: [Finding] = []
  /// The requests and expectations of the scenario that failed, in its order.
  public var failures: [ScriptFailure] = []
  /// The samples of the touch panel in the order of delivery.
  public var touches: [TouchRecord] = []
  /// The watched layers in every frame, for metrics.
  public var samples: [LayerSample] = []
  /// The names of the sampled layers that gestures can drag; nil if all may be dragged.
  public var draggableLayers: Set<String>?
  /// Whether only those layers were watched, so that movements of other pages are unknown.
  public var watchesDraggableLayersOnly = false
  /// Other layers that were watched in every frame, which no metric uses.
  public var observations: [LayerSample] = []
  /// The processes of the device in order; empty if the run has only one app.
  public var processes: [ProcessRecord] = []
  /// The widgets that the Notification Center showed, in order of their first content.
  public var widgetStarts: [WidgetStart] = []
  /// All visible layers in every frame, for drawing; nil if they were not recorded.
  public var film: LayerFilm?
  /// When the run ended.
  public var end: Instant = .zero
  /// Whether everything had settled at the end of the run; otherwise the time was over.
  public var cameToRest = false
  /// The fingerprint of what a user could see.
  public var digest = Digest(high: 0, low: 0)

  /// Creates an empty trace.
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
