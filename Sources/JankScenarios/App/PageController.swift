internal import HeadlessUIKit

/// A controller that reports when its view is loaded.
protocol TellsOfLoading: UIViewController {
  /// Actions that run with the view once it is loaded.
  var whenLoaded: [(UIView) -> Void] { get set }
}

/// A page with the content that the scenario specifies.
final class PageController: UIViewController, TellsOfLoading {
  var whenLoaded: [(UIView) -> Void] = []
  /// Text passed by another page, shown as a bar as long as the text.
  var message: String? {
    didSet { if isViewLoaded { showMessage() } }
  }

  private let screen: Scenario.Screen
  private let simulation: Simulation
  private let label = UIView(frame: .zero)
  /// Whether the page was about to leave at least once.
  private var hasLeft = false

  // Width of a letter and height of a line, in points; text is not typeset.
  private static let letter = CGSize(width: 8, height: 21)

  init(_ screen: Scenario.Screen, _ simulation: Simulation) {
    self.screen = screen
    self.simulation = simulation
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil; pages are not decoded from archives.
  required init?(coder: NSCoder) {
    nil
  }

  override func loadView() {
    super.loadView()
    // The frames of the views hold for this size; the views follow when the page gets its own.
    guard let canvas = screen.content.views.canvas else { return }
    view.frame = CGRect(x: 0, y: 0, width: canvas.x, height: canvas.y)
  }

  override func viewDidLoad() {
    let columns = screen.content.columnCount
    let side = view.bounds.width / CGFloat(columns)
    let page: UIView = view
    if screen.content.costs.drawTime != nil {
      page.addSubview(DrawnGround(of: screen, size: page.bounds.size, simulation))
    }
    let content = screen.content.scrollHeight.map(addScrollView) ?? page
    let tiles = (0..<screen.content.layerCount).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      return UIView(
        frame: CGRect(
          x: CGFloat(column) * side,
          y: CGFloat(row) * side,
          width: side,
          height: side
        )
      )
    }
    for tile in tiles { content.addSubview(tile) }
    PageViewTree.add(screen.content.views, to: content)
    if let lottie = screen.content.lottie { LottieAnimationView.add(lottie, to: content) }
    addCosts(tiles)
    if screen.content.loadTime > .zero {
      let name = PageWorkKey.viewDidLoad.workName(of: screen.name)
      simulation.spend(screen.content.loadTime, on: name)
    }
    if let background = screen.content.work.background { begin(background) }
    if message != nil { showMessage() }
    if let countdown = screen.content.countdown {
      view.addSubview(CountdownBar(countdown, below: view.bounds, simulation))
    }
    addSwipes()
    for action in whenLoaded { action(view) }
    whenLoaded = []
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if screen.makes(.hidesBar) {
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
    if screen.makes(.takesTitle) { tabBarController?.navigationItem.title = title }
    let length = screen.content.work.appearing
    guard length > .zero else { return }
    simulation.spend(length, on: PageWorkKey.viewWillAppear.workName(of: screen.name))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hasLeft = true
  }

  override var prefersStatusBarHidden: Bool { screen.makes(.showsStatusBar) && !hasLeft }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let length = screen.content.work.layingOut
    guard length > .zero else { return }
    simulation.spend(length, on: PageWorkKey.viewDidLayoutSubviews.workName(of: screen.name))
  }

  /// Begins work in the background; only its result keeps the main thread busy.
  private func begin(_ background: PageWork.Background) {
    let seconds = background.length.seconds
    _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [simulation, screen] _ in
      guard background.result > .zero else { return }
      simulation.spend(background.result, on: PageWorkKey.background.workName(of: screen.name))
    }
  }

  /// Adds a swipe recognizer for each segue that has a swipe.
  private func addSwipes() {
    for segue in screen.segues {
      guard let swipe = segue.swipe else { continue }
      let recognizer = UISwipeGestureRecognizer { [weak self] _ in
        // The view of a page can outlive it, as a target is not retained.
        self?.triggerSegue(withIdentifier: segue.name)
      }
      recognizer.name = "swipe \(swipe.rawValue)"
      recognizer.direction = swipe.direction
      view.addGestureRecognizer(recognizer)
    }
  }

  /// Fills the page with content that scrolls vertically.
  private func addScrollView(height: Double) -> UIView {
    let content = UIScrollView(frame: view.bounds)
    content.layer.name = "content"
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.contentSize = CGSize(width: view.bounds.width, height: height)
    content.alwaysBounceVertical = true
    view.addSubview(content)
    return content
  }

  /// Adds the blurs, shadows, masks and images to the page.
  private func addCosts(_ views: [UIView]) {
    let layers = views.map(\.layer)
    for layer in layers.prefix(screen.content.costs.blurs) { layer.effects.append(.blur) }
    for layer in layers.prefix(screen.content.costs.shadows) { layer.shadowOpacity = 0.5 }
    for layer in layers.prefix(screen.content.costs.masks) { layer.mask = CALayer() }
    var free = layers[...]
    for image in screen.content.costs.images {
      if image.count == nil {
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 200))
        picture.layer.effects.append(.image(image.image))
        view.addSubview(picture)
      } else {
        for each in image.all { free.popFirst()?.effects.append(.image(each)) }
      }
    }
  }

  override var unwindActions: [Selector: (UIStoryboardSegue) -> Void] {
    Dictionary(uniqueKeysWithValues: screen.unwindActions.map { (Selector($0), { _ in }) })
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let message = screen.segues.first(where: { $0.name == segue.identifier })?.message,
      let destination = segue.destination as? PageController
    else { return }
    destination.message = message
  }

  private func showMessage() {
    label.layer.name = "message"
    label.frame = CGRect(
      x: 0,
      y: view.bounds.midY,
      width: Self.letter.width * CGFloat(message?.unicodeScalars.count ?? 0),
      height: Self.letter.height
    )
    view.addSubview(label)
  }
}

/// A background that the app draws itself, again for each size.
private final class DrawnGround: UIView {
  private let screen: Scenario.Screen
  private let simulation: Simulation

  init(of screen: Scenario.Screen, size: CGSize, _ simulation: Simulation) {
    self.screen = screen
    self.simulation = simulation
    super.init(frame: CGRect(origin: .zero, size: size))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentMode = .redraw
    setNeedsDisplay()
  }

  /// Returns nil; pages are not decoded from archives.
  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    let name = PageWorkKey.draw.workName(of: screen.name)
    simulation.spend(screen.content.costs.drawTime ?? .zero, on: name)
  }
}

extension Scenario.Segue.Swipe {
  fileprivate var direction: UISwipeGestureRecognizer.Direction {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}

/// A navigation controller that reports when its view is loaded.
final class StackController: UINavigationController, TellsOfLoading {
  var whenLoaded: [(UIView) -> Void] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for action in whenLoaded { action(view) }
    whenLoaded = []
  }
}

/// A tab bar controller that reports when its view is loaded and can step through its tabs.
final class TabsController: UITabBarController, TellsOfLoading {
  var whenLoaded: [(UIView) -> Void] = []
  /// Whether the delegate is asked for animators.
  private(set) var isAnimated = true

  override func viewDidLoad() {
    super.viewDidLoad()
    for action in whenLoaded { action(view) }
    whenLoaded = []
  }

  /// Selects a tab as a user's tap does.
  func tap(tab index: Int, animated: Bool) {
    isAnimated = animated
    tap(tab: index)
    isAnimated = true
  }

  /// Selects a tab without a tap.
  func choose(tab index: Int, animated: Bool) {
    isAnimated = animated
    selectedIndex = index
    isAnimated = true
  }

  /// Selects the tab `count` positions further; returns whether there is one.
  func step(_ count: Int) -> Bool {
    let index = selectedIndex + count
    guard (viewControllers ?? []).indices.contains(index) else { return false }
    selectedIndex = index
    return true
  }
}
