internal import Foundation
internal import JankEngine
internal import JankTrace

/// The changes of the status bar, to find out how it was before a transition.
struct StatusBarWatch {
  private var shown = StatusBar()
  private var changes: [Change] = []

  private struct Change {
    let old: StatusBar
    let time: Instant
  }

  /// Enough for the changes during a transition, and before it in the turn of its request.
  private static let limit = 64
}

extension StatusBarWatch {
  mutating func didChange(in simulation: Simulation) {
    // The first answer at the launch is no change: nothing was on screen before.
    if simulation.app.isStatusBarKnown {
      changes.append(Change(old: shown, time: simulation.device.mediaTime))
    }
    if changes.count > Self.limit { changes.removeFirst() }
    shown = simulation.app.statusBar
  }

  /// The status bar before a request and before what the app did in the same turn.
  func bar(before request: Instant, in simulation: Simulation) -> StatusBar {
    let turn = simulation.device.display.period
    let first = changes.first { $0.time >= request || (request - $0.time).seconds < turn }
    return first?.old ?? shown
  }
}

/// The fade of the status bar that accompanies a transition.
struct StatusBarFade {
  /// When it ends, in seconds.
  let end: Double

  /// Records a change within an animation block; nil if there is none, which follows the system.
  init?(in simulation: Simulation) {
    guard let block = simulation.animations.contexts.last else { return nil }
    end = simulation.device.mediaTime.seconds + block.duration
  }
}

// MARK: After a change of pages

extension ObservedTransition {
  /// Reports a fade of the status bar that goes on after the transition.
  func checkStatusBarFade() {
    guard let fade = traces.statusBarFade, !context.initiallyInteractive else { return }
    let left = fade.end - simulation.device.mediaTime.seconds
    guard left > Self.seenRest else { return }
    find(
      .statusBarFollowsTheTransition,
      of: subject,
      "\(name) completed, and the status bar still fades for \(left.words) s"
    )
  }

  /// How long the status bar may fade after the transition, in seconds; our choice.
  private static let seenRest = 0.1

  /// Reports a status bar that a page hid or showed and that stays so after it left.
  func checkStatusBar() {
    let isHidden = simulation.app.statusBar.isHidden
    guard context.kind.takesAway, let wasHidden = arrival?.statusBarWasHidden,
      wasHidden != isHidden
    else { return }
    find(
      .statusBarFollowsTheTransition,
      of: context.to,
      """
      \(name) completed, and the status bar is \(isHidden ? "hidden" : "shown"), unlike before the \
      page arrived
      """
    )
  }
}

extension ObservedChange {
  /// Reports a status bar that a cancel does not revert.
  func checkStatusBarAfterCancel() {
    let now = simulation.app.statusBar
    guard isAlone, now != before.statusBar else { return }
    find(
      .statusBarFollowsTheTransition,
      of: from,
      "\(name) was cancelled, and the status bar \(before.statusBar.difference(to: now))"
    )
  }
}

extension StatusBar {
  fileprivate func difference(to now: StatusBar) -> String {
    if isHidden != now.isHidden { return "is \(now.isHidden ? "hidden" : "shown"), unlike before" }
    return "has the style \(now.style) and had \(style)"
  }
}
