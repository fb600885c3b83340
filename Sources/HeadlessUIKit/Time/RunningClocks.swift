internal import JankEngine

/// The pending timers and running display links.
final class RunningClocks {
  var timers: [Int: () -> Void] = [:]
  var links: [DisplayLinkID: CADisplayLink] = [:]
}
