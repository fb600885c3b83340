internal import JankEngine

/// What calls the app at its time: timers and display links.
final class RunningClocks {
  /// What timers that are still to fire do.
  var timers: [Int: () -> Void] = [:]
  var links: [DisplayLinkID: CADisplayLink] = [:]
}
