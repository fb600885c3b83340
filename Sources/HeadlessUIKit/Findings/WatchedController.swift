internal import JankEngine
internal import JankTrace

/// A weakly referenced controller, with its name and the time of the record.
struct WatchedController {
  weak var controller: UIViewController?
  let name: String
  let time: Instant
  let step: ScriptStep?

  /// Records a controller after a script step, by default the cause of the running code.
  init(_ controller: UIViewController, after step: ScriptStep? = nil) {
    self.controller = controller
    name = controller.traceName
    time = controller.simulation.device.mediaTime
    self.step = step ?? controller.simulation.script.currentStep
  }
}
