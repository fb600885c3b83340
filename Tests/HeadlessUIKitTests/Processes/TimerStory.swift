import HeadlessUIKit

/// The timer app of a tutorial with its widget, with or without one mistake.
struct TimerStory: Sendable {
  /// A mistake of the app or of its widget.
  enum Mistake: String, CaseIterable, Sendable {
    case doesNotClampToSaved, doesNotClampToZero, readsMissingValues, overwritesUnread
    case answersTwice, neverAnswers, dropsHandlerOnError, blocksMainThread, usesTooMuchMemory
    case ignoresMemoryWarning, keepsStaleSnapshot, savesWithoutSynchronizing
  }

  static let app = "com.example.timer"
  static let widget = "com.example.timer.today"
  static let group = "group.timer"
  static let left = "left"
  static let quit = "quit"

  var mistake: Mistake?

  func has(_ mistake: Mistake) -> Bool { self.mistake == mistake }

  var program: Program {
    var program = Program(Self.app) { window in
      let page = TimerPage(self)
      window.rootViewController = page
      return page
    }
    program.urlSchemes = ["simpleTimer"]
    program.widget = Program.Widget(Self.widget) { TodayPage(self) }
    return program
  }

  func phone(seed: UInt64 = 1, profile: DeviceProfile = .phone60) -> Phone {
    Phone(programs: [program], profile: profile, seed: seed)
  }

  /// Opens the app, starts a timer of some seconds, goes home and pulls the widget down.
  func schedule(on phone: Phone, seconds: Int = 30) {
    phone.schedule(.open(Self.app), at: .milliseconds(100))
    phone.schedule("start", at: .milliseconds(1000), in: Self.app) { window in
      (window.rootViewController as? TimerPage)?.start(seconds)
    }
    phone.schedule(.home, at: .milliseconds(3000))
    phone.schedule(.showToday, at: .milliseconds(4000))
  }
}

/// The countdown that app and widget share, as an embedded framework would have it.
final class Countdown {
  private(set) var left: Int
  private var timer: Timer?

  init(_ seconds: Int) { left = seconds }

  var isRunning: Bool { timer != nil }

  func start(_ tick: @escaping (Int) -> Void) {
    timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { [unowned self] _ in
      left -= 1
      if left <= 0 { stop() }
      tick(left)
    }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}

final class TimerPage: UIViewController, UIApplicationDelegate {
  private let story: TimerStory
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private var countdown: Countdown?
  private(set) var opened: [String] = []

  init(_ story: TimerStory) {
    self.story = story
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  func start(_ seconds: Int) {
    countdown?.stop()
    let countdown = Countdown(seconds)
    self.countdown = countdown
    label.text = "\(seconds)"
    countdown.start { [unowned self] left in label.text = "\(left)" }
  }

  func applicationWillResignActive(_ application: UIApplication) { save() }

  func save() {
    guard let countdown, countdown.isRunning,
      let defaults = UserDefaults(suiteName: TimerStory.group)
    else { return }
    if !story.has(.overwritesUnread) { _ = defaults.object(forKey: TimerStory.left) }
    defaults.set(countdown.left, forKey: TimerStory.left)
    defaults.set(Int(Date().timeIntervalSince1970), forKey: TimerStory.quit)
    if !story.has(.savesWithoutSynchronizing) { defaults.synchronize() }
    guard story.mistake != .keepsStaleSnapshot else { return }
    // The snapshot of the last countdown is not true any more.
    let controller = NCWidgetController()
    controller.setHasContent(false, forWidgetWithBundleIdentifier: TimerStory.widget)
    controller.setHasContent(true, forWidgetWithBundleIdentifier: TimerStory.widget)
  }

  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    guard url.scheme?.lowercased() == "simpletimer", url.host == "finished" else { return false }
    opened.append(url.absoluteString)
    countdown?.stop()
    let alert = UIAlertController(title: "Time is up", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
    return true
  }
}

final class TodayPage: UIViewController, NCWidgetProviding {
  private let story: TimerStory
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private(set) var button: UIButton?
  private var countdown: Countdown?
  private var cache = 0

  init(_ story: TimerStory) {
    self.story = story
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    if story.has(.usesTooMuchMemory) { allocate(13_000_000) } else { allocate(6_000_000) }
  }

  private func allocate(_ bytes: Int) {
    cache += bytes
    Simulation.allocate(bytes)
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    if !story.has(.ignoresMemoryWarning) {
      Simulation.free(cache)
      cache = 0
    }
    allocate(7_000_000)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if story.has(.blocksMainThread) {
      Simulation.spend(.milliseconds(400), on: "decode everything")
    }
    showLeft()
  }

  private func showLeft() {
    countdown?.stop()
    guard let left = remaining else { return showButton() }
    label.text = "\(left)"
    guard left > 0 else {
      if !story.has(.doesNotClampToZero) { showButton() }
      return
    }
    let countdown = Countdown(left)
    self.countdown = countdown
    countdown.start { [unowned self] left in
      label.text = "\(left)"
      if left <= 0 { showButton() }
    }
  }

  private var remaining: Int? {
    guard let defaults = UserDefaults(suiteName: TimerStory.group) else { return nil }
    if !story.has(.readsMissingValues) {
      guard defaults.object(forKey: TimerStory.left) != nil,
        defaults.object(forKey: TimerStory.quit) != nil
      else { return nil }
    }
    let saved = defaults.integer(forKey: TimerStory.left)
    let quit = defaults.integer(forKey: TimerStory.quit)
    var left = saved - (Int(Date().timeIntervalSince1970) - quit)
    if !story.has(.doesNotClampToSaved) { left = min(left, saved) }
    if !story.has(.doesNotClampToZero), !story.has(.readsMissingValues) { left = max(left, 0) }
    return left
  }

  private func showButton() {
    label.text = "Finished"
    preferredContentSize = CGSize(width: 0, height: 100)
    guard button == nil else { return }
    let button = UIButton(frame: CGRect(x: 0, y: 50, width: 50, height: 63))
    button.setTitle("Open", for: .normal)
    button.addTarget(self, action: TodayPage.open, for: .touchUpInside)
    view.addSubview(button)
    self.button = button
  }

  private func open() {
    guard let url = URL(string: "simpleTimer://finished") else { return }
    extensionContext?.open(url)
  }

  /// Writes the remaining time, as a widget that can change it would do.
  func postpone() {
    guard let defaults = UserDefaults(suiteName: TimerStory.group) else { return }
    _ = defaults.object(forKey: TimerStory.left)
    defaults.set(20, forKey: TimerStory.left)
    defaults.synchronize()
  }

  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    if story.has(.neverAnswers) { return }
    if story.has(.dropsHandlerOnError), remaining == nil { return }
    completionHandler(remaining == nil ? .failed : .newData)
    if story.has(.answersTwice) { completionHandler(.noData) }
  }
}
