import UIKit

/// The callbacks of the app's view controllers, in order, as an app prints them to its console.
enum CallbackLog {
  static var lines: [String] = []

  static func add(_ callback: String, of controller: UIViewController) {
    let name = String(describing: type(of: controller))
    lines.append(name.replacingOccurrences(of: "Controller", with: "") + " " + callback)
  }
}

/// A page whose callbacks are logged.
class LoggedController: UIViewController {
  override func awakeFromNib() {
    super.awakeFromNib()
    CallbackLog.add("awakeFromNib", of: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    CallbackLog.add("viewDidLoad", of: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    CallbackLog.add("viewWillAppear \(animated)", of: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    CallbackLog.add("viewDidAppear \(animated)", of: self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    CallbackLog.add("viewWillDisappear \(animated)", of: self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    CallbackLog.add("viewDidDisappear \(animated)", of: self)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    CallbackLog.add("shouldPerformSegue \(identifier)", of: self)
    return super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    CallbackLog.add("prepare \(segue.identifier ?? "")", of: self)
  }
}
