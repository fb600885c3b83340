internal import HeadlessUIKit
internal import JankAnimators
internal import JankText

extension ScenarioFormat {
  /// The screens of the app, each with the position of its name.
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
      "The pages of the app and their containers, by name."
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

  /// An app's own view controller.
  private var controller: JSONShape<Scenario.Screen> {
    .object(
      "an app's own controller",
      JSONKey.required(
        "controller",
        .named("a controller", catalog.controllers, by: \.name),
        "The name of the view controller. Keys that are omitted keep what the app sets."
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
        "How many layers the page has, four in a row."
      ),
      JSONKey.optional(
        "viewDidLoad",
        .duration(in: 0...100_000_000_000),
        or: .text("0 ms"),
        "How long the app takes to load the page."
      ),
      Self.work,
      JSONKey.optional("countdown", Self.countdown, "A countdown on the page, in seconds."),
      JSONKey.optional(
        "scroll",
        .number(in: 1...1_000_000, unit: "points"),
        "The height of a scroll view's content, which contains the layers of the page; by default "
          + "nothing scrolls."
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
        "How many seconds were left when the user left the app."
      ),
      JSONKey.optional("away", time, or: .text("0 ms"), "How long ago that was."),
      JSONKey.optional(
        "work",
        time,
        or: .text("0 ms"),
        "How long the app takes to show another number."
      )
    ) { seconds, away, work in
      Scenario.Countdown(saved: Int(seconds), away: away, work: work)
    }
  }()
}

// MARK: Presentation

extension ScenarioFormat {
  /// The keys of every screen: how it is presented, and the app's mistakes.
  var presentation: JSONKey<Scenario.Screen> {
    .group(
      JSONKey.optional(
        "presentation",
        effect,
        "How the screen is presented; by default the system transition."
      ),
      JSONKey.optional(
        "dismissal",
        effect,
        "How the screen is dismissed; by default the system transition."
      ),
      JSONKey.optional(
        "dragToDismiss",
        dragToDismiss,
        "How a drag dismisses the screen; by default none does."
      ),
      JSONKey.optional(
        "dragToPresent",
        dragToPresent,
        "How a drag presents the screen with the effect of presentation; by default none does."
      ),
      Self.style,
      Self.systemTransition,
      systemPolicy,
      JSONKey.optional(
        "dimming",
        Self.dimming,
        "How the screen appears over a dimmed background, in the style custom."
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
      "The presentation style; by default fullScreen, or custom with dimming."
    )

  private static let systemTransition: JSONKey<TransitionStyleName?> =
    .optional(
      "systemTransition",
      .name(of: "a transition style", among: TransitionStyleName.allCases),
      "The look of the system's presentation; by default coverVertical."
    )

  private var systemPolicy: JSONKey<String?> {
    .optional(
      "policy",
      JSONShape.named("a policy", catalog.policies, by: \.name).map(\.name),
      """
      The policy that decides about the system's drags: the back swipe of a stack and the drag of \
      a sheet. By default the system's, as far as it is known.
      """
    )
  }

  private static let mistakes: JSONKey<[Scenario.Mistake]?> =
    .optional(
      "mistakes",
      .distinct(.name(of: "a mistake", among: Scenario.Mistake.allCases), by: \.rawValue),
      "What the app does wrong with the screen."
    )

  private static let dimming: JSONShape<DimmingPresentationController.Look> = {
    let share = JSONShape.number(in: 0.01...1)
    return .object(
      "a dimming",
      JSONKey.optional("width", share, or: .real(0.75), "The fraction of the width it fills."),
      JSONKey.optional("height", share, or: .real(0.5), "The fraction of the height it fills."),
      JSONKey.optional("darkness", .number(in: 0...1), or: .real(0.5), "How dark the rest is.")
    ) { width, height, darkness in
      DimmingPresentationController.Look(extent: [width, height], darkness: darkness)
    }
  }()
}

// MARK: Names

/// The presentation styles, as named in files.
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

/// The transition styles, as named in files.
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
