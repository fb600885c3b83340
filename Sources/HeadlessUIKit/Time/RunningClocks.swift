internal import JankEngine

final class RunningClocks {
  var timers: [Int: () -> Void] = [:]
  var links: [DisplayLinkID: CADisplayLink] = [:]
  #if !canImport(ObjectiveC)
  /// Selectors that wait for their delay.
  var requests: [PerformRequest] = []
  #endif
}

extension RunningClocks {
  func letGo() {
    links = [:]
    #if !canImport(ObjectiveC)
    requests = []
    #endif
  }
}
