internal import JankEngine

final class RunningClocks {
  var timers: [Int: () -> Void] = [:]
  var links: [DisplayLinkID: CADisplayLink] = [:]
  #if !canImport(ObjectiveC)
  /// Selectors that wait for their delay.
  var requests: [PerformRequest] = []
  /// Observers of notifications by selector.
  var observations: [Observation] = []
  #endif
}

extension RunningClocks {
  func letGo() {
    links = [:]
    #if !canImport(ObjectiveC)
    requests = []
    for observation in observations { observation.end() }
    observations = []
    #endif
  }
}
