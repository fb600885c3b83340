internal import HeadlessUIKit
internal import JankAnimators
internal import JankText

extension ScenarioFormat {
  /// The screens of the app, each with the place of its name.
  var screens: JSONKey<[Located<Scenario.Screen>]> {
    let entries = JSONShape.entries(
      of: screen,
      count: 1...ScenarioLimits.describedScreenCount,
      names: .text(length: 1...100),
      declaring: "screen"
    )
    return .required(
      "screens",
      entries.map { entries in
        entries.map { entry in
          var screen = entry.value
          screen.name = entry.key
          return Located(screen, at: entry.keyPosition)
        }
      },
      "The pages of the app, and what contains them, by name."
    )
  }

  private var screen: JSONShape<Scenario.Screen> {
    let own = catalog.controllers.isEmpty ? [] : [("controller", controller)]
    return .oneOf(
      "a screen",
      [("stack", stack), ("tabs", tabs), ("children", container)] + own,
      otherwise: page,
      example: #"{ "layers": 24 }"#
    )
  }

  /// A view controller of the app's own.
  private var controller: JSONShape<Scenario.Screen> {
    .object(
      "a controller of the app's own",
      JSONKey.required(
        "controller",
        .named("a controller", catalog.controllers, by: \.name),
        "The view controller, by its name. What the other keys leave out is as the app has it."
      ),
      presentation
    ) { controller, screen in
      var screen = screen
      screen.kind = .controller(controller)
      return screen
    }
  }

  private var page: JSONShape<Scenario.Screen> {
    .object(
      "a page",
      JSONKey.optional(
        "layers",
        .integer(in: 0...Int64(ScenarioLimits.pageLayerCount)),
        or: .integer(0),
        "How many layers lie on the page, four in a row."
      ),
      JSONKey.optional(
        "viewDidLoad",
        .duration(in: 0...100_000_000_000),
        or: .text("0 ms"),
        "How long the app works to load the page."
      ),
      Self.work,
      JSONKey.optional("countdown", Self.countdown, "What counts down on the page in seconds."),
      JSONKey.optional(
        "scroll",
        .number(in: 1...1_000_000, unit: "points"),
        "How high the content is that scrolls on the page, with the layers on it; nothing scrolls "
          + "if left out."
      ),
      Self.costs,
      presentation,
      Self.segues,
      Self.unwindActions
    ) { layers, loading, work, countdown, scroll, costs, screen, segues, actions in
      var screen = screen
      screen.content.layerCount = Int(layers)
      screen.content.loadTime = Interval(nanoseconds: loading)
      screen.content.work = work
      screen.content.countdown = countdown
      screen.content.scrollHeight = scroll
      screen.content.costs = costs
      screen.segues = segues ?? []
      screen.unwindActions = actions ?? []
      return screen
    }
  }
}

// MARK: Timers

extension ScenarioFormat {
  private static let countdown: JSONShape<Scenario.Countdown> = {
    let time = JSONShape.duration(in: 0...100_000_000_000).map { Interval(nanoseconds: $0) }
    return .object(
      "a countdown",
      JSONKey.required(
        "seconds",
        .integer(in: 0...1_000),
        "How many were left when the app was left."
      ),
      JSONKey.optional("away", time, or: .text("0 ms"), "How long ago that was."),
      JSONKey.optional(
        "work",
        time,
        or: .text("0 ms"),
        "How long the app works to show another number."
      )
    ) { seconds, away, work in
      Scenario.Countdown(saved: Int(seconds), away: away, work: work)
    }
  }()
}

// MARK: How a screen comes and goes

extension ScenarioFormat {
  /// The keys of every screen: how it is presented, and what the app does wrong.
  var presentation: JSONKey<Scenario.Screen> {
    .group(
      JSONKey.optional(
        "presentation",
        effect,
        "How the screen is presented; the system's way if left out."
      ),
      JSONKey.optional(
        "dismissal",
        effect,
        "How the screen is dismissed; the system's way if left out."
      ),
      JSONKey.optional(
        "dragToDismiss",
        dragToDismiss,
        "How a finger drags the screen away; it cannot if left out."
      ),
      JSONKey.optional(
        "dragToPresent",
        dragToPresent,
        "How a finger brings the screen by the effect of presentation; it cannot if left out."
      ),
      Self.style,
      Self.systemTransition,
      systemPolicy,
      JSONKey.optional(
        "dimming",
        Self.dimming,
        "How the screen stands above darkened ground, in the style custom."
      ),
      Self.mistakes
    ) { presentation, dismissal, drag, bring, style, system, policy, dimming, mistakes in
      var presenting = Scenario.Screen.Presenting(
        presentation: presentation,
        dismissal: dismissal,
        dragToDismiss: drag,
        dragToPresent: bring,
        style: style?.style ?? (dimming == nil ? .fullScreen : .custom),
        systemTransition: system?.style ?? .coverVertical,
        policy: policy,
        dimming: dimming
      )
      presenting.statesStyle = style != nil || system != nil || dimming != nil
      return Scenario.Screen(name: "", presenting: presenting, mistakes: mistakes ?? [])
    }
  }

  private static let style: JSONKey<StyleName?> =
    .optional(
      "style",
      .name(of: "a presentation style", among: StyleName.allCases),
      "How the screen stands while it is presented; fullScreen if left out, or custom with dimming."
    )

  private static let systemTransition: JSONKey<TransitionStyleName?> =
    .optional(
      "systemTransition",
      .name(of: "a transition style", among: TransitionStyleName.allCases),
      "What the system's way of presenting looks like; coverVertical if left out."
    )

  private var systemPolicy: JSONKey<String?> {
    .optional(
      "policy",
      JSONShape.named("a policy", catalog.policies, by: \.name).map(\.name),
      """
      The rule that decides about the system's drags, the back swipe of a stack and that of a \
      sheet; if left out, the system's as far as it is known.
      """
    )
  }

  private static let mistakes: JSONKey<[Scenario.Mistake]?> =
    .optional(
      "mistakes",
      .distinct(.name(of: "a mistake", among: Scenario.Mistake.allCases), by: \.rawValue),
      "What the app does wrong about the screen."
    )

  private static let dimming: JSONShape<DimmingPresentationController.Look> = {
    let share = JSONShape.number(in: 0.01...1)
    return .object(
      "how a screen stands above darkened ground",
      JSONKey.optional("width", share, or: .real(0.75), "How much of the width it fills."),
      JSONKey.optional("height", share, or: .real(0.5), "How much of the height it fills."),
      JSONKey.optional("darkness", .number(in: 0...1), or: .real(0.5), "How black the rest is.")
    ) { width, height, darkness in
      DimmingPresentationController.Look(extent: [width, height], darkness: darkness)
    }
  }()
}

// MARK: Names

/// The presentation styles, as files name them.
private enum StyleName: String, CaseIterable {
  case automatic
  case fullScreen
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover

  var style: UIModalPresentationStyle {
    switch self {
    case .automatic: .automatic
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .currentContext: .currentContext
    case .custom: .custom
    case .overFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    case .popover: .popover
    }
  }
}

/// The transition styles, as files name them.
private enum TransitionStyleName: String, CaseIterable {
  case coverVertical
  case flipHorizontal
  case crossDissolve

  var style: UIModalTransitionStyle {
    switch self {
    case .coverVertical: .coverVertical
    case .flipHorizontal: .flipHorizontal
    case .crossDissolve: .crossDissolve
    }
  }
}
