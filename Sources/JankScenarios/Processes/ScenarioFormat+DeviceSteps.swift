internal import HeadlessUIKit
internal import JankText

extension ScenarioFormat {
  /// The steps outside the app's own screens, by the key that identifies them.
  static let deviceSteps: [(key: String, shape: JSONShape<Scenario.Step>)] = [
    ("widget", widgetStep), ("open", openStep), ("openURL", openURLStep), ("kill", killStep),
    ("clock", clockStep), ("memory", memoryStep), ("lowMemory", lowMemoryStep),
    ("timer", timerStep), ("interrupt", interruptStep),
  ]

  private static let widgetStep: JSONShape<Scenario.Step> =
    step(
      "a step of the widget",
      JSONKey.required(
        "widget",
        .name(of: "what happens to the widget", among: Scenario.WidgetAction.allCases),
        """
        What happens to the widget: the user shows, hides, expands or collapses it, or the system \
        asks for an update while it is not shown.
        """
      )
    ) {
      .device(.widget($0))
    } parts: {
      if case .device(.widget(let action)) = $0 { action } else { nil }
    }

  private static let openStep: JSONShape<Scenario.Step> =
    step(
      "the opening of an app",
      JSONKey.required(
        "open",
        .reference(to: processKind),
        "The app that the user opens, or \"home screen\"."
      )
    ) {
      .device(.open($0))
    } parts: {
      if case .device(.open(let name)) = $0 { name } else { nil }
    }

  private static let openURLStep: JSONShape<Scenario.Step> =
    step(
      "the opening of a URL",
      JSONKey.required(
        "openURL",
        .text(length: 1...1000),
        "The URL to open, such as \"app://finished\"; the app of the screens has the scheme app."
      ),
      JSONKey.optional(
        "from",
        .named("where the URL is opened", ["system", "widget"]) { $0 },
        or: .text("system"),
        "Who opens it."
      )
    ) {
      .device(.openURL($0, fromWidget: $1 == "widget"))
    } parts: {
      if case .device(.openURL(let url, let isFromWidget)) = $0 {
        (url, isFromWidget ? "widget" : "system")
      } else {
        nil
      }
    }

  private static let killStep: JSONShape<Scenario.Step> =
    step(
      "the end of a process",
      JSONKey.required(
        "kill",
        .reference(to: processKind),
        "The process that ends at once, without a callback."
      )
    ) {
      .device(.kill($0))
    } parts: {
      if case .device(.kill(let name)) = $0 { name } else { nil }
    }

  private static let clockStep: JSONShape<Scenario.Step> =
    step(
      "a change of the clock",
      JSONKey.required(
        "clock",
        .named("a direction", ["forward", "back"]) { $0 },
        "How the user sets the clock; dates follow it, timers and animations do not."
      ),
      JSONKey.required("by", .interval(in: 1...100_000_000_000_000), "By how much.")
    ) { direction, length in
      .device(.clock(by: direction == "back" ? .zero - length : length))
    } parts: {
      guard case .device(.clock(let change)) = $0 else { return nil }
      return change < .zero ? ("back", .zero - change) : ("forward", change)
    }

  private static let memoryStep: JSONShape<Scenario.Step> =
    step(
      "an allocation",
      JSONKey.required("memory", .memory, "How much memory a process allocates."),
      place("The process; by default the widget.", or: Scenario.widgetProcess)
    ) {
      .device(.memory($0, in: $1))
    } parts: {
      if case .device(.memory(let bytes, let name)) = $0 { (bytes, name) } else { nil }
    }

  private static let lowMemoryStep: JSONShape<Scenario.Step> =
    step(
      "a lack of memory",
      JSONKey.required(
        "lowMemory",
        .name(of: "what the system does", among: Scenario.MemoryAction.allCases),
        """
        What the system does when memory runs out: it warns the processes that run, or ends one: \
        suspended processes first, widgets before apps, the app on screen last.
        """
      )
    ) {
      .device(.lowMemory($0))
    } parts: {
      if case .device(.lowMemory(let action)) = $0 { action } else { nil }
    }

  private static let timerStep: JSONShape<Scenario.Step> =
    step(
      "the start of the timer",
      JSONKey.required("timer", .integer(in: 1...1_000), "The seconds of the timer."),
      place("Where the user starts it: in the app or in the widget.", or: Scenario.appProcess)
    ) {
      .device(.timer(Int($0), in: $1))
    } parts: {
      if case .device(.timer(let seconds, let name)) = $0 { (Int64(seconds), name) } else { nil }
    }

  private static let interruptStep: JSONShape<Scenario.Step> =
    step(
      "an interruption",
      JSONKey.required(
        "interrupt",
        .name(of: "an interruption", among: Phone.Interruption.allCases),
        """
        What interrupts the user: the banner of a "call", during which the app is inactive and has \
        no touches, the banner of a "notification", the "app switcher", "heat", which halves the \
        highest refresh rate, or "low power", which limits it to 60 Hz. Banners and the app \
        switcher are drawn by the system, in a process of its own.
        """
      ),
      JSONKey.required("for", .interval(in: 1...100_000_000_000), "How long it lasts.")
    ) {
      .device(.interruption($0, length: $1))
    } parts: {
      if case .device(.interruption(let kind, let length)) = $0 { (kind, length) } else { nil }
    }

  private static func place(_ about: String, or standard: String) -> JSONKey<String> {
    .optional("in", .reference(to: processKind), or: .text(standard), about)
  }
}
