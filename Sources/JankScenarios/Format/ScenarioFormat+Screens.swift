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
      } writing: { screens in
        screens.map { JSONEntry($0.value.name, $0.value) }
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
    } parts: { screen in
      screen.controller.map { ($0, screen) }
    }
  }

  private var page: JSONShape<Scenario.Screen> {
    .object(
      "a page",
      tiles,
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
      Self.views,
      Self.lottie,
      presentation,
      Self.segues,
      Self.unwindActions
    ) { tiles, loading, work, countdown, scroll, costs, views, lottie, screen, segues, actions in
      var screen = screen
      screen.content.layerCount = tiles.count
      screen.content.columnCount = tiles.columnCount
      screen.content.loadTime = Interval(nanoseconds: loading)
      screen.content.work = work
      screen.content.countdown = countdown
      screen.content.scrollHeight = scroll
      screen.content.costs = costs
      screen.content.views = views
      screen.content.lottie = lottie
      screen.segues = segues ?? []
      screen.unwindActions = actions ?? []
      return screen
    } parts: { screen in
      guard case .page = screen.kind else { return nil }
      let content = screen.content
      return (
        Tiles(count: content.layerCount, columnCount: content.columnCount),
        content.loadTime.nanoseconds,
        content.work, content.countdown, content.scrollHeight, content.costs, content.views,
        content.lottie,
        screen,
        screen.segues.isEmpty ? nil : screen.segues,
        screen.unwindActions.isEmpty ? nil : screen.unwindActions
      )
    }
  }

  /// The tiles of a page.
  private struct Tiles {
    var count: Int
    var columnCount: Int
  }

  private var tiles: JSONKey<Tiles> {
    .group(
      JSONKey.optional(
        "layers",
        .integer(in: 0...Int64(ScenarioLimits.pageLayerCount)),
        or: .integer(0),
        "How many layers the page has: square tiles that fill rows from the top of the page; 24 "
          + "layers on a screen of 375 points are 6 rows of 93.75 points."
      ),
      JSONKey.optional(
        "columns",
        .integer(in: 1...1_000),
        or: .integer(4),
        "How many layers are in a row; each is as wide as the screen divided by this number."
      )
    ) { count, columnCount in
      Tiles(count: Int(count), columnCount: Int(columnCount))
    } parts: {
      (Int64($0.count), Int64($0.columnCount))
    }
  }
}

// MARK: Timers

extension ScenarioFormat {
  private static let countdown: JSONShape<Scenario.Countdown> = {
    let time = JSONShape.interval(in: 0...100_000_000_000)
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
    } parts: {
      (Int64($0.saved), $0.away, $0.work)
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
        style: style ?? Self.style(with: dimming),
        systemTransition: system ?? .coverVertical,
        policy: policy,
        dimming: dimming
      )
      presenting.statesStyle = style != nil || system != nil || dimming != nil
      return Scenario.Screen(name: "", presenting: presenting, mistakes: mistakes ?? [])
    } parts: { screen in
      let how = screen.presenting
      let system = how.systemTransition == .coverVertical ? nil : how.systemTransition
      let isStated = how.statesStyle && system == nil && how.dimming == nil
      let style = isStated || how.style != Self.style(with: how.dimming) ? how.style : nil
      return (
        how.presentation, how.dismissal, how.dragToDismiss, how.dragToPresent, style, system,
        how.policy, how.dimming, screen.mistakes.isEmpty ? nil : screen.mistakes
      )
    }
  }

  /// The style of a screen that states none.
  private static func style(
    with dimming: DimmingPresentationController.Look?
  ) -> UIModalPresentationStyle {
    dimming == nil ? .fullScreen : .custom
  }

  private static let style: JSONKey<UIModalPresentationStyle?> =
    .optional(
      "style",
      JSONShape.name(of: "a presentation style", among: StyleName.allCases).map(\.style) { style in
        StyleName.allCases.first { $0.style == style }
      },
      "The presentation style; by default fullScreen, or custom with dimming."
    )

  private static let systemTransition: JSONKey<UIModalTransitionStyle?> =
    .optional(
      "systemTransition",
      JSONShape.name(of: "a transition style", among: TransitionStyleName.allCases)
        .map(\.style) { style in TransitionStyleName.allCases.first { $0.style == style } },
      "The look of the system's presentation; by default coverVertical."
    )

  private var systemPolicy: JSONKey<String?> {
    .optional(
      "policy",
      .named("a policy", catalog.policies.map(\.name), by: \.self),
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
    } parts: {
      ($0.extent.x, $0.extent.y, $0.darkness)
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
