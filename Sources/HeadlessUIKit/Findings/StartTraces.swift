internal import Foundation

/// What the start of a transition has left behind.
struct StartTraces {
  /// The views that were otherwise as soon as the transition had started.
  var touchedViews: [UIView] = []
  /// The views that the animator put right into the window while it was being started.
  var strays: [WeakView] = []
  /// The links that it started then.
  var links: [CADisplayLink] = []
  /// The repeating timers that it started then.
  var timers: [Timer] = []
}

extension StartTraces {
  /// The kinds of clocks that still run, one for each, in words.
  var runningClocks: [String] {
    links.filter(\.isRunning).map { _ in "display link" }
      + timers.filter(\.isValid).map { _ in "repeating timer" }
  }
}
