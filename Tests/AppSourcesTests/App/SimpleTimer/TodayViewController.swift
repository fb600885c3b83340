import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  let lblTimer = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private(set) var button: UIButton?
  private var timer: SimpleTimer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(lblTimer)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.stop()
    let leftTime = SharedTime.leftTime ?? 0
    guard leftTime > 0 else { return showOpenAppButton() }
    let timer = SimpleTimer(timeInterval: TimeInterval(leftTime))
    self.timer = timer
    timer.start(
      updateTick: { [weak self] _ in self?.updateLabel() },
      stopHandler: { [weak self] isOver in if isOver { self?.showOpenAppButton() } }
    )
    updateLabel()
  }

  private func updateLabel() {
    lblTimer.text = timer?.leftTimeString
  }

  private func showOpenAppButton() {
    lblTimer.text = "Finished"
    preferredContentSize = CGSize(width: 0, height: 100)
    guard button == nil else { return }
    let button = UIButton(frame: CGRect(x: 0, y: 50, width: 50, height: 44))
    button.setTitle("Open", for: .normal)
    button.addTarget(self, action: #selector(buttonPressed(_:)), for: .touchUpInside)
    view.addSubview(button)
    self.button = button
  }

  @objc private func buttonPressed(_ sender: UIButton) {
    guard let url = URL(string: "simpleTimer://finished") else { return }
    extensionContext?.open(url, completionHandler: nil)
  }

  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(SharedTime.leftTime == nil ? .noData : .newData)
  }
}
