internal import Foundation

/// What the start of a transition left behind.
struct StartTraces {
  /// The views that differed as soon as the transition had started.
  var touchedViews: [UIView] = []
  /// The views that the animator added to the window itself during its start.
  var strays: [WeakView] = []
  var links: [CADisplayLink] = []
  var timers: [Timer] = []
  /// The last fade of the status bar that the app began during the transition.
  var statusBarFade: StatusBarFade?
  /// The index of the newest series of snapshots that were taken for the page.
  var snapshotSeries: Int?
}

extension StartTraces {
  /// The kinds of clocks that still run, one word for each clock.
  var runningClocks: [String] {
    links.filter(\.isRunning).map { _ in "display link" }
      + timers.filter(\.isValid).map { _ in "repeating timer" }
  }
}
