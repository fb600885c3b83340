import Foundation
import HeadlessUIKit
import JankGate

/// A random app played by the engine, and the same app with one frame made worse.
///
/// The app's own animator presents a view, driven by a display link. Each of its ticks takes a
/// sampled time, sometimes so long that the frame is late. Meanwhile `UIView.animate` fades a card.
struct PlantedApp {
  /// A code change that makes one frame worse.
  enum Plant: CaseIterable {
    /// A tick computes for a millisecond longer.
    case work
    /// A tick blocks the main thread for one refresh more.
    case block
    /// Loading the view takes a millisecond longer.
    case loading
    /// A tick adds views that take a millisecond to lay out, and the next one removes them.
    case layout
    /// A tick shows layers that cost the render server a millisecond, until the next one.
    case layers
  }

  /// How long each tick computes, by the number of its refresh since the first.
  let lengths: [Interval]
  let viewCount: Int
  let profile: DeviceProfile
  private let seed: UInt64

  init(_ generator: inout SeededGenerator) {
    let isFast = Bool.random(using: &generator)
    profile = isFast ? .phone120 : .phone60
    let refresh = Int64(1_000_000 / profile.refreshRate)
    lengths = (0..<Int.random(in: 20...50, using: &generator)).map { _ in
      let isLong = Int.random(in: 0..<12, using: &generator) == 0
      let range = isLong ? refresh...2 * refresh : 200...refresh / 3
      return .microseconds(.random(in: range, using: &generator))
    }
    viewCount = Int.random(in: 1...40, using: &generator)
    seed = UInt64.random(in: 0...1_000, using: &generator)
  }

  /// The ticks of a run that can be made worse.
  ///
  /// They are short and have frames of their own, between two such ticks; a tick right behind a
  /// late one may have none.
  func places(in result: RunResult) -> [Int] {
    let limit = Interval.microseconds(Int64(1_000_000 / profile.refreshRate / 3))
    let isFit = lengths.indices.map { place in
      lengths[place] <= limit && frame(of: .work, at: place, in: result.trace) != nil
    }
    return isFit.indices.dropFirst().dropLast().filter { place in
      isFit[place - 1] && isFit[place] && isFit[place + 1]
    }
  }

  /// The result of the app, with an optional plant at a tick.
  func result(_ plant: Plant? = nil, at place: Int = 0) -> RunResult {
    let simulation = Simulation(profile: profile, seed: seed)
    let trace = simulation.run { window in
      let root = UIViewController()
      window.rootViewController = root
      simulation.schedule("tap", at: .milliseconds(100)) {
        let page = PlantedPage(self, plant, at: place, in: simulation)
        root.present(page, animated: true)
      }
    }
    return RunResult(scenario: "s", strategy: "t", device: "d", trace: trace)
  }

  /// The frame made for a tick, or in which the view was loaded.
  func frame(of plant: Plant, at place: Int, in trace: Trace) -> Int? {
    let name = plant == .loading ? "load" : PlantedPage.name(ofTick: place)
    guard let work = trace.works.first(where: { $0.name == name }) else { return nil }
    return trace.frames.first { frame in
      frame.mainThread.map { $0.start <= work.start && work.end <= $0.end } ?? false
    }?.index
  }
}

// MARK: The app

/// The view controller of the app, which is its own animator.
private final class PlantedPage: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let app: PlantedApp
  private let plant: PlantedApp.Plant?
  private let place: Int
  private let simulation: Simulation
  private let card = UIView()
  private var link: CADisplayLink?
  private var start: CFTimeInterval?

  static func name(ofTick number: Int) -> String { "tick \(number)" }

  init(_ app: PlantedApp, _ plant: PlantedApp.Plant?, at place: Int, in simulation: Simulation) {
    self.app = app
    self.plant = plant
    self.place = place
    self.simulation = simulation
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    for index in 0..<app.viewCount {
      let y = CGFloat(index * 10)
      view.addSubview(UIView(frame: CGRect(x: 0, y: y, width: 100, height: 10)))
    }
    card.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    view.addSubview(card)
    simulation.spend(.milliseconds(plant == .loading ? 3 : 2), on: "load")
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Double(app.lengths.count) / Double(app.profile.refreshRate) }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.containerView.addSubview(view)
    UIView.animate(withDuration: transitionDuration(using: context)) { [card] in
      card.alpha = 0.2
    }
    link = CADisplayLink { [unowned self] link in tick(link, context) }
    link?.add(to: .main, forMode: .common)
  }

  private func tick(_ link: CADisplayLink, _ context: any UIViewControllerContextTransitioning) {
    let start = start ?? link.timestamp
    self.start = start
    let number = Int(((link.timestamp - start) * Double(app.profile.refreshRate)).rounded())
    guard number < app.lengths.count else {
      link.invalidate()
      context.completeTransition(true)
      return
    }
    let height = context.containerView.bounds.height
    view.frame.origin.y = height * (1 - CGFloat(number + 1) / CGFloat(app.lengths.count))
    simulation.spend(app.lengths[number], on: Self.name(ofTick: number))
    guard number == place else { return clear() }
    switch plant {
    case .work: simulation.spend(.milliseconds(1), on: "planted")
    case .block:
      simulation.spend(.microseconds(Int64(1_000_000 / app.profile.refreshRate)), on: "planted")
    case .layout: add(67)
    case .layers: addLayers()
    case .loading, nil: break
    }
  }

  private var extras: [UIView] = []

  private func add(_ count: Int) {
    for _ in 0..<count {
      let extra = UIView(frame: card.frame)
      view.addSubview(extra)
      extra.setNeedsLayout()
      extras.append(extra)
    }
  }

  private func addLayers() {
    for _ in 0..<500 {
      let layer = CALayer()
      layer.frame = card.bounds
      card.layer.addSublayer(layer)
    }
  }

  private func clear() {
    for extra in extras { extra.removeFromSuperview() }
    extras = []
    for layer in card.layer.sublayers ?? [] { layer.removeFromSuperlayer() }
  }
}
