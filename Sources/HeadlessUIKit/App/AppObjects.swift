/// The objects that an app gets from the system, and those that the system retains for it.
final class AppObjects {
  var window: UIWindow?
  let application: UIApplication
  let screen: UIScreen
  var kept: [AnyObject] = []
  /// The object that hears of the life of the app.
  var delegate: (any UIApplicationDelegate)?
  /// What the processes of the device share.
  var services = SystemServices()
  /// The process of the app; nil on a device with one app.
  weak var process: AppProcess?
  var statusBar = StatusBar()
  /// Whether a root view controller was asked for the status bar.
  var isStatusBarKnown = false
  #if !canImport(ObjectiveC)
  let notifications = NotificationCenter()
  let associations = AssociatedObjects()
  let observedValues = ObservedValues()
  #endif
  var keyboard = Keyboard()
  /// The responder that receives text and other events without a place.
  weak var firstResponder: UIResponder?

  init(of simulation: Simulation) {
    application = UIApplication(of: simulation)
    screen = UIScreen(of: simulation)
  }
}
