/// When a frame is rendered and shown, given when it was committed and what it costs.
///
/// The rules are a proposal, consistent with Apple's "Understanding hitches in your app" and no
/// measurement of iOS. A commit has to be done by the refresh after its begin and is taken at the
/// first refresh at or after its end. With two buffers a frame is expected two refreshes after its
/// begin and rendering is one frame at a time; with three it is expected three after, and the
/// processor may prepare a frame while the graphics processor still executes the one before: of the
/// three one is shown, one waits or is executed, and one is free for the next frame. A frame is
/// shown at the first refresh at or after the end of rendering, never before it is expected, never
/// two at one refresh.
package struct RenderPipeline {
  /// The refreshes of the display.
  package var display: RefreshGrid
  private let buffering: DeviceProfile.Buffering
  private let hysteresis: DeviceProfile.Hysteresis
  private var isTriple: Bool
  private var prepareFreeAt = Instant.zero
  private var executeFreeAt = Instant.zero
  /// The last refresh that a picture is planned for.
  package private(set) var lastShown = -1
  /// The refresh that the picture before it is planned for: from then on a third buffer is free.
  private var lastButOneShown = -1

  package init(
    display: RefreshGrid,
    buffering: DeviceProfile.Buffering,
    hysteresis: DeviceProfile.Hysteresis = .untilEmpty
  ) {
    self.display = display
    self.buffering = buffering
    self.hysteresis = hysteresis
    isTriple = buffering == .triple
  }
}

extension RenderPipeline {
  /// The plan and the outcome of one frame; refreshes by number, times as instants.
  package struct Passage: Hashable, Sendable {
    package let expected: Int
    package let actual: Int
    package let prepare: FrameRecord.Stage
    package let execute: FrameRecord.Stage
  }

  /// The most refreshes from the begin of a frame to its presentation.
  package static var longestLifetime: Int { 3 }

  /// The refreshes from the begin of a frame to its presentation.
  package var lifetime: Int { isTriple ? 3 : 2 }

  /// Whether rendering can start at a refresh.
  package func canStart(at refresh: Int) -> Bool {
    let time = display.time(of: refresh)
    guard time >= prepareFreeAt else { return false }
    return isTriple ? refresh >= lastButOneShown : time >= executeFreeAt
  }

  /// Renders a frame.
  ///
  /// - Parameters:
  ///   - begin: the refresh at which work on the frame could begin.
  ///   - commitRefresh: the first refresh at or after the end of the commit.
  ///   - start: the refresh at which rendering starts; ``canStart(at:)`` must hold.
  ///   - prepare: the work on the processor.
  ///   - execute: the work on the graphics processor.
  /// - Returns: When the frame is rendered and shown.
  package mutating func render(
    begin: Int,
    commitRefresh: Int,
    start: Int,
    prepare: Interval,
    execute: Interval
  ) -> Passage {
    precondition(canStart(at: start), "rendering starts when the render server is free")
    let expected = begin + lifetime
    let prepared = FrameRecord.Stage(
      start: display.time(of: start),
      end: ClockRange.end(of: prepare, from: display.time(of: start))
    )
    let executeStart = max(prepared.end, executeFreeAt)
    let executed = FrameRecord.Stage(
      start: executeStart,
      end: ClockRange.end(of: execute, from: executeStart)
    )
    let actual = max(expected, lastShown + 1, display.refresh(atOrAfter: executed.end))
    prepareFreeAt = prepared.end
    executeFreeAt = executed.end
    (lastButOneShown, lastShown) = (lastShown, actual)

    let lateness = Self.lateness(
      begin: begin,
      lifetime: expected - begin,
      commitRefresh: commitRefresh,
      actual: actual
    )
    if buffering == .automatic, lateness == .render || lateness == .commitAndRender {
      isTriple = true
    }
    return Passage(expected: expected, actual: actual, prepare: prepared, execute: executed)
  }

  /// Whether a cost led beyond what the clock tells.
  var isBeyondClock: Bool { max(prepareFreeAt, executeFreeAt) >= ClockRange.end }

  /// Tells the pipeline that nothing is to be rendered at a refresh.
  ///
  /// It has been empty since the last picture was shown, also through refreshes of which it was not
  /// told, because nobody wanted any.
  package mutating func idle(at refresh: Int) {
    guard buffering == .automatic, case .afterEmpty(let refreshes) = hysteresis else { return }
    // At the refresh that shows the last picture there is nothing left to render already.
    let emptyCount = refresh - lastShown + 1
    if emptyCount >= max(1, refreshes) { isTriple = false }
  }

  /// Which deadline a frame missed first.
  ///
  /// - Parameters:
  ///   - begin: the refresh by which it counts as in time or late.
  ///   - lifetime: the refreshes from its begin to its presentation.
  ///   - commitRefresh: the first refresh at which its commit could be taken; that of its deadline,
  ///     the one after its begin, where it had none.
  ///   - actual: the refresh it was shown at.
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
