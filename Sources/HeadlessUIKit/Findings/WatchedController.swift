internal import JankEngine
internal import JankTrace

/// A controller that is remembered and not kept, by what it was called and when.
struct WatchedController {
  weak var controller: UIViewController?
  let name: String
  let time: Instant
  /// What the script did that led to it.
  let step: ScriptStep?

  /// Remembers a controller.
  ///
  /// - Parameters:
  ///   - controller: the controller.
  ///   - step: what the script did; by default what the running code comes of.
  init(_ controller: UIViewController, after step: ScriptStep? = nil) {
    self.controller = controller
    name = controller.traceName
    time = controller.simulation.device.mediaTime
    self.step = step ?? controller.simulation.script.currentStep
  }
}
