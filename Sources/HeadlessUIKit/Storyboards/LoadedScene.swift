internal import Foundation
internal import JankStoryboards

/// The objects of a scene for one view controller.
///
/// Inferred: outlets to other objects of the scene than views are set when the view controller is
/// created. Its views are created and connected when its view is loaded.
final class LoadedScene {
  let file: SceneFile
  let storyboard: UIStoryboard
  unowned let owner: UIViewController
  /// The objects that are not views, by the identifiers of their elements; retained, as in UIKit.
  var objects: [String: AnyObject] = [:]

  init(_ file: SceneFile, of owner: UIViewController, in storyboard: UIStoryboard) {
    self.file = file
    self.owner = owner
    self.storyboard = storyboard
  }
}

extension LoadedScene {
  var simulation: Simulation { owner.simulation }

  /// Sets the properties of the view controller, creates what it contains and wakes it.
  func awake() {
    let model = file.controller
    owner.title = owner.title ?? model.title
    if let style = model.presentationStyle.flatMap(UIModalPresentationStyle.init(named:)) {
      owner.modalPresentationStyle = style
    }
    if let style = model.transitionStyle.flatMap(UIModalTransitionStyle.init(named:)) {
      owner.modalTransitionStyle = style
    }
    hideBars()
    makeObjects()
    makeNavigationItem()
    addContained()
    connectObjects { [unowned self] in object($0) }
    connect(
      model.settings.outlets.filter { $0.destination == model.id || objects[$0.destination] != nil }
    )
    for attribute in model.settings.attributes { set(attribute, of: owner) }
    owner.awakeFromNib()
  }

  private func hideBars() {
    if file.controller.bars.hidesTabBar { owner.hidesBottomBarWhenPushed = true }
    if file.controller.bars.hidesNavigationBar {
      (owner as? UINavigationController)?.isNavigationBarHidden = true
    }
  }

  private func makeObjects() {
    for (id, name) in file.scene.objectClasses.sorted(by: { $0.key < $1.key }) {
      if let object = simulation.storyboards.classes.object(name) {
        objects[id] = object
      } else {
        warnOnce("the object of the unknown class \(name) is missing", help: "\(name).init")
      }
    }
    for gesture in file.scene.gestures {
      guard let made = gesture.make() else {
        simulation.warn("a \(gesture.element) is not modelled and is omitted")
        continue
      }
      objects[gesture.id] = made
      connect(gesture.actions, of: made)
    }
  }

  /// Puts the view controllers of relationships into a container.
  private func addContained() {
    let segues = file.controller.segues.filter { $0.kind == .relationship }
    guard !segues.isEmpty else { return }
    let parts = segues.map { storyboard.instantiate($0.destination) }
    switch owner {
    case let stack as UINavigationController: stack.setViewControllers(parts, animated: false)
    case let tabs as UITabBarController: tabs.setViewControllers(parts, animated: false)
    default:
      simulation.warn(
        "\(owner.traceName) contains view controllers but is no navigation or tab bar controller"
      )
    }
  }

  private func makeNavigationItem() {
    guard let item = file.controller.navigationItem else { return }
    owner.navigationItem.title = item.title
    if let title = item.tabTitle { owner.tabBarItem.title = title }
    let buttons = item.buttons.map { ($0.isRight, button($0)) }
    let (left, right) = (buttons.filter { !$0.0 }.map(\.1), buttons.filter(\.0).map(\.1))
    if !left.isEmpty { owner.navigationItem.leftBarButtonItems = left }
    if !right.isEmpty { owner.navigationItem.rightBarButtonItems = right }
  }

  private func button(_ model: StoryboardBarItem) -> UIBarButtonItem {
    let action = UIAction { [unowned self] event in
      for action in model.actions { perform(action, sender: event.sender) }
      triggerSegues(of: model.id, sender: event.sender)
    }
    let item =
      if let system = model.systemItem.flatMap(UIBarButtonItem.SystemItem.init(named:)) {
        UIBarButtonItem(systemItem: system, primaryAction: action)
      } else {
        UIBarButtonItem(title: model.title, primaryAction: action)
      }
    objects[model.id] = item
    return item
  }

  func warnOnce(_ message: String, help: String) {
    simulation.warnOnce(
      "\(file.board.name): \(message); register it: UIStoryboard.register(\(help))"
    )
  }
}

extension Simulation {
  /// Warns of a part of a storyboard, once in a run.
  func warnOnce(_ text: String) {
    guard storyboards.warnings.insert(text).inserted else { return }
    warn(text)
  }
}

extension StoryboardGesture {
  /// Creates the recogniser; nil for a kind that is not modelled.
  func make() -> UIGestureRecognizer? {
    switch element {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = tapCount ?? 1
      return tap
    case "panGestureRecognizer": return UIPanGestureRecognizer()
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      if let direction = swipeDirection { swipe.direction = direction }
      return swipe
    case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
    // Interface Builder writes the misspelt name.
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      return UILongPressGestureRecognizer()
    case "screenEdgePanGestureRecognizer":
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = edge == "right" ? .right : .left
      return pan
    default: return nil
    }
  }

  private var swipeDirection: UISwipeGestureRecognizer.Direction? {
    switch direction {
    case "left": .left
    case "right": .right
    case "up": .up
    case "down": .down
    default: nil
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The item with a name of storyboards; nil for one that is not modelled.
  init?(named name: String) {
    let items: [String: Self] = [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
      "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
      "action": .action, "search": .search, "refresh": .refresh, "stop": .stop, "trash": .trash,
      "close": .close,
    ]
    guard let item = items[name] else { return nil }
    self = item
  }
}
