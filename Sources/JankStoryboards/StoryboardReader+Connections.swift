internal import JankText

extension StoryboardReader {
  /// Returns the outlets of an element, those to several objects as one for each.
  func outlets(of element: XMLElement) -> [StoryboardOutlet] {
    element.children("connections").flatMap(\.children).compactMap { outlet in
      let isCollection = outlet.name == "outletCollection"
      guard outlet.name == "outlet" || isCollection, let property = outlet["property"],
        let target = outlet["destination"]
      else { return nil }
      return StoryboardOutlet(property: property, destination: target, isCollection: isCollection)
    }
  }

  /// Returns the actions of an element.
  func actions(of element: XMLElement) -> [StoryboardAction] {
    element.children("connections").flatMap { $0.children("action") }.compactMap { action in
      guard let selector = action["selector"], let target = action["destination"] else {
        return nil
      }
      return StoryboardAction(
        selector: selector,
        destination: target,
        event: action["eventType"]
      )
    }
  }

  /// Returns the gesture recogniser that an object of a scene is, or nil if it is another object.
  func gesture(_ object: XMLElement) -> StoryboardGesture? {
    guard object.name.hasSuffix("GestureRecognizer"), let id = object["id"] else { return nil }
    var gesture = StoryboardGesture(element: object.name, id: id)
    gesture.actions = actions(of: object)
    gesture.tapCount = object["numberOfTapsRequired"].flatMap { Int($0) }
    gesture.direction = object["direction"]
    gesture.edge = object.child("rectEdge", key: "edges")
      .flatMap { edges in ["left", "right"].first { edges[$0] == "YES" } }
    return gesture
  }

  /// Returns the navigation item of a controller, or nil if it has none.
  func navigationItem(of element: XMLElement) -> StoryboardNavigationItem? {
    let item = element.child("navigationItem", key: "navigationItem")
    let tab = element.child("tabBarItem", key: "tabBarItem")
    guard item != nil || tab != nil else { return nil }
    var result = StoryboardNavigationItem(title: item?["title"])
    result.tabTitle = tab?["title"]
    for child in item?.children ?? [] {
      let sides = ["leftBarButtonItem": false, "rightBarButtonItem": true]
      if child.name == "barButtonItem", let isRight = child["key"].flatMap({ sides[$0] }) {
        result.buttons.append(button(child, isRight: isRight))
      }
      if child.name == "leftBarButtonItems" || child.name == "rightBarButtonItems" {
        let isRight = child.name.hasPrefix("right")
        result.buttons += child.children("barButtonItem").map { button($0, isRight: isRight) }
      }
    }
    return result
  }

  private func button(_ element: XMLElement, isRight: Bool) -> StoryboardBarItem {
    var item = StoryboardBarItem(id: element["id"] ?? "", isRight: isRight)
    item.title = element["title"]
    item.systemItem = element["systemItem"]
    item.actions = actions(of: element)
    return item
  }

  /// Returns what a view shows beyond its text and image.
  func style(of element: XMLElement, _ attributes: [String: String]) -> StoryboardStyle {
    var style = StoryboardStyle()
    style.background = color(of: element, "backgroundColor")
    style.text =
      color(of: element, "textColor")
      ?? element.child("state", key: "normal").flatMap { color(of: $0, "titleColor") }
    style.tint = color(of: element, "tintColor")
    let font = element.child("fontDescription", key: "fontDescription")
    let isBold = ["boldSystem", "semibold", "bold"].contains(font?["weight"] ?? font?["type"])
    style.font = number(font?["pointSize"]).map { StoryboardFont(size: $0, isBold: isBold) }
    style.alignment = attributes["textAlignment"]
    style.lineCount = attributes["numberOfLines"].flatMap { Int($0) }
    style.contentMode = attributes["contentMode"]
    style.isInteractive = attributes["userInteractionEnabled"].map { $0 == "YES" }
    style.isEnabled = attributes["enabled"] != "NO"
    style.tag = attributes["tag"].flatMap { Int($0) } ?? 0
    style.buttonType = attributes["buttonType"]
    style.reuseIdentifier = attributes["reuseIdentifier"]
    style.style = attributes["style"]
    style.rowHeight = number(attributes["rowHeight"]).flatMap { $0 > 0 ? $0 : nil }
    style.spacing = number(attributes["spacing"]) ?? 0
    return style
  }

  private func color(of element: XMLElement, _ key: String) -> StoryboardColor? {
    element.child("color", key: key).flatMap(color)
  }

  /// Returns the colour that an element states; nil if it states none.
  func color(_ element: XMLElement) -> StoryboardColor? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] ?? element["name"] {
      return .named(name)
    }
    let alpha = share(element["alpha"]) ?? 1
    if let white = share(element["white"]) {
      return .components(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = share(element["red"]), let green = share(element["green"]),
      let blue = share(element["blue"])
    else { return nil }
    return .components(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns a number from 0 to 1, or nil for any other text.
  private func share(_ text: String?) -> Double? { number(text).map { min(max($0, 0), 1) } }
}
