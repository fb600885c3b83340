internal import Foundation
internal import JankStoryboards

extension LoadedScene {
  /// Sets outlets of the view controller, those of a list together.
  func connect(_ outlets: [StoryboardOutlet]) {
    connect(outlets, of: owner) { [unowned self] in object($0) }
  }

  /// Sets the outlets of gesture recognisers and custom objects to what is found.
  func connectObjects(finding find: (String) -> AnyObject?) {
    for (id, outlets) in file.scene.objectOutlets.sorted(by: { $0.key < $1.key }) {
      guard let object = objects[id] else { continue }
      connect(outlets.filter { find($0.destination) != nil }, of: object, finding: find)
    }
  }

  /// Sets outlets of an object to objects of the scene.
  func connect(
    _ outlets: [StoryboardOutlet],
    of object: AnyObject,
    finding find: (String) -> AnyObject?
  ) {
    var lists: [String: [AnyObject]] = [:]
    for outlet in outlets {
      guard let value = find(outlet.destination) else {
        simulation.warnOnce(
          "\(file.board.name): the outlet \(outlet.property) of \(type(of: object)) is not set, "
            + "because constraints and some objects of the file are not created"
        )
        continue
      }
      if outlet.isCollection {
        lists[outlet.property, default: []].append(value)
      } else {
        set(outlet.property, of: object, to: value)
      }
    }
    for (property, values) in lists.sorted(by: { $0.key < $1.key }) {
      if property == "gestureRecognizers", let view = object as? UIView {
        for case let gesture as UIGestureRecognizer in values { view.addGestureRecognizer(gesture) }
      } else {
        setApps(property, of: object, to: values)
      }
    }
  }

  /// Returns an object of the scene that is not a view.
  func object(_ id: String) -> AnyObject? { id == file.controller.id ? owner : objects[id] }

  private func set(_ property: String, of object: AnyObject, to value: AnyObject) {
    // The view of a view controller is in its place already.
    if property == "view", object is UIViewController { return }
    if SystemOutlet.all.contains(where: { $0.name == property && $0.set(object, value) }) { return }
    setApps(property, of: object, to: value)
  }

  /// Sets a property of the app's class; an unknown one ends the run, like UIKit's exception.
  private func setApps(_ property: String, of object: AnyObject, to value: Any) {
    let known = IBConnection.all(of: object)
    if known.contains(where: { $0.name == property && $0.set(object, [value]) }) { return }
    // Outlets of the system's own classes are settings that are not modelled, such as `inputView`.
    guard !String(reflecting: type(of: object)).hasPrefix("HeadlessUIKit.") else { return }
    fatalError(
      "\(type(of: object)) is not key value coding-compliant for the key \(property), an outlet of "
        + "\(file.board.path) for a \(type(of: value)): add IBConnection(\"\(property)\", …) to "
        + "the class"
    )
  }

  /// Sets a value that a storyboard states for run time.
  func set(_ attribute: RuntimeAttribute, of object: AnyObject) {
    let values = values(of: attribute)
    let path = attribute.keyPath
    if path.hasPrefix("layer."), let view = object as? UIView, let value = values.first {
      let key = String(path.dropFirst("layer.".count))
      if key == "masksToBounds" {
        view.clipsToBounds = value as? Bool ?? false
      } else {
        view.layer.setValue((value as? UIColor)?.cgColor ?? value, forKeyPath: key)
      }
      return
    }
    let known = IBConnection.all(of: object)
    if known.contains(where: { $0.name == path && $0.set(object, values) }) { return }
    // Certain, by its console message "Failed to set (…) user defined inspected property": UIKit
    // logs, and goes on.
    simulation.warn("failed to set (\(path)) of \(type(of: object)), stated in \(file.board.path)")
  }

  /// The value of an attribute as each of the types that a property for it may have.
  private func values(of attribute: RuntimeAttribute) -> [Any] {
    let parts = attribute.parts
    switch attribute.type {
    case "number":
      guard let number = Double(attribute.value) else { return [] }
      let whole = Int(exactly: number).map { [$0 as Any] } ?? []
      return [CGFloat(number), number, Float(number)] + whole
    case "boolean": return [attribute.value == "YES"]
    case "color": return UIColor.stored(attribute.color).map { [$0, $0.cgColor] } ?? []
    case "point": return [CGPoint(x: parts["x"] ?? 0, y: parts["y"] ?? 0)]
    case "size": return [CGSize(width: parts["width"] ?? 0, height: parts["height"] ?? 0)]
    case "rect":
      return [
        CGRect(
          x: parts["x"] ?? 0,
          y: parts["y"] ?? 0,
          width: parts["width"] ?? 0,
          height: parts["height"] ?? 0
        )
      ]
    case "image": return image(attribute.value).map { [$0] } ?? []
    default: return [attribute.value]
    }
  }

  /// Returns an image that the run has, or one of the size that the file states.
  func image(_ name: String) -> UIImage? {
    if let size = simulation.images.sizes[name] { return UIImage(name: name, size: CGSize(size)) }
    return file.board.imageSizes[name].map {
      UIImage(name: name, size: CGSize(width: $0.width, height: $0.height))
    }
  }
}

// MARK: Actions and segues

extension LoadedScene {
  /// Calls the methods of a gesture recogniser, and performs its segues when it begins.
  func connect(_ actions: [StoryboardAction], of gesture: UIGestureRecognizer) {
    let id = objects.first { $0.value === gesture }?.key ?? ""
    gesture.addHandler { [unowned self] recognizer in
      for action in actions { perform(action, sender: recognizer) }
      if recognizer.state == .began || recognizer is UITapGestureRecognizer {
        triggerSegues(of: id, sender: recognizer)
      }
    }
  }

  /// Calls the methods of a control, and performs its segues when it is tapped.
  func connect(_ control: UIControl, _ view: StoryboardView) {
    for action in view.settings.actions {
      let event = UIControl.Event(named: action.event ?? "touchUpInside")
      control.listen(event, for: nil) { [unowned self] control in perform(action, sender: control) }
    }
    guard file.controller.segues.contains(where: { $0.trigger == view.id }) else { return }
    control.listen(.primaryActionTriggered, for: nil) { [unowned self] control in
      triggerSegues(of: view.id, sender: control)
    }
  }

  /// Performs the segues that an element triggers.
  func triggerSegues(of trigger: String, sender: Any?) {
    for segue in file.controller.segues where segue.trigger == trigger {
      guard let template = file.segue(segue) else { continue }
      owner.trigger(template, sender)
    }
  }

  /// Calls a method of an object of the scene, or of the first responder that has it.
  func perform(_ action: StoryboardAction, sender: Any?) {
    #if !canImport(ObjectiveC)
    let name = Selector(action.selector)
    let chain = Array(sequence(first: owner as UIResponder) { $0.next })
    let targets = object(action.destination).map { [$0] } ?? chain
    for target in targets {
      guard let method = owner.storyboardAction(name, of: target) else { continue }
      return method.send(to: target, sender, nil)
    }
    guard targets.count == 1, let target = targets.first else { return }
    fatalError(
      "unrecognized selector sent to instance: \(type(of: target)) has no method for the action "
        + "\(name) of \(file.board.path): add IBConnection(Selector(…)) to the class, or call "
        + "UIStoryboard.register(actions:)"
    )
    #endif
  }
}

extension UIControl.Event {
  /// The event with a name of storyboards; those without a touch are changes of the value.
  init(named name: String) {
    let events: [String: Self] = [
      "touchDown": .touchDown, "touchDragInside": .touchDragInside,
      "touchDragOutside": .touchDragOutside, "touchUpInside": .touchUpInside,
      "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
      "primaryActionTriggered": .primaryActionTriggered,
    ]
    self = events[name] ?? .valueChanged
  }
}
