internal import JankTrace

/// The steps between each frame of a run and the one before it.
struct FrameSteps {
  private let grid: RefreshGrid
  private let frames: [FrameRecord]
  /// By process.
  private let uses: [MainThreadUse]
  /// The names of the processes; empty if the run has only one app.
  private let processes: [String]
  private let cadence: Cadence
  private let animation: TrackedAnimation
  /// When the app received the release of each touch.
  private let releases: [Instant]

  init(_ trace: Trace) {
    grid = trace.grid
    frames = trace.frames
    uses = MainThreadUse.all(in: trace)
    processes = trace.processes.map(\.name)
    cadence = Cadence(trace)
    animation = TrackedAnimation(trace)
    releases = trace.touches.filter { $0.phase == .ended }.map(\.delivered)
  }
}

extension FrameSteps {
  /// Whether a frame was in progress or waited for during a transition.
  func isTracked(_ index: Int) -> Bool { animation.contains(frames[index]) }

  /// The number of refreshes before a frame that repeated another although a new one was requested.
  func missedRefreshes(before index: Int) -> Int {
    let frame = frames[index]
    let late = frame.actual.number - frame.firstExpected.number
    guard index > 0 else { return 0 }
    return continues(index) ? frame.actual.number - frames[index - 1].actual.number - 1 : late
  }

  /// The refreshes before a frame for which no frame was planned although the animation continued,
  /// or only one that was superseded.
  func gap(before index: Int) -> FrameExplanation.Gap? {
    guard index > 0 else { return nil }
    let frame = frames[index]
    let due = min(frame.expected.number, frame.actual.number)
    // After a pause nothing was requested before the first frame that was never shown.
    let wanted = continues(index) ? frames[index - 1].actual.number + 1 : frame.firstExpected.number
    let refreshes = due - wanted
    guard refreshes > 0 else { return nil }
    return FrameExplanation.Gap(refreshes: refreshes, reason: reasonForGap(before: index))
  }

  /// The jump of a frame: content and display advanced by different times.
  func judder(at index: Int) -> FrameExplanation.Judder? {
    guard continues(index) else { return nil }
    let (previous, frame) = (frames[index - 1], frames[index])
    guard let step = frame.contentStep(since: previous) else { return nil }
    let display = frame.actual.time - previous.actual.time
    let judder = FrameExplanation.Judder(
      content: step,
      display: display,
      reason: step > display ? reasonForLeap(at: index) : nil
    )
    // Times on the grid differ by whole refreshes, and those of a panel's ticks by halves, except
    // for rounding. Touches have a clock of their own, so only differences above half count.
    let tolerance = Interval(seconds: grid.period / 2) + Interval(nanoseconds: 2)
    return max(judder.error, .zero - judder.error) > tolerance ? judder : nil
  }

  /// Why the content advanced by more time than passed.
  private func reasonForLeap(at index: Int) -> FrameExplanation.Judder.Reason? {
    let (previous, frame) = (frames[index - 1], frames[index])
    if frame.hitch < previous.hitch { return .catchesUp(with: previous.index) }
    if frame.actual.time < frame.expected.time { return .rateRose }
    guard frame.appClock == .touches, let stage = frame.mainThread else { return nil }
    return releases.contains { stage.start <= $0 && $0 <= stage.end } ? .release : nil
  }

  private func continues(_ index: Int) -> Bool { index > 0 && cadence.continues(at: index) }

  private func reasonForGap(before index: Int) -> FrameExplanation.Gap.Reason {
    let (previous, frame) = (frames[index - 1], frames[index])
    let lifetime = frame.expected.number - frame.begin.number
    if lifetime > previous.expected.number - previous.begin.number { return .thirdBuffer }
    // The missing frame would have begun, and been rendered, this long before its refresh.
    let begin = previous.actual.number + 1 - lifetime
    let deadline = grid.time(of: max(0, begin + 1))
    let freeAt =
      lifetime > 2 ? previous.prepare.end : max(previous.prepare.end, previous.execute.end)
    if freeAt > deadline { return .renderServerBusy }
    let start = grid.time(of: max(0, begin))
    let shares = uses[frame.process].shares(from: start, to: deadline)
    let busy = shares.reduce(Interval.zero) { $0 + $1.length }
    if busy == deadline - start, let longest = shares.max(by: { $0.length < $1.length }) {
      let process = processes.isEmpty ? nil : processes[frame.process]
      return .mainThreadBusy(name: longest.name, process: process)
    }
    return .pace
  }
}
