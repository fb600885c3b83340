/// The rules for when a frame is rendered and presented, given its commit and its costs.
///
/// The rules are a proposal, consistent with Apple's "Understanding hitches in your app" but not
/// measured on iOS. A commit is due by the refresh after its begin and is taken at the first
/// refresh at or after its end. With two buffers a frame is expected two refreshes after its begin,
/// and one frame is rendered at a time. With three it is expected three refreshes after, and the
/// CPU may prepare a frame while the GPU still executes the previous one: one of the three is
/// presented, one waits or is executed, and one is free for the next frame. A frame is presented at
/// the first refresh at or after the end of rendering, never before it is expected, never two at
/// one refresh. A panel may show a late frame between two refreshes: see ``PanelTicks``.
package struct RenderPipeline {
  /// The refreshes of the display.
  package var display: RefreshGrid
  private let buffering: DeviceProfile.Buffering
  private let hysteresis: DeviceProfile.Hysteresis
  private let queue: BufferQueue?
  private let panel: PanelTicks?
  private var isTriple: Bool
  private var prepareFreeAt = Instant.zero
  private var executeFreeAt = Instant.zero
  /// The last refresh with a planned frame.
  package private(set) var lastShown = -1
  /// When the frame of that refresh is shown.
  private var lastShownTime = Instant.zero
  /// The refresh of the frame before it: from then on a third buffer is free.
  private var lastButOneShown = -1
  /// The refresh of the frame before that one: from then on a fourth buffer is free.
  private var lastButTwoShown = -1

  package init(
    display: RefreshGrid,
    buffering: DeviceProfile.Buffering,
    hysteresis: DeviceProfile.Hysteresis = .untilEmpty,
    queue: BufferQueue? = nil,
    panel: PanelTicks? = nil
  ) {
    self.display = display
    self.panel = panel
    self.buffering = buffering
    self.hysteresis = hysteresis
    self.queue = queue
    isTriple = buffering == .triple
  }
}

extension RenderPipeline {
  /// The plan and the outcome of one frame; refreshes by number, times as instants.
  package struct Passage: Hashable, Sendable {
    package let expected: Int
    package let actual: Int
    /// When the frame is shown: at the refresh, or between it and the one before.
    package let shown: Instant
    package let prepare: FrameRecord.Stage
    package let execute: FrameRecord.Stage
  }

  /// The largest number of refreshes from the begin of a frame to its presentation.
  package static var longestLifetime: Int { 3 }

  /// The number of refreshes from the begin of a frame to its presentation.
  package var lifetime: Int { queue?.promisedRefreshes ?? (isTriple ? 3 : 2) }

  /// The refreshes from the begin of a frame without a commit to the start of its rendering.
  ///
  /// The render server takes part in the frames of the app and starts a refresh later. A render
  /// thread with a queue of buffers starts at once.
  package var startDelay: Int { queue == nil ? 1 : 0 }

  /// Whether rendering can start at a refresh.
  package func canStart(at refresh: Int) -> Bool {
    let time = display.time(of: refresh)
    guard time >= prepareFreeAt else { return false }
    if queue != nil { return time >= bufferFreeAt }
    return isTriple ? refresh >= lastButOneShown : time >= executeFreeAt
  }

  /// Renders a frame.
  ///
  /// - Parameters:
  ///   - begin: The refresh at which work on the frame could begin.
  ///   - commitRefresh: The first refresh at or after the end of the commit.
  ///   - start: The refresh at which rendering starts; ``canStart(at:)`` must hold.
  ///   - handedOver: The end of a commit that the render thread takes over at once instead, as soon
  ///     as it and a buffer are free; nil if rendering starts at the refresh.
  ///   - prepare: The CPU's work.
  ///   - execute: The GPU's work.
  /// - Returns: When the frame is rendered and presented.
  package mutating func render(
    begin: Int,
    commitRefresh: Int,
    start: Int,
    handedOver: Instant? = nil,
    prepare: Interval,
    execute: Interval
  ) -> Passage {
    precondition(
      handedOver != nil || canStart(at: start),
      "rendering starts only when the render server is free"
    )
    let start =
      handedOver.map { max($0, prepareFreeAt, bufferFreeAt) } ?? display.time(of: start)
    let expected = begin + lifetime
    let prepared = FrameRecord.Stage(start: start, end: ClockRange.end(of: prepare, from: start))
    let executeStart = max(prepared.end, executeFreeAt)
    let executed = FrameRecord.Stage(
      start: executeStart,
      end: ClockRange.end(of: execute, from: executeStart)
    )
    let latched = executed.end + (queue?.latchLead ?? .zero)
    let actual = max(expected, lastShown + 1, display.refresh(atOrAfter: latched))
    let shown =
      panel?.presentation(
        at: actual,
        expected: expected,
        ready: latched,
        after: lastShownTime,
        on: display
      ) ?? display.time(of: actual)
    prepareFreeAt = prepared.end
    executeFreeAt = executed.end
    lastShownTime = shown
    (lastButTwoShown, lastButOneShown, lastShown) = (lastButOneShown, lastShown, actual)

    let lateness = Self.lateness(
      begin: begin,
      lifetime: expected - begin,
      commitRefresh: commitRefresh,
      actual: actual
    )
    if buffering == .automatic, lateness == .render || lateness == .commitAndRender {
      isTriple = true
    }
    return Passage(
      expected: expected,
      actual: actual,
      shown: shown,
      prepare: prepared,
      execute: executed
    )
  }

  /// When the render thread takes over the next frame.
  package var handOverFreeAt: Instant { prepareFreeAt }

  /// When a buffer is free for the next frame: a buffer is released once a newer one is presented.
  private var bufferFreeAt: Instant {
    let shown =
      switch queue?.bufferCount {
      case 2: lastShown
      case 3: lastButOneShown
      default: lastButTwoShown
      }
    return shown < 0 ? .zero : display.time(of: shown)
  }

  /// Continues behind a frame of the past.
  mutating func resume(behind start: RecordedStart) {
    prepareFreeAt = start.renderFreeAt
    executeFreeAt = start.gpuFreeAt
    lastShown = start.shown
  }

  var isBeyondClock: Bool { max(prepareFreeAt, executeFreeAt) >= ClockRange.end }

  /// Records a refresh without rendering.
  ///
  /// The pipeline has been empty since the last frame was presented, even at refreshes that were
  /// not recorded because no one needed them.
  package mutating func idle(at refresh: Int) {
    guard buffering == .automatic, case .afterEmpty(let refreshes) = hysteresis else { return }
    // At the refresh that presents the last frame nothing is left to render.
    let emptyCount = refresh - lastShown + 1
    if emptyCount >= max(1, refreshes) { isTriple = false }
  }

  /// The first deadline that a frame missed.
  ///
  /// - Parameters:
  ///   - begin: The refresh by which it counts as in time or late.
  ///   - lifetime: The refreshes from its begin to its presentation.
  ///   - commitRefresh: The first refresh at which its commit could be taken; without a commit that
  ///     of its deadline, the refresh after its begin.
  ///   - actual: The refresh of its presentation.
  /// - Returns: The deadline, and whether rendering added to a late commit.
  package static func lateness(
    begin: Int,
    lifetime: Int,
    commitRefresh: Int,
    actual: Int
  ) -> FrameRecord.Lateness {
    let delay = actual - begin - lifetime
    let commitDelay = max(0, commitRefresh - begin - 1)
    if delay == 0 { return .none }
    if commitDelay == 0 { return .render }
    return delay > commitDelay ? .commitAndRender : .commit
  }
}
