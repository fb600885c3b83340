internal import JankLottie

/// The containment of a scenario's screens, computed once for all checks.
///
/// - Complexity: Linear in the screens, their pages, their segues and the steps of the script.
struct ScreenGraph {
  private let screens: [String: Scenario.Screen]
  private let root: String
  private var holders: [String: [String]] = [:]
  private var pushed: Set<String> = []
  private var presented: Set<String> = []
  /// The screens that contain themselves, at any depth.
  private(set) var cyclic: Set<String> = []
  /// The extent of each screen with everything in it.
  private(set) var extents: [String: Extent] = [:]
  private var alwaysInStack: [String: Bool] = [:]

  /// The numbers of screens and layers that a screen adds.
  struct Extent {
    var screens = 1
    var layers = 0
  }

  init(_ scenario: Scenario) {
    screens = Dictionary(scenario.app.screens.map { ($0.name, $0) }) { first, _ in first }
    root = scenario.app.root
    for screen in scenario.app.screens {
      for page in screen.pages { holders[page, default: []].append(screen.name) }
      if screen.presenting.dragToPresent != nil { presented.insert(screen.name) }
      presented.formUnion(screen.segues.compactMap(\.target))
    }
    for step in scenario.script {
      switch step.action {
      case .push(let name, _, _): pushed.insert(name)
      case .present(let name, _, _): presented.insert(name)
      default: break
      }
    }
    findCycles(scenario.app.screens.map(\.name))
  }
}

extension Scenario.Segue {
  /// The screen that the segue shows, or nil for an unwind segue.
  var target: String? {
    switch way {
    case .show(let screen), .present(let screen), .byHand(let screen, _): screen
    case .unwind: nil
    }
  }
}

extension ScreenGraph {
  /// Returns whether a screen only appears inside a stack, as far as the file determines.
  mutating func isAlwaysInStack(_ name: String) -> Bool {
    if let known = alwaysInStack[name] { return known }
    // A screen that contains itself is not surely in a stack, and is rejected anyway.
    alwaysInStack[name] = false
    guard name != root, !presented.contains(name) else { return false }
    let around = holders[name] ?? []
    var isInStack = pushed.contains(name) || !around.isEmpty
    for holder in Set(around) where isInStack {
      isInStack = screens[holder]?.isStack == true || isAlwaysInStack(holder)
    }
    alwaysInStack[name] = isInStack
    return isInStack
  }

  /// Finds the screens that contain themselves, and adds up the extents of the others.
  ///
  /// Tarjan's search for strongly connected components: a screen is numbered when it is entered,
  /// and gets the lowest number that its pages reach among those that are still open.
  private mutating func findCycles(_ names: [String]) {
    var numbers: [String: Int] = [:]
    var open: [String] = []
    var isOpen: Set<String> = []
    func visit(_ name: String, _ graph: inout ScreenGraph) -> Int {
      let number = numbers.count
      var lowest = number
      numbers[name] = number
      open.append(name)
      isOpen.insert(name)
      let content = graph.screens[name]?.content
      let described = content.map { $0.views.list.count + ($0.lottie?.file.layerCount ?? 0) } ?? 0
      var extent = Extent(layers: (content?.layerCount ?? 0) + described)
      for page in graph.screens[name]?.pages ?? [] where graph.screens[page] != nil {
        if page == name { graph.cyclic.insert(name) }
        if let other = numbers[page] {
          if isOpen.contains(page) { lowest = min(lowest, other) }
        } else {
          lowest = min(lowest, visit(page, &graph))
        }
        extent.add(graph.extents[page] ?? Extent())
      }
      graph.extents[name] = extent
      guard lowest == number else { return lowest }
      let component = open[(open.lastIndex(of: name) ?? 0)...]
      if component.count > 1 { graph.cyclic.formUnion(component) }
      isOpen.subtract(component)
      open.removeLast(component.count)
      return lowest
    }
    for name in names where numbers[name] == nil { _ = visit(name, &self) }
  }
}

extension ScreenGraph.Extent {
  /// Adds another extent; sums far beyond all limits stop growing.
  mutating func add(_ other: Self) {
    screens = min(screens + other.screens, 1 << 40)
    layers = min(layers + other.layers, 1 << 40)
  }
}
