internal import JankEngine
internal import JankExplore
internal import JankScenarios
internal import JankTrace
internal import Synchronization

/// Plays the cases of an exploration, each within its limits.
enum ExplorePlay {
  /// Creates the function that plays cases within the limits of a command line.
  static func play(_ invocation: Invocation) -> FailureFinder.LimitedPlay {
    let limits = RunOptions.limits(invocation)
    let time = words(of: RunOptions.timeout, invocation)
    let events = words(of: RunOptions.maxEvents, invocation)
    return { one, watchesPages in
      let run = Case(
        scenario: one.scenario,
        device: one.device,
        strategy: one.strategy,
        seed: one.seed
      )
      let limits = limits()
      let watch = LimitWatch(limits)
      let trace = run.trace(limits: watch.limits, watchesPages: watchesPages)
      let course = SharedCourse(of: one.scenario, on: one.device)
      let limit: String? =
        switch watch.stop {
        case .time: time
        case .events: events
        case nil: nil
        }
      return (trace, { course.value(within: limits) }, limit)
    }
  }

  /// An option with its value in effect: `--timeout 600s`.
  private static func words(of option: Option, _ invocation: Invocation) -> String {
    let value = invocation.text(option) ?? option.standard ?? ""
    return "--\(option.name) \(value.filter { $0 != " " })"
  }
}

/// Watches whether a limit stops a run, and which.
private final class LimitWatch: Sendable {
  /// A limit that stopped a run.
  enum Stop: Int {
    case time = 1
    case events
  }

  private let given: RunLimits
  private let eventCount = Atomic(0)
  private let stopNumber = Atomic(0)

  /// Watches a run within limits.
  init(_ limits: RunLimits) { given = limits }

  /// The limits to play the run with, once.
  ///
  /// They stop it at the same event as those given.
  var limits: RunLimits { RunLimits(shouldStop: takeEvent) }

  /// The limit that stopped the run, or nil if none did.
  var stop: Stop? { Stop(rawValue: stopNumber.load(ordering: .relaxed)) }

  private func takeEvent() -> Bool {
    let count = eventCount.add(1, ordering: .relaxed).newValue
    let stop: Stop? =
      count > given.eventCount ? .events : given.shouldStop?() == true ? .time : nil
    guard let stop else { return false }
    stopNumber.store(stop.rawValue, ordering: .relaxed)
    return true
  }
}
