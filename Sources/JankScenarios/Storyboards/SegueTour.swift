internal import HeadlessUIKit
internal import JankAnimators
internal import JankText

/// The ways to the segues of an app, as far as its file determines them.
///
/// From the root of the window every page is reached by the fewest segues and tabs. Each segue is a
/// trip: the way to its page, the segue, and the way back.
package struct SegueTour {
  /// A step of a way.
  struct Leg {
    /// The action that goes on.
    let action: Scenario.Action
    /// The action that returns; nil if there is none.
    let back: Scenario.Action?
    /// The page on which the step begins.
    let page: String
  }

  /// The way to a segue, the segue, and how to return from where it leads.
  struct Trip {
    let way: [Leg]
    let segue: Leg
  }

  /// A segue, by its name and page.
  package struct Name: Hashable, Sendable {
    /// The name of the segue.
    package let segue: String
    /// The page that has it.
    package let page: String

    /// Both, in quotation marks.
    package var text: String { "\(quoted(segue, limit: 100)) of \(quoted(page, limit: 100))" }
  }

  private let scenario: Scenario
  private let screens: [String: Scenario.Screen]
  /// The segues that can be reached, nearest first.
  private(set) var trips: [Trip] = []
  /// The pages in the order in which they are reached, each with the page before it.
  private(set) var origins: [String: String] = [:]
  private var visited: Set<String> = []
  private var waiting: [Visit] = []

  /// A screen that is shown, with the way to it.
  private struct Visit {
    let screen: String
    let way: [Leg]
    /// The stack in which it is, if any.
    let stack: String?
    /// The page from which it was reached, if any.
    let origin: String?
    /// The number of containers around it that the same step shows.
    var depth = 0
  }

  /// Finds the ways through an app.
  package init(_ scenario: Scenario) {
    self.scenario = scenario
    screens = Dictionary(scenario.app.screens.map { ($0.name, $0) }) { first, _ in first }
    waiting = [Visit(screen: scenario.app.root, way: [], stack: nil, origin: nil)]
    var next = 0
    while next < waiting.count {
      visit(waiting[next])
      next += 1
    }
    waiting = []
  }
}

extension SegueTour {
  /// The segues that can be reached, nearest first.
  package var reached: [Name] { trips.map(\.segue.name) }

  /// The segues of pages that no way leads to, in the order of the file.
  package var unreached: [Name] {
    let known = Set(reached)
    return scenario.app.screens.flatMap { screen in
      screen.segues.map { Name(segue: $0.name, page: screen.name) }
    }.filter { !known.contains($0) }
  }

  /// The screens that a reachable segue presents, so that it plays their presentation.
  package var presented: Set<String> {
    Set(
      trips.compactMap { trip -> String? in
        if case .dismiss(let screen, _)? = trip.segue.back { screen } else { nil }
      }
    )
  }

  /// The stack onto which a reachable segue pushes a page, by the name of the page.
  package var stacks: [String: String] {
    var stacks: [String: String] = [:]
    for trip in trips {
      guard case .pop(let stack, _)? = trip.segue.back, let page = target(of: trip.segue) else {
        continue
      }
      stacks[page] = stack
    }
    return stacks
  }

  /// The reachable unwind segues that find no page with their action, as far as the file states.
  ///
  /// A page of a container that is around the way counts, since a search goes through its pages.
  package var idle: [Name] {
    trips.filter { trip in
      let segue = screens[trip.segue.page]?.segues.first { $0.name == trip.segue.name.segue }
      guard case .unwind(let action, _) = segue?.way else { return false }
      let way = Set(trip.way.map(\.page) + [trip.segue.page])
      return !screens.values.contains { screen in
        screen.unwindActions.contains(action)
          && (way.contains(screen.name) || screen.isBeside(way, in: screens))
      }
    }.map(\.segue.name)
  }

  private mutating func visit(_ visit: Visit) {
    guard let screen = screens[visit.screen], visit.depth <= screens.count else { return }
    switch screen.kind {
    case .page: visitPage(screen, visit)
    case .controller: break
    case .stack(let stack):
      guard let top = stack.pages.last else { return }
      show(top, visit, in: screen.name)
    case .tabs(let tabs): visitParts(tabs.pages, of: screen, visit)
    case .container(let container): visitParts(container.pages, of: screen, visit)
    }
  }

  /// Goes on to what a container shows without a further step.
  private mutating func show(_ page: String, _ visit: Visit, in stack: String?) {
    self.visit(
      Visit(
        screen: page,
        way: visit.way,
        stack: stack,
        origin: visit.origin,
        depth: visit.depth + 1
      )
    )
  }

  private mutating func visitParts(_ pages: [String], of screen: Scenario.Screen, _ visit: Visit) {
    guard visited.insert(screen.name).inserted, let first = pages.first else { return }
    show(first, visit, in: visit.stack)
    var seen: Set = [first]
    for page in pages where seen.insert(page).inserted {
      let leg = Leg(
        action: .select(screen: page, on: screen.name),
        back: .select(screen: first, on: screen.name),
        page: first
      )
      waiting.append(
        Visit(screen: page, way: visit.way + [leg], stack: visit.stack, origin: visit.origin)
      )
    }
  }

  private mutating func visitPage(_ page: Scenario.Screen, _ visit: Visit) {
    guard visited.insert(page.name).inserted else { return }
    origins[page.name] = visit.origin
    for segue in page.segues {
      let leg = leg(segue, of: page, in: visit.stack)
      trips.append(Trip(way: visit.way, segue: leg))
      guard let target = segue.target, visit.way.count < Self.longestWay else { continue }
      var stack: String?
      if case .pop = leg.back { stack = visit.stack }
      waiting.append(
        Visit(screen: target, way: visit.way + [leg], stack: stack, origin: page.name)
      )
    }
  }

  private static let longestWay = 100

  private func leg(
    _ segue: Scenario.Segue,
    of page: Scenario.Screen,
    in stack: String?
  ) -> Leg {
    let back: Scenario.Action? =
      switch segue.way {
      case .show(let target):
        if let stack, screens[target]?.isStack == false {
          .pop(stack: stack)
        } else {
          .dismiss(screen: target)
        }
      case .present(let target), .byHand(let target, _): .dismiss(screen: target)
      case .unwind: nil
      }
    return Leg(action: .segue(name: segue.name, from: page.name), back: back, page: page.name)
  }
}

extension Scenario.Screen {
  /// Whether a container has the screen as well as one of some pages.
  fileprivate func isBeside(_ pages: Set<String>, in screens: [String: Scenario.Screen]) -> Bool {
    screens.values.contains { container in
      container.pages.contains(name) && !pages.isDisjoint(with: container.pages)
    }
  }
}

extension SegueTour.Leg {
  var name: SegueTour.Name {
    guard case .segue(let name, let page) = action else {
      return SegueTour.Name(segue: action.title, page: page)
    }
    return SegueTour.Name(segue: name, page: page)
  }
}

// MARK: Scripts

extension SegueTour {
  /// The names of the scenarios of the reachable segues: `NAME@SEGUE from PAGE`.
  package var scenarioNames: [String] {
    reached.map { "\(scenario.name)@\($0.segue) from \($0.page)" }
  }

  /// One scenario for each reachable segue, which goes to its page, takes it and returns.
  ///
  /// What the scenario expects of its own script is omitted.
  package var scenarios: [Scenario] {
    zip(trips, scenarioNames).map { trip, name in
      var scenario = scenario
      scenario.name = name
      scenario.script = steps(trip.way.map(\.action) + [trip.segue.action, trip.segue.back])
      scenario.outcomes = []
      scenario.demands.findings = []
      return scenario
    }
  }

  /// A script that takes segue after segue and returns to the start after each, and the segues that
  /// it omits.
  package struct Script {
    /// The steps.
    package var steps: [Scenario.Step] = []
    /// The segues to a page that is already shown.
    package var repeated: [Name] = []
    /// The segues that would make the script too long.
    package var cut: [Name] = []
  }

  /// The script of the whole tour, as far as a script can be long.
  package var script: Script {
    let graph = ScreenGraph(scenario)
    var total = graph.extents[scenario.app.root] ?? ScreenGraph.Extent()
    var actions: [Scenario.Action?] = []
    var script = Script()
    for trip in trips {
      // A screen that is shown twice has no name of its own by which a step could dismiss it.
      guard !showsAgain(trip) else {
        script.repeated.append(trip.segue.name)
        continue
      }
      let legs = trip.way + [trip.segue]
      let part = legs.map(\.action) + returning(from: trip)
      for target in legs.compactMap(target) { total.add(graph.extents[target] ?? .init()) }
      let isFull =
        actions.count + part.count > ScenarioLimits.stepCount
        || total.layers > ScenarioLimits.layerCount || total.screens > ScenarioLimits.screenCount
      if isFull || !script.cut.isEmpty {
        script.cut.append(trip.segue.name)
      } else {
        actions += part
      }
    }
    script.steps = steps(actions)
    return script
  }

  /// Whether a trip ends on a page that is on the screen already.
  private func showsAgain(_ trip: Trip) -> Bool {
    guard let target = target(of: trip.segue) else { return false }
    return target == trip.segue.page || trip.way.contains { $0.page == target }
  }

  /// The screen that a leg creates, if it does.
  private func target(of leg: Leg) -> String? {
    guard case .segue(let name, let page) = leg.action else { return nil }
    return screens[page]?.segues.first { $0.name == name }?.target
  }

  /// The actions that lead from where a segue ends to the start.
  private func returning(from trip: Trip) -> [Scenario.Action?] {
    guard trip.segue.back == nil else {
      return [trip.segue.back] + trip.way.reversed().map(\.back)
    }
    // An unwind segue ends on the nearest page with its action.
    let name = trip.segue.name
    let segue = screens[name.page]?.segues.first { $0.name == name.segue }
    guard case .unwind(let action, _) = segue?.way else { return [] }
    let place = trip.way.lastIndex { screens[$0.page]?.unwindActions.contains(action) == true }
    return trip.way[..<(place ?? 0)].reversed().map(\.back)
  }

  /// The steps of some actions, each begun when the one before is over on a device that is in time.
  private func steps(_ actions: [Scenario.Action?]) -> [Scenario.Step] {
    let longest = scenario.app.screens.flatMap(\.effects).map(\.wholeDuration).max() ?? 0
    let pause = Interval.milliseconds(1_000 + Int64((longest * 10).rounded(.up)) * 100)
    var time = Interval.milliseconds(100)
    return actions.compactMap(\.self).map { action in
      defer { time = time + pause }
      return Scenario.Step(at: .start(after: time), action)
    }
  }
}
