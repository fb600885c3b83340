import NotificationCenter
import UIKit

class TimerViewController: UIViewController {
  static let widgetIdentifier = "com.example.simpleTimer.today"

  let lblTimer = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 60))
  let btnStart = UIButton(frame: CGRect(x: 20, y: 200, width: 120, height: 44))
  let btnStop = UIButton(frame: CGRect(x: 180, y: 200, width: 120, height: 44))
  private let duration: TimeInterval = 10
  private(set) var timer: SimpleTimer?
  /// The time left when the app became inactive, and when that was.
  private var leave: (left: TimeInterval, date: Date)?

  override func viewDidLoad() {
    super.viewDidLoad()
    lblTimer.text = SimpleTimer.text(of: duration)
    view.addSubview(lblTimer)
    add(btnStart, "Start", #selector(btnStartPressed(_:)))
    add(btnStop, "Stop", #selector(btnStopPressed(_:)))
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(applicationWillResignActive),
      name: UIApplication.willResignActiveNotification,
      object: nil
    )
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(applicationDidBecomeActive),
      name: UIApplication.didBecomeActiveNotification,
      object: nil
    )
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(taskFinishedInWidget),
      name: .taskDidFinishInWidget,
      object: nil
    )
  }

  private func add(_ button: UIButton, _ title: String, _ action: Selector) {
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }

  @IBAction func btnStartPressed(_ sender: UIButton) {
    let timer = timer ?? SimpleTimer(timeInterval: duration)
    self.timer = timer
    let (_, error) = timer.start(
      updateTick: { [weak self] _ in self?.updateLabel() },
      stopHandler: { [weak self] isOver in
        self?.timer = nil
        self?.showFinishAlert(isOver)
      }
    )
    if error == nil { updateLabel() }
  }

  @IBAction func btnStopPressed(_ sender: UIButton) {
    timer?.stop()
  }

  private func updateLabel() {
    lblTimer.text = timer?.leftTimeString
  }

  private func showFinishAlert(_ isOver: Bool) {
    let alert = UIAlertController(
      title: isOver ? "Time is up" : "Stopped early",
      message: nil,
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  @objc private func applicationWillResignActive() {
    if let timer = timer, timer.isRunning {
      leave = (timer.leftTime, Date())
      SharedTime.save(timer.leftTime)
    } else {
      SharedTime.clear()
    }
    // The last picture of the widget is not true any more.
    let widgets = NCWidgetController()
    widgets.setHasContent(false, forWidgetWithBundleIdentifier: Self.widgetIdentifier)
    widgets.setHasContent(true, forWidgetWithBundleIdentifier: Self.widgetIdentifier)
  }

  /// Counts the time for which the app was suspended, as if its timer had gone on.
  @objc private func applicationDidBecomeActive() {
    guard let leave = leave, let timer = timer else { return }
    self.leave = nil
    let due = leave.left - Date().timeIntervalSince(leave.date).rounded(.down)
    timer.skip(max(0, timer.leftTime - due))
  }

  @objc private func taskFinishedInWidget() {
    guard let timer = timer else { return showFinishAlert(true) }
    timer.stop()
  }
}
