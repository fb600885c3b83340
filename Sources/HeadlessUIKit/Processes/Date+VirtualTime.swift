public import Foundation
internal import JankEngine

// A file that imports this module and not Foundation selects these members.
extension Date {
  /// Creates the date on the wall clock of the device, which starts at a fixed date in every run.
  ///
  /// Outside a run it is the date of the host machine.
  public init() {
    guard let simulation = Simulation.running else {
      self.init(timeIntervalSinceReferenceDate: NSDate().timeIntervalSinceReferenceDate)
      return
    }
    let clock = simulation.app.services.clock
    self.init(timeIntervalSince1970: clock.seconds(at: simulation.device.mediaTime))
  }

  /// Creates the date a number of seconds after the date of the device.
  public init(timeIntervalSinceNow seconds: TimeInterval) {
    self.init(timeInterval: seconds, since: .init())
  }

  /// The date of the device.
  public static var now: Date { .init() }

  /// The seconds from the date of the device to this one; negative for the past.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(.init()) }
}
