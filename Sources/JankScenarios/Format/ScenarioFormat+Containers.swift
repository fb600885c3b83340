internal import HeadlessUIKit
internal import JankAnimators
internal import JankText

extension ScenarioFormat {
  var stack: JSONShape<Scenario.Screen> {
    .object(
      "a stack",
      Self.pages("stack", "The pages of a navigation controller at the start, lowest first."),
      JSONKey.optional("push", effect, "How pages are pushed; by default the system transition."),
      JSONKey.optional("pop", effect, "How pages are popped; by default the system transition."),
      JSONKey.optional(
        "dragToPop",
        drag,
        "How a drag from anywhere on the screen pops a page with the effect of pop."
      ),
      presentation
    ) { pages, push, pop, drag, screen in
      var screen = screen
      screen.kind = .stack(Scenario.Stack(pages: pages, push: push, pop: pop, dragToPop: drag))
      return screen
    } parts: { screen in
      guard case .stack(let stack) = screen.kind else { return nil }
      return (stack.pages, stack.push, stack.pop, stack.dragToPop, screen)
    }
  }

  var tabs: JSONShape<Scenario.Screen> {
    .object(
      "tabs",
      Self.pages("tabs", "The pages of a tab bar controller, one per tab."),
      change("How one page replaces another; by default at once."),
      dragToChange,
      Self.buttons,
      presentation
    ) { pages, change, drag, hasButtons, screen in
      var screen = screen
      screen.kind = .tabs(
        Scenario.Tabs(pages: pages, change: change, dragToChange: drag, hasButtons: hasButtons)
      )
      return screen
    } parts: { screen in
      guard case .tabs(let tabs) = screen.kind else { return nil }
      return (tabs.pages, tabs.change, tabs.dragToChange, tabs.hasButtons, screen)
    }
  }

  /// How long the system dissolves, in nanoseconds.
  private static let standardDissolve: Int64 = 300_000_000

  var container: JSONShape<Scenario.Screen> {
    .object(
      "a container",
      Self.pages(
        "children",
        "The pages of a custom container, shown one at a time."
      ),
      change("The effect of a change in the container's own context; by default pages dissolve."),
      JSONKey.optional(
        "dissolve",
        .duration(in: 0...10_000_000_000),
        or: .text(DurationText.text(Self.standardDissolve)),
        "How long the system takes to dissolve one page into another, if change is omitted."
      ),
      dragToChange,
      Self.buttons,
      presentation
    ) { pages, change, dissolve, drag, hasButtons, screen in
      var screen = screen
      screen.kind = .container(
        Scenario.Container(
          pages: pages,
          change: change.map { .animated($0) } ?? .dissolve(Interval(nanoseconds: dissolve)),
          dragToChange: drag,
          hasButtons: hasButtons
        )
      )
      return screen
    } parts: { screen in
      guard case .container(let container) = screen.kind else { return nil }
      let (pages, drag) = (container.pages, container.dragToChange)
      return switch container.change {
      case .animated(let effect):
        (pages, effect, Self.standardDissolve, drag, container.hasButtons, screen)
      case .dissolve(let length):
        (pages, nil, length.nanoseconds, drag, container.hasButtons, screen)
      }
    }
  }

  private static func pages(_ key: String, _ about: String) -> JSONKey<[String]> {
    .required(key, .array(of: .reference(to: "screen"), count: 1...100), about)
  }

  private func change(_ about: String) -> JSONKey<Effect?> {
    .optional("change", effect, about)
  }

  private var dragToChange: JSONKey<Scenario.DragRule?> {
    .optional("dragToChange", drag, "How a drag changes the page with the effect of change.")
  }

  private static let buttons: JSONKey<Bool> =
    .optional(
      "buttons",
      .boolean,
      or: .boolean(false),
      "Whether there are buttons whose colour changes along with the page."
    )
}

// MARK: Segues

extension ScenarioFormat {
  static let segues: JSONKey<[Scenario.Segue]?> = {
    let entries = JSONShape.entries(of: segue, count: 1...100, names: .text(length: 1...100))
    return .optional(
      "segues",
      entries.map { entries in
        entries.map { entry in
          var segue = entry.value
          segue.name = entry.key
          return segue
        }
      } writing: { segues in
        segues.map { JSONEntry($0.name, $0) }
      },
      "The segues of the page, by name."
    )
  }()

  static let unwindActions: JSONKey<[String]?> =
    .optional(
      "unwindActions",
      .distinct(.text(length: 1...100), by: \.self),
      "The names of the actions with which segues unwind to the page."
    )

  private static let segue: JSONShape<Scenario.Segue> = {
    let screen = JSONShape<String>.reference(to: "screen")
    return .oneOf(
      "a segue",
      [
        ("show", forward("show", screen, "Shows a screen in the page's container.") { .show($0) }),
        ("present", forward("present", screen, "Presents a screen.") { .present($0) }),
        (
          "slide",
          forward("slide", screen, "Moves both pages up by hand.") { .byHand($0, .slide) }
        ),
        ("zoom", forward("zoom", screen, "Zooms by hand.") { .byHand($0, .zoom) }),
        ("unwind", unwind),
      ],
      example: #"{ "present": "Sheet" }"#
    )
  }()

  private static func forward(
    _ key: String,
    _ screen: JSONShape<String>,
    _ about: String,
    _ way: @escaping @Sendable (String) -> Scenario.Segue.Way
  ) -> JSONShape<Scenario.Segue> {
    .object("a segue", JSONKey.required(key, screen, about), message, swipe) {
      Scenario.Segue("", way($0), message: $1, swipe: $2)
    } parts: { segue in
      guard let target = segue.target, segue.way == way(target) else { return nil }
      return (target, segue.message, segue.swipe)
    }
  }

  private static let unwind: JSONShape<Scenario.Segue> =
    .object(
      "an unwind segue",
      JSONKey.required(
        "unwind",
        .text(length: 1...100),
        "Unwinds to the nearest page with an action of this name."
      ),
      JSONKey.optional(
        "by",
        .name(of: "an animation", among: Scenario.Segue.Look.allCases),
        "How the app moves both pages by hand; by default the system transition."
      ),
      message,
      swipe
    ) { action, look, message, swipe in
      Scenario.Segue("", .unwind(action, look), message: message, swipe: swipe)
    } parts: { segue in
      guard case .unwind(let action, let look) = segue.way else { return nil }
      return (action, look, segue.message, segue.swipe)
    }

  private static let swipe: JSONKey<Scenario.Segue.Swipe?> =
    .optional(
      "swipe",
      .name(of: "a direction", among: Scenario.Segue.Swipe.allCases),
      "The direction of a swipe on the page that performs the segue."
    )

  private static let message: JSONKey<String?> =
    .optional(
      "message",
      .text(length: 1...100),
      "A text that is passed to the segue's destination, which shows it."
    )
}
