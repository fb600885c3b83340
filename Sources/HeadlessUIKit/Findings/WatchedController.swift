internal import JankEngine
internal import JankTrace

/// A controller that is remembered and not kept, by what it was called and when.
struct WatchedController {
  weak var controller: UIViewController?
  let name: String
  let time: Instant

  init(_ controller: UIViewController) {
    self.controller = controller
    name = controller.traceName
    time = Simulation.current.device.mediaTime
  }
}
