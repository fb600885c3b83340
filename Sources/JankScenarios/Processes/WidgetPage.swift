internal import HeadlessUIKit

/// The controller of a scenario's widget: the time left of the app's timer, or a button at zero.
final class WidgetPage: UIViewController, NCWidgetProviding {
  private let widget: Scenario.Widget
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private var button: UIButton?
  private var countdown: SecondTimer?
  private var cache = 0

  init(_ widget: Scenario.Widget) {
    self.widget = widget
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil; pages are not decoded from archives.
  required init?(coder: NSCoder) { nil }

  private func makes(_ mistake: Scenario.WidgetMistake) -> Bool {
    widget.mistakes.contains(mistake)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<widget.layerCount {
      view.addSubview(UIView(frame: CGRect(x: 24 * (index % 12), y: 50, width: 20, height: 20)))
    }
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if widget.appearing > .zero {
      Simulation.spend(
        widget.appearing,
        on: PageWorkKey.viewWillAppear.workName(of: Scenario.widgetProcess)
      )
    }
    showLeft()
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    guard !makes(.ignoresMemoryWarning) else { return }
    Simulation.free(cache)
    cache = 0
  }

  func allocate(_ bytes: Int) {
    cache += bytes
    Simulation.allocate(bytes)
  }

  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    if makes(.neverAnswers) { return }
    let hasValue = remaining != nil
    if makes(.forgetsFailures), !hasValue { return }
    completionHandler(hasValue ? .newData : .failed)
    if makes(.answersTwice) { completionHandler(.noData) }
  }

  /// Saves another time, as a widget that can change it does, and shows it.
  func start(_ seconds: Int) {
    guard let defaults = UserDefaults(suiteName: TimerApp.group) else { return }
    for key in [TimerApp.left, TimerApp.quit] { _ = defaults.object(forKey: key) }
    TimerApp.save(seconds, in: defaults)
    defaults.synchronize()
    showLeft()
  }

  private func showLeft() {
    countdown?.stop()
    guard let left = remaining else { return showButton() }
    label.text = "\(left)"
    guard left > 0 else {
      if !makes(.showsNegativeTime) { showButton() }
      return
    }
    countdown = SecondTimer(left) { [unowned self] left in
      label.text = "\(left)"
      if left <= 0 { showButton() }
    }
  }

  private var remaining: Int? {
    guard let defaults = UserDefaults(suiteName: TimerApp.group) else { return nil }
    if !makes(.expectsValues) {
      guard defaults.object(forKey: TimerApp.left) != nil,
        defaults.object(forKey: TimerApp.quit) != nil
      else { return nil }
    }
    let saved = defaults.integer(forKey: TimerApp.left)
    let quit = defaults.integer(forKey: TimerApp.quit)
    var left = saved - (Int(Simulation.wallClock) - quit)
    if !makes(.trustsClock) { left = min(left, saved) }
    if !makes(.showsNegativeTime) { left = max(left, 0) }
    return left
  }

  private func showButton() {
    label.text = "Finished"
    preferredContentSize = CGSize(width: 0, height: 100)
    guard button == nil else { return }
    let button = UIButton(frame: CGRect(x: 0, y: 50, width: 50, height: 63))
    button.setTitle("Open", for: .normal)
    view.addSubview(button)
    self.button = button
  }

  func open(_ url: String) {
    guard let url = URL(string: url) else { return }
    guard makes(.usesSharedApplication) else {
      extensionContext?.open(url)
      return
    }
    UIApplication.shared.open(url)
  }
}
