internal import JankText

extension ScenarioFormat {
  /// The keys of scenarios that only a tool with an app's own controllers understands.
  static let keysOfControllers = Dictionary(
    uniqueKeysWithValues: ["call", "controller"].map { key in
      (
        key,
        (
          message: "\(quoted(key)) needs an app's own controller, and this tool contains none",
          hint: "run the file with the tool of your package, such as \"swift run my-janklab\""
        )
      )
    }
  )

  /// Gestures that are no steps, with what to write instead.
  static let keysOfGestures: [String: (message: String, hint: String)] = [
    "pinch": (
      #""pinch" is no step; all gestures are drags"#,
      #"use "drag"; what a pinch drives: janklab help pinch"#
    ),
    "tap": (
      #""tap" is no step"#, #"write what the tap causes, such as "present", "push" or "dismiss""#
    ),
  ]

  /// Groups of keys that people confuse: those of the format, of UIKit and of other tools.
  static let synonyms: [[String]] = [
    ["for", "duration", "length"],
    ["at", "time", "when", "start"],
    ["over", "duration"],
    ["on", "screen", "target", "stack"],
    ["name", "id", "title"],
    ["about", "description", "comment"],
    ["devices", "device", "profile", "profiles"],
    ["strategies", "strategy", "animators", "animator"],
    ["script", "steps", "events", "actions"],
    ["screens", "pages", "views", "viewControllers"],
    ["root", "initial", "rootViewController", "start"],
    ["columns", "cols", "column"],
    ["layers", "views", "subviews", "sublayers"],
    ["damping", "dampingRatio"],
    ["viewDidLoad", "load", "loadView"],
    ["thresholds", "budgets", "limits", "rules"],
    ["present", "show", "open", "modal"],
    ["dismiss", "close", "hide"],
    ["pop", "back", "goBack"],
    ["drag", "swipe", "pan", "gesture"],
    ["stall", "block", "hang", "sleep", "busy"],
    ["turnBack", "reverse", "interrupt"],
    ["stack", "navigation", "navigationController"],
    ["tabs", "tabBar", "tabBarController"],
    ["pages", "viewControllers"],
    ["dragToDismiss", "swipeToDismiss", "panToDismiss", "pullToDismiss", "interactiveDismissal"],
    ["dragToPresent", "swipeToPresent", "panToPresent", "pullToPresent"],
    ["dragToPop", "swipeToPop", "panToPop", "swipeBack", "interactivePop"],
    ["dragToChange", "swipeToChange", "panToChange"],
  ]
}
