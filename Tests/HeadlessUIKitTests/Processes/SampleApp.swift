import HeadlessUIKit

/// An app with a widget, whose code a test supplies.
struct SampleApp {
  static let app = "com.example.timer"
  static let widget = "com.example.timer.today"
  static let group = "group.timer"

  /// Creates an app by setting its code.
  static func with(_ set: (inout SampleApp) -> Void) -> SampleApp {
    var app = SampleApp()
    set(&app)
    return app
  }

  /// What the page of the app does when it is loaded.
  var launches: (UIViewController) -> Void = { _ in }
  /// What the app does before it becomes inactive.
  var resigns: () -> Void = {}
  /// What the widget does in the callbacks of its controller.
  var loads: (SampleWidget) -> Void = { _ in }
  var appears: (SampleWidget) -> Void = { _ in }
  var isWarned: (SampleWidget) -> Void = { _ in }
  /// How the widget answers an update.
  var updates: (SampleWidget, @escaping (NCUpdateResult) -> Void) -> Void = {
    $1(.newData)
  }

  /// The main-thread time before the first code of the widget.
  var widgetLaunch = Interval.milliseconds(150)

  var program: Program {
    var program = Program(Self.app) { window in
      let page = SamplePage(self)
      window.rootViewController = page
      return page
    }
    program.urlSchemes = ["simpleTimer"]
    var widget = Program.Widget(Self.widget) { SampleWidget(self) }
    widget.launchTime = widgetLaunch
    program.widget = widget
    return program
  }

  func phone(seed: UInt64 = 1, profile: DeviceProfile = .phone60) -> Phone {
    Phone(programs: [program], profile: profile, seed: seed)
  }

  /// Opens the app, goes home and pulls the widget down.
  static func schedule(on phone: Phone) {
    phone.schedule(.open(app), at: .milliseconds(100))
    phone.schedule(.home, at: .milliseconds(3000))
    phone.schedule(.showToday, at: .milliseconds(4000))
  }

  /// Shows a number that grows with each tick of a timer.
  static func tick(in controller: UIViewController, every seconds: Double) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    controller.view.addSubview(label)
    var count = 0
    Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { _ in
      count += 1
      label.text = "\(count) ticks"
    }
  }
}

final class SamplePage: UIViewController, UIApplicationDelegate {
  private let code: SampleApp
  /// The URLs that were opened, with their senders.
  private(set) var opened: [String] = []

  init(_ code: SampleApp) {
    self.code = code
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    code.launches(self)
  }

  func applicationWillResignActive(_ application: UIApplication) { code.resigns() }

  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    opened.append("\(url) from \(options[.sourceApplication] ?? "the system")")
    return true
  }
}

final class SampleWidget: UIViewController, NCWidgetProviding {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let code: SampleApp

  init(_ code: SampleApp) {
    self.code = code
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    code.loads(self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    code.appears(self)
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    code.isWarned(self)
  }

  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    code.updates(self, completionHandler)
  }

  func open(_ url: String, _ completion: ((Bool) -> Void)? = nil) {
    guard let url = URL(string: url) else { return }
    extensionContext?.open(url, completionHandler: completion)
  }
}

/// The widget's own controller in its window.
func today(in window: UIWindow) -> SampleWidget? {
  window.rootViewController?.children.first as? SampleWidget
}

extension UserDefaults {
  /// The values of the group of the sample app.
  static var ofGroup: UserDefaults {
    guard let defaults = UserDefaults(suiteName: SampleApp.group) else {
      fatalError("a group always has values")
    }
    return defaults
  }
}
