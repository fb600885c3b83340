internal import Foundation
internal import JankEngine
internal import JankTrace

/// The screens of the system: apps, and the Notification Center above them.
///
/// The content of other processes is in layers of the system's window, as in UIKit's scenes. Sizes
/// and animations are our choice: the system's are unknown.
final class HomeScreen {
  private weak var phone: Phone?
  private let today = TodayCenter()
  private var apps: [Int: UIView] = [:]
  private weak var screen: UIView?
  private var banner: SystemBanner?
  /// The size of an app's card in the app switcher, as a fraction of the screen; our choice.
  private static let cardScale = 0.7

  /// Builds the screens in the window of the system, whose code runs.
  func fill(_ window: UIWindow, of phone: Phone) {
    self.phone = phone
    let controller = UIViewController()
    window.rootViewController = controller
    screen = controller.view
    let device = phone.device
    for process in phone.processes {
      guard case .app = process.kind else { continue }
      let view = UIView(frame: window.bounds)
      view.layer.name = process.name
      view.isHidden = true
      controller.view.addSubview(view)
      apps[process.slot] = view
      device.show(process: process.slot, in: view.layer.id)
    }
    today.fill(controller.view, phone)
  }

  /// Runs code on the main thread of the system.
  private func act(_ name: String, _ body: @escaping () -> Void) {
    guard let phone else { return }
    phone.call(name, in: phone.processes[0]) { _ in body() }
  }

  func show(_ app: AppProcess) {
    act("show app") { [unowned self] in
      for (slot, view) in apps { view.isHidden = slot != app.slot }
    }
  }

  func hide(_ app: AppProcess) {
    act("hide app") { [unowned self] in apps[app.slot]?.isHidden = true }
  }

  /// Releases all views at the end of the run.
  func letGo() {
    apps = [:]
    banner = nil
    today.letGo()
  }

  func showToday() { act("show Notification Center") { [unowned self] in today.slide(to: 0) } }

  func hideToday() {
    act("hide Notification Center") { [unowned self] in today.slide(to: -1) }
  }

  /// Slides a banner over the screen, unless one is there.
  func showBanner() {
    act("show banner") { [unowned self] in
      guard let screen else { return }
      let next = banner ?? SystemBanner(on: screen.bounds)
      banner = next
      screen.addSubview(next)
      next.slideIn()
    }
  }

  func hideBanner() { act("hide banner") { [unowned self] in banner?.slideOut() } }

  /// Makes the apps cards of the app switcher, or brings the one on screen back.
  func setShowsCards(_ shows: Bool) {
    act(shows ? "show app switcher" : "hide app switcher") { [unowned self] in
      let scale = shows ? Self.cardScale : 1
      UIView.animate(withDuration: SystemTimes.animation) { [unowned self] in
        for slot in apps.keys.sorted() {
          apps[slot]?.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
      }
    }
  }

  func showSnapshot(of widget: AppProcess) {
    act("show snapshot") { [unowned self] in today.cells[widget.slot]?.showSnapshot() }
  }

  func showContent(of widget: AppProcess) {
    act("show content") { [unowned self] in today.cells[widget.slot]?.showContent() }
  }

  func takeSnapshot(of widget: AppProcess) {
    act("take snapshot") { [unowned self] in today.cells[widget.slot]?.takeSnapshot() }
  }

  func keepSnapshot(_ picture: LayerSnapshot, of widget: AppProcess) {
    act("keep snapshot") { [unowned self] in today.cells[widget.slot]?.keepSnapshot(picture) }
  }

  func forgetSnapshot(of widget: AppProcess) {
    act("forget snapshot") { [unowned self] in today.cells[widget.slot]?.forgetSnapshot() }
  }

  func close(_ widget: AppProcess) {
    act("close widget") { [unowned self] in today.cells[widget.slot]?.isHidden = true }
  }

  func setHeight(_ height: Double, of widget: AppProcess) {
    act("resize cell") { [unowned self] in
      UIView.animate(withDuration: SystemTimes.animation) { [unowned self] in
        today.setHeight(height, of: widget.slot)
      }
    }
  }
}

/// The Notification Center: a panel of widgets that slides over the screen.
final class TodayCenter {
  private weak var panel: UIView?
  private(set) var cells: [Int: WidgetCell] = [:]
  private var order: [Int] = []

  fileprivate func fill(_ view: UIView, _ phone: Phone) {
    let panel = UIView(frame: view.bounds)
    panel.layer.name = "Notification Center"
    panel.frame.origin.y = -view.bounds.height
    view.addSubview(panel)
    self.panel = panel
    for process in phone.processes where process.isWidget {
      let frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 0)
      let cell = WidgetCell(frame: frame)
      cell.isHidden = true
      cell.host.layer.name = process.name
      panel.addSubview(cell)
      cells[process.slot] = cell
      order.append(process.slot)
      phone.device.show(process: process.slot, in: cell.host.layer.id)
    }
    arrange()
  }

  fileprivate func letGo() { cells = [:] }

  /// Slides the panel to a number of its heights below the top.
  fileprivate func slide(to place: Double) {
    guard let panel else { return }
    UIView.animate(withDuration: SystemTimes.animation) {
      panel.frame.origin.y = place * panel.bounds.height
    }
  }

  fileprivate func setHeight(_ height: Double, of slot: Int) {
    cells[slot]?.height = height
    arrange()
  }

  private func arrange() {
    var y = 20.0
    for slot in order {
      guard let cell = cells[slot] else { continue }
      cell.frame = CGRect(x: 0, y: y, width: cell.frame.width, height: cell.height)
      y += cell.height + 8
    }
  }
}

/// The place of one widget: its live content, or the snapshot of it.
final class WidgetCell: UIView {
  /// The height of a collapsed widget in points; general knowledge.
  static let compactHeight = 110.0

  fileprivate var height = WidgetCell.compactHeight
  fileprivate let host: UIView
  private let snapshot: UIView
  private var picture: LayerSnapshot?

  override init(frame: CGRect) {
    host = UIView(frame: frame)
    snapshot = UIView(frame: frame)
    super.init(frame: frame)
    addSubview(host)
    addSubview(snapshot)
    snapshot.layer.name = "snapshot"
    host.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    host.frame = bounds
    snapshot.frame = bounds
  }

  fileprivate func showSnapshot() {
    isHidden = false
    snapshot.isHidden = picture == nil
    snapshot.layer.paint(picture)
    host.isHidden = true
  }

  fileprivate func showContent() {
    isHidden = false
    snapshot.isHidden = true
    host.isHidden = false
  }

  fileprivate func takeSnapshot() { picture = host.layer.snapshotOnScreen ?? picture }

  fileprivate func keepSnapshot(_ picture: LayerSnapshot) { self.picture = picture }

  fileprivate func forgetSnapshot() {
    picture = nil
    snapshot.isHidden = true
  }
}
