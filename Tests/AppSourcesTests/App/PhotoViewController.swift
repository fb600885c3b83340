import Foundation
import UIKit

@objc protocol PhotoViewControllerDelegate: NSObjectProtocol {
  func photoViewControllerDidClose(_ controller: PhotoViewController)
  @objc optional func photoViewController(_ controller: PhotoViewController, didTick count: Int)
  @objc optional func titleForPhotoViewController(_ controller: PhotoViewController) -> String?
}

@IBDesignable
class RoundView: UIView {
  @IBInspectable var radius: CGFloat = 8 { didSet { layer.cornerRadius = radius } }
}

@objc(PhotoViewController)
class PhotoViewController: UIViewController {
  @IBOutlet private weak var headerView: UIView?
  @IBInspectable var startsTimer: Bool = true
  @objc dynamic var count = 0
  weak var delegate: PhotoViewControllerDelegate?

  let closeButton = UIButton(frame: CGRect(x: 20, y: 60, width: 100, height: 44))
  private var timer: Timer?
  private var link: CADisplayLink?
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(closeButton)
    closeButton.addTarget(self, action: #selector(close(_:)), for: .touchUpInside)
    let tap = UITapGestureRecognizer(target: self, action: #selector(PhotoViewController.tapped))
    view.addGestureRecognizer(tap)
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(remember(_:)),
      name: NSNotification.Name("remember"),
      object: nil
    )
    title = delegate?.titleForPhotoViewController?(self) ?? "Photo"
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    #if os(iOS)
    log.append("iOS")
    #else
    log.append("other")
    #endif
    timer = Timer.scheduledTimer(
      timeInterval: 0.1,
      target: self,
      selector: #selector(tick),
      userInfo: "every tenth",
      repeats: true
    )
    link = CADisplayLink(target: self, selector: #selector(self.step(_:)))
    link?.add(to: .main, forMode: .common)
    perform(#selector(late), with: nil, afterDelay: 0.25)
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.05) { [weak self] in
      self?.log.append("delayed")
    }
    Timer.scheduledTimer(withTimeInterval: 0.15, repeats: false) { [weak self] _ in
      self?.log.append("block")
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
    link?.invalidate()
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func tick() {
    count += 1
    delegate?.photoViewController?(self, didTick: count)
  }

  @objc private func step(_ link: CADisplayLink) {
    guard log.last != "step" else { return }
    log.append("step")
  }

  @objc func late() {
    log.append("late")
  }

  @objc func remember(_ notification: Notification) {
    log.append(notification.name.rawValue)
  }

  @objc fileprivate func tapped(_ recognizer: UITapGestureRecognizer) {
    log.append("tapped")
  }

  @IBAction func close(_ sender: UIButton) {
    log.append("close \(sender === closeButton)")
    delegate?.photoViewControllerDidClose(self)
  }
}
