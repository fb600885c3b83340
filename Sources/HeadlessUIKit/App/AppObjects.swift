/// The objects that an app has from the system, and those that the system keeps for it.
final class AppObjects {
  /// The window, while the run lasts.
  var window: UIWindow?
  let application: UIApplication
  let screen: UIScreen
  /// What is kept as long as the app lives.
  var kept: [AnyObject] = []

  init(of simulation: Simulation) {
    application = UIApplication(of: simulation)
    screen = UIScreen(of: simulation)
  }
}
