internal import JankEngine

final class RunningClocks {
  var timers: [Int: () -> Void] = [:]
  var links: [DisplayLinkID: CADisplayLink] = [:]
}
