public import Foundation
internal import JankEngine

// A file that writes `Date()` selects this initialiser.
extension Date {
  /// Creates the date on the wall clock of the device, which starts at a fixed date in every run.
  ///
  /// Outside a run it is the date of the host machine.
  public init() {
    guard let simulation = Simulation.running else {
      self.init(timeIntervalSinceNow: 0)
      return
    }
    let clock = simulation.app.services.clock
    self.init(timeIntervalSince1970: clock.seconds(at: simulation.device.mediaTime))
  }
}
