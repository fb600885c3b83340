internal import HeadlessUIKit
internal import JankMetrics
internal import JankScenarios
internal import Synchronization

/// The intended path of a scenario's pages on a device.
///
/// It takes a run of its own, made when a metric first needs it, once for all cases that share it.
final class SharedCourse: Sendable {
  private let scenario: Scenario
  private let device: DeviceProfile
  private let watchesPages: Bool
  private let found = Mutex<Measured<MotionCourse>?>(nil)

  /// Creates a path that is computed when it is needed.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - device: the device, of which only the screen matters.
  ///   - watchesPages: whether a metric needs the motion; otherwise only the transitions are known.
  init(of scenario: Scenario, on device: DeviceProfile, watchesPages: Bool = true) {
    self.scenario = scenario
    self.device = device
    self.watchesPages = watchesPages
  }
}

extension SharedCourse {
  /// Whether it belongs to a scenario on a device.
  func isFor(_ scenario: Scenario, on device: DeviceProfile) -> Bool {
    self.scenario.name == scenario.name && self.device == device
  }

  /// Computes the path, or the reason why there is none.
  ///
  /// - Parameter limits: those of the run that asks. A path that was not found in time is computed
  ///   again by the next run.
  /// - Returns: The path.
  func value(within limits: RunLimits) -> Measured<MotionCourse> {
    found.withLock { found in
      if let found { return found }
      let value = scenario.course(
        on: device,
        watchesPages: watchesPages,
        shouldStop: limits.shouldStop
      )
      if limits.shouldStop?() != true { found = value }
      return value
    }
  }
}

extension SharedCourse {
  /// The paths of consecutive cases; neighbours with the same scenario and device share theirs.
  static func along(
    _ cases: some Sequence<(scenario: Scenario, device: DeviceProfile)>
  ) -> some Sequence<SharedCourse> {
    sequence(state: (cases.makeIterator(), nil as SharedCourse?)) { state in
      guard let (scenario, device) = state.0.next() else { return nil }
      if state.1?.isFor(scenario, on: device) != true {
        state.1 = SharedCourse(of: scenario, on: device)
      }
      return state.1
    }
  }
}
