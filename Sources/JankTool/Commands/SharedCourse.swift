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

  init(of run: Case) {
    scenario = run.scenario
    device = run.device
  }
}

extension SharedCourse {
  /// Whether a case has the same scenario, with the same outcome of its drags, and device.
  func isFor(_ run: Case) -> Bool { scenario.name == run.scenario.name && device == run.device }

  /// The way, or why there is none.
  var value: Measured<MotionCourse> {
    found.withLock { found in
      if let found { return found }
      let value = scenario.course(on: device)
      found = value
      return value
    }
  }
}
