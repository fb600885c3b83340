internal import Foundation
internal import JankEngine
internal import JankTrace

/// The root of an extension's window, with the extension's own controller inside.
///
/// It gives that controller its margins and its height, as the system does.
final class WidgetRoot: UIViewController {
  let context: NSExtensionContext
  private let content: UIViewController
  private unowned let process: AppProcess
  private var insets = UIEdgeInsets.zero

  /// The margins that the system proposes, in points; general knowledge.
  private static let margins = UIEdgeInsets(top: 0, left: 47, bottom: 39, right: 0)
  /// The largest height of an expanded widget in points; our choice, unknown.
  private static let largestHeight = 440.0

  init(_ content: UIViewController, _ process: AppProcess) {
    self.content = content
    self.process = process
    context = NSExtensionContext(process)
    super.init(nibName: nil, bundle: nil)
    context.modeDidChange = { [unowned self] in askForHeight() }
  }

  required init?(coder: NSCoder) { nil }

  private var provider: (any NCWidgetProviding)? { content as? any NCWidgetProviding }

  /// Loads the controller and returns the height of the widget in points.
  func load() -> Double {
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
    insets =
      provider?.widgetMarginInsets(forProposedMarginInsets: Self.margins) ?? Self.margins
    return height
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.view.frame = CGRect(
      x: insets.left,
      y: insets.top,
      width: view.bounds.width - insets.left - insets.right,
      height: view.bounds.height - insets.top - insets.bottom
    )
  }

  /// The height in points: fixed while a widget that can be expanded is not.
  private var height: Double {
    let preferred = content.preferredContentSize.height
    if context.widgetLargestAvailableDisplayMode == .expanded {
      guard context.widgetActiveDisplayMode == .expanded else { return WidgetCell.compactHeight }
    }
    return preferred > 0
      ? min(preferred + insets.top + insets.bottom, Self.largestHeight) : WidgetCell.compactHeight
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    askForHeight()
  }

  private func askForHeight() {
    // The first height is that of `load()`.
    guard isViewLoaded, view.window != nil else { return }
    let (height, process) = (height, process)
    guard height != view.bounds.height else { return }
    process.phone.tellSystem { process.phone.setHeight(height, of: process) }
  }

  func setDisplayMode(_ mode: NCWidgetDisplayMode) {
    let height = mode == .compact ? WidgetCell.compactHeight : Self.largestHeight
    provider?.widgetActiveDisplayModeDidChange(
      mode,
      withMaximumSize: CGSize(width: view.bounds.width, height: height)
    )
    askForHeight()
  }

  /// Asks the controller for an update.
  func update(by simulation: Simulation) {
    guard let provider else { return }
    simulation.device.record(.callback, subject: process.name, name: "widgetPerformUpdate")
    let answer = UpdateAnswer(of: self, process, simulation)
    provider.widgetPerformUpdate { answer.receive($0) }
  }

  /// Gives the system an image of the content while the widget is not shown.
  fileprivate func sendSnapshot() {
    guard !process.today.isShown else { return }
    let (image, process) = (content.view.layer.snapshotNow, process)
    let time = process.phone.device.mediaTime
    process.phone.tellSystem { process.phone.keepSnapshot(image, of: process, takenAt: time) }
  }
}

/// The answer to one update, which the widget has to give exactly once.
private final class UpdateAnswer {
  private weak var root: WidgetRoot?
  private let process: AppProcess
  private weak var simulation: Simulation?
  private let asked: Instant
  private var count = 0

  init(of root: WidgetRoot, _ process: AppProcess, _ simulation: Simulation) {
    self.root = root
    self.process = process
    self.simulation = simulation
    asked = simulation.device.mediaTime
    process.today.unanswered.append(asked)
  }

  // The handler is gone, so no code can call it any more.
  deinit {
    guard takeUnanswered(), let simulation, simulation.life.stage == .running else { return }
    simulation.find(
      .updatesAnswerOnce,
      of: process.name,
      "its update of \(asked.inMilliseconds) ms never calls the completion handler"
    )
  }

  func receive(_ result: NCUpdateResult) {
    count += 1
    _ = takeUnanswered()
    guard let simulation else { return }
    simulation.device.record(.callback, subject: process.name, name: "update \(result)")
    if result == .newData { root?.sendSnapshot() }
    guard count > 1 else { return }
    simulation.find(
      .updatesAnswerOnce,
      of: process.name,
      "its update of \(asked.inMilliseconds) ms calls the completion handler \(count) times"
    )
  }

  /// Takes the update from those without an answer, and returns whether it was one.
  private func takeUnanswered() -> Bool {
    guard let index = process.today.unanswered.firstIndex(of: asked) else { return false }
    process.today.unanswered.remove(at: index)
    return true
  }
}

extension Simulation {
  /// The root of the extension, also while it is not on screen.
  var widgetRoot: WidgetRoot? {
    window?.rootViewController as? WidgetRoot
      ?? app.kept.lazy.compactMap { $0 as? WidgetRoot }.first
  }
}
