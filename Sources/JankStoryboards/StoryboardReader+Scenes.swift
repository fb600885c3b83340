internal import JankText

extension StoryboardReader {
  private static let controllers: Set = [
    "viewController", "navigationController", "tableViewController", "tabBarController",
    "collectionViewController", "splitViewController", "pageViewController",
    "avPlayerViewController", "glkViewController", "hostingController",
    "viewControllerPlaceholder",
  ]

  /// Reads a scene.
  mutating func scene(_ element: XMLElement) -> StoryboardScene {
    segues = []
    var scene = StoryboardScene()
    for object in element.children("objects").flatMap(\.children) {
      switch object.name {
      case "exit": scene.exits.append(identifier(of: object))
      case "placeholder": _ = identifier(of: object)
      case "customObject":
        let id = identifier(of: object)
        if let name = object["customClass"] { scene.objectClasses[id] = name }
        scene.objectOutlets[id] = outlets(of: object)
      default: read(object, into: &scene)
      }
    }
    scene.controller?.segues = segues
    return scene
  }

  private mutating func read(_ object: XMLElement, into scene: inout StoryboardScene) {
    let isController =
      Self.controllers.contains(object.name) || object["sceneMemberID"] == "viewController"
    guard isController else {
      // Gesture recognisers and views outside of the tree can have segues.
      if object["id"] != nil { _ = identifier(of: object) }
      if let gesture = gesture(object) {
        scene.gestures.append(gesture)
        scene.objectOutlets[gesture.id] = outlets(of: object)
      }
      collectSegues(in: object, from: object["id"] ?? "")
      return
    }
    guard scene.controller == nil else {
      warn("the scene has another view controller; the first one counts", at: object.position)
      return
    }
    scene.controller = controller(object)
  }

  private mutating func controller(_ element: XMLElement) -> StoryboardController {
    let id = identifier(of: element)
    var controller = StoryboardController(element: element.name, id: id, at: element.position)
    controller.customClass = element["customClass"]
    controller.storyboardIdentifier = element["storyboardIdentifier"]
    controller.title =
      element["title"] ?? element.child("navigationItem", key: "navigationItem")?["title"]
    controller.presentationStyle = element["modalPresentationStyle"]
    controller.transitionStyle = element["modalTransitionStyle"]
    controller.bars.hidesTabBar = element["hidesBottomBarWhenPushed"] == "YES"
    controller.bars.hidesNavigationBar = element["navigationBarHidden"] == "YES"
    if element.name == "viewControllerPlaceholder" {
      controller.reference = StoryboardReference(
        storyboard: element["storyboardName"],
        identifier: element["referencedIdentifier"]
      )
    }
    controller.settings.attributes = attributes(of: element)
    for guide in element.children("layoutGuides").flatMap(\.children) {
      guard let id = guide["id"] else { continue }
      controller.guides[id] = guide["type"] == "bottom" ? .bottom : .top
    }
    controller.settings.outlets = outlets(of: element)
    controller.navigationItem = navigationItem(of: element)
    readParts(of: element, into: &controller)
    return controller
  }

  /// Reads the views and the segues of a controller.
  private mutating func readParts(
    of element: XMLElement,
    into controller: inout StoryboardController
  ) {
    for child in element.children {
      switch child["key"] {
      case "view" where controller.view == nil: controller.view = view(child)
      case "navigationBar", "tabBar", "toolbar": controller.bars.views.append(view(child))
      default:
        if child.name == "connections" {
          collectSegues(in: element, from: controller.id, onlyOwn: true)
        } else {
          readItem(child, into: &controller)
        }
      }
    }
    if let safeArea = controller.view?.safeArea { controller.guides[safeArea] = .safeArea }
  }

  /// Reads the views and segues of a navigation item and its buttons.
  private mutating func readItem(
    _ element: XMLElement,
    into controller: inout StoryboardController
  ) {
    if element["key"] == "titleView" || element["key"] == "customView" {
      controller.bars.views.append(view(element))
      return
    }
    collectSegues(in: element, from: element["id"] ?? controller.id, onlyOwn: true)
    for child in element.children where child.name != "connections" {
      readItem(child, into: &controller)
    }
  }
}

// MARK: Segues

extension StoryboardReader {
  /// Collects the segues in the connections of an element, and of those in it unless `onlyOwn`.
  mutating func collectSegues(in element: XMLElement, from trigger: String, onlyOwn: Bool = false) {
    for child in element.children {
      if child.name == "connections" {
        for segue in child.children("segue") { addSegue(segue, from: trigger) }
      } else if !onlyOwn {
        collectSegues(in: child, from: child["id"] ?? trigger)
      }
    }
  }

  private mutating func addSegue(_ element: XMLElement, from trigger: String) {
    let id = identifier(of: element)
    let name = element["kind"] ?? "none"
    guard let kind = StoryboardSegue.Kind(rawValue: name) else {
      warn("the segue has the unknown kind \(quoted(name)) and is omitted", at: element.position)
      return
    }
    guard let destination = element["destination"] else {
      warn("the segue has no destination and is omitted", at: element.position)
      return
    }
    var segue = StoryboardSegue(kind, id: id, from: trigger, at: element.position)
    segue.destination = destination
    segue.identifier = element["identifier"]
    segue.customClass = element["customClass"]
    segue.relationship = element["relationship"]
    segue.unwindAction = element["unwindAction"]
    segue.creationSelector = element["destinationCreationSelector"]
    segue.presentationStyle = element["modalPresentationStyle"]
    segue.transitionStyle = element["modalTransitionStyle"]
    segue.isAnimated = element["animates"] != "NO"
    segues.append(segue)
  }

  /// Reads the values that are set at run time.
  func attributes(of element: XMLElement) -> [RuntimeAttribute] {
    element.children("userDefinedRuntimeAttributes").flatMap(\.children).compactMap { attribute in
      guard let path = attribute["keyPath"] else { return nil }
      let value = attribute["value"] ?? attribute.children.first?["value"] ?? ""
      let part = attribute.children.first
      return RuntimeAttribute(
        keyPath: path,
        value: value,
        type: attribute["type"] ?? "",
        parts: part?.attributes.compactMapValues(number) ?? [:],
        color: part.flatMap { $0.name == "color" ? color($0) : nil }
      )
    }
  }
}
