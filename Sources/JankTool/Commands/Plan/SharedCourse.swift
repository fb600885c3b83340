internal import HeadlessUIKit
internal import JankMetrics
internal import JankScenarios
internal import Synchronization

/// The way that the pages of a scenario are meant to go on a device.
///
/// It takes a run of its own to find, which is made when a metric first asks for it, once for all
/// cases that share it.
final class SharedCourse: Sendable {
  private let scenario: Scenario
  private let device: DeviceProfile
  private let found = Mutex<Measured<MotionCourse>?>(nil)

  init(of scenario: Scenario, on device: DeviceProfile) {
    self.scenario = scenario
    self.device = device
  }
}

extension SharedCourse {
  /// Whether it is the way of a scenario on a device.
  func isFor(_ scenario: Scenario, on device: DeviceProfile) -> Bool {
    self.scenario.name == scenario.name && self.device == device
  }

  /// Finds the way, or says why there is none.
  ///
  /// - Parameter limits: those of the run that asks. What was not found in its time is looked for
  ///   again by the next run.
  /// - Returns: The way.
  func value(within limits: RunLimits) -> Measured<MotionCourse> {
    found.withLock { found in
      if let found { return found }
      let value = scenario.course(on: device, shouldStop: limits.shouldStop)
      if limits.shouldStop?() != true { found = value }
      return value
    }
  }
}

extension SharedCourse {
  /// The courses of cases one behind the other; those of one scenario on one device share theirs
  /// where they are neighbours.
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
