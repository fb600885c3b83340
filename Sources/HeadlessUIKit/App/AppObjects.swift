/// The objects that an app gets from the system, and those that the system retains for it.
final class AppObjects {
  var window: UIWindow?
  let application: UIApplication
  let screen: UIScreen
  var kept: [AnyObject] = []

  init(of simulation: Simulation) {
    application = UIApplication(of: simulation)
    screen = UIScreen(of: simulation)
  }
}
