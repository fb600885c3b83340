extension ScenarioFormat {
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
  ]
}
