internal import JankText

extension StoryboardReader {
  private static let contents: Set = [
    "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView",
    "backgroundView",
  ]

  /// Reads a view and its subviews.
  mutating func view(_ element: XMLElement) -> StoryboardView {
    let id = identifier(of: element)
    let (attributes, excluded) = varied(element)
    var view = StoryboardView(element: element.name, id: id, at: element.position)
    view.frame = frame(of: element)
    view.resizing = resizing(of: element)
    view.look.alpha = number(attributes["alpha"]).map { min(max($0, 0), 1) } ?? 1
    view.look.isHidden = attributes["hidden"] == "YES"
    view.look.clips = attributes["clipsSubviews"] == "YES"
    view.customClass = attributes["customClass"]
    view.label = attributes["userLabel"]
    view.look.image = attributes["image"] ?? element.child("state", key: "normal")?["image"]
    view.look.text = text(of: element, attributes)
    view.look.hasBackground = hasBackground(element)
    view.stack = element.name == "stackView" ? stack(attributes) : nil
    view.hugging = StoryboardSize(
      number(attributes["horizontalHuggingPriority"]) ?? 250,
      number(attributes["verticalHuggingPriority"]) ?? 250
    )
    view.look.style = style(of: element, attributes)
    view.settings.outlets = outlets(of: element)
    view.settings.actions = actions(of: element)
    view.safeArea = element.child("viewLayoutGuide", key: "safeArea")?["id"]
    view.settings.attributes = self.attributes(of: element)
    collectSegues(in: element, from: id, onlyOwn: true)
    readInside(element, into: &view)
    for index in view.subviews.indices where excluded.contains(view.subviews[index].id) {
      view.subviews[index].isInstalled = false
    }
    for index in view.constraints.indices {
      if let id = view.constraints[index].id, excluded.contains(id) {
        view.constraints[index].isInstalled = false
      }
    }
    return view
  }

  /// Reads what is inside a view, in document order.
  private mutating func readInside(_ element: XMLElement, into view: inout StoryboardView) {
    for child in element.children {
      switch child.name {
      case "subviews", "prototypes", "cells":
        view.subviews += child.children.map { self.view($0) }
      case "sections":
        for cells in child.descendants("cells") {
          view.subviews += cells.children.map { self.view($0) }
        }
      case "constraints":
        view.constraints += child.children("constraint").compactMap { constraint($0, of: view.id) }
      default:
        if let key = child["key"], Self.contents.contains(key) {
          view.subviews.append(self.view(child))
        } else if child.name != "connections" {
          // The items of a toolbar can have segues.
          collectSegues(in: child, from: child["id"] ?? view.id)
        }
      }
    }
  }

  private func text(of element: XMLElement, _ attributes: [String: String]) -> String? {
    let text =
      attributes["text"] ?? element.child("string", key: "text")?.text
      ?? element.child("state", key: "normal")?["title"] ?? attributes["placeholder"]
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func hasBackground(_ element: XMLElement) -> Bool {
    guard let color = element.child("color", key: "backgroundColor") else { return false }
    return color["alpha"].flatMap(Double.init) != 0
      && color["cocoaTouchSystemColor"] != "clearColor"
  }

  private func stack(_ attributes: [String: String]) -> StoryboardStack {
    StoryboardStack(
      isVertical: attributes["axis"] == "vertical",
      distribution: attributes["distribution"] ?? "fill",
      alignment: attributes["alignment"] ?? "fill"
    )
  }
}

// MARK: Frames

extension StoryboardReader {
  private mutating func frame(of element: XMLElement) -> StoryboardRect? {
    guard let stored = element.child("rect", key: "frame") else { return nil }
    // A variation for the size classes replaces the stored frame.
    let rect =
      variations(of: element).reversed().lazy.compactMap { $0.child("rect", key: "frame") }.first
      ?? stored
    guard let x = number(rect["x"]), let y = number(rect["y"]),
      let width = number(rect["width"]), let height = number(rect["height"]), width >= 0,
      height >= 0
    else {
      warn(
        "expected a frame with x, y, width and height in points; constraints place the view, or "
          + "its size is guessed",
        at: rect.position
      )
      return nil
    }
    return StoryboardRect(x, y, width, height)
  }

  private func resizing(of element: XMLElement) -> StoryboardResizing {
    guard let mask = element.child("autoresizingMask", key: "autoresizingMask") else { return [] }
    let flags: [(String, StoryboardResizing)] = [
      ("flexibleMinX", .left), ("widthSizable", .width), ("flexibleMaxX", .right),
      ("flexibleMinY", .top), ("heightSizable", .height), ("flexibleMaxY", .bottom),
    ]
    return flags.reduce(into: []) { result, flag in
      if mask[flag.0] == "YES" { result.insert(flag.1) }
    }
  }
}

// MARK: Size classes

extension StoryboardReader {
  /// The variations of an element that apply, the most specific last.
  private func variations(of element: XMLElement) -> [XMLElement] {
    element.children("variation").compactMap { variation in
      variation["key"].flatMap(classes.specificity).map { (variation, $0) }
    }.enumerated().sorted {
      ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
    }.map(\.element.0)
  }

  /// Returns the attributes of an element with those of its variations, and the identifiers of the
  /// subviews and constraints that it does not have.
  func varied(_ element: XMLElement) -> (attributes: [String: String], excluded: Set<String>) {
    var attributes = element.attributes
    var excluded: Set<String> = []
    for variation in variations(of: element) {
      attributes.merge(variation.attributes) { $1 }
      for change in variation.children("mask").flatMap(\.children) {
        guard let id = change["reference"] else { continue }
        if change.name == "exclude" { excluded.insert(id) }
        if change.name == "include" { excluded.remove(id) }
      }
    }
    return (attributes, excluded)
  }
}

// MARK: Constraints

extension StoryboardReader {
  private mutating func constraint(
    _ element: XMLElement,
    of owner: String
  ) -> StoryboardConstraint? {
    let id = identifier(of: element)
    let attributes = varied(element).attributes
    let first = item(attributes, "first", or: owner)
    let second = item(attributes, "second", or: attributes["secondAttribute"] == nil ? nil : owner)
    guard let first, second != nil || attributes["secondAttribute"] == nil else {
      warn("the constraint has an unknown attribute and is omitted", at: element.position)
      return nil
    }
    var constraint = StoryboardConstraint(first: first, second: second)
    constraint.id = id
    constraint.isEquality = attributes["relation"].map { $0 == "equal" } ?? true
    constraint.multiplier = ratio(attributes["multiplier"]) ?? 1
    constraint.constant = number(attributes["constant"]) ?? 0
    constraint.priority = number(attributes["priority"]) ?? 1000
    // The editor removes placeholders when it builds the app.
    constraint.isInstalled = attributes["placeholder"] != "YES"
    return constraint
  }

  private func item(
    _ attributes: [String: String],
    _ place: String,
    or owner: String?
  ) -> StoryboardConstraint.Item? {
    guard let id = attributes["\(place)Item"] ?? owner,
      let attribute = attributes["\(place)Attribute"].flatMap(
        StoryboardConstraint.Attribute.init
      )
    else { return nil }
    return StoryboardConstraint.Item(id: id, attribute: attribute)
  }

  /// Returns a factor written as `0.5`, `1:2` or `2/3`; nil for any other text, also for zero.
  private func ratio(_ text: String?) -> Double? {
    guard let text else { return nil }
    let parts = text.split { $0 == ":" || $0 == "/" }.map { number(String($0)) }
    switch parts.count {
    case 1: return parts[0].flatMap { $0 == 0 ? nil : $0 }
    case 2:
      guard let upper = parts[0], let lower = parts[1], upper != 0, lower != 0 else { return nil }
      return number("\(upper / lower)")
    default: return nil
    }
  }
}
