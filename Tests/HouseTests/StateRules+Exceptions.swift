extension StateRules {
  private static let record = "a record of measured values"
  private static let surface = "UIKit's own surface"

  /// Types that may have more stored properties, and why.
  static let largeTypes = [
    "ChosenSemantics":
      "what the model does where sources leave it open, one choice a property",
    "Costs": "what each kind of work costs, as a profile states it",
    "FrameRecord": record,
    "FrameSeries": record,
    "FrameTally": record,
    "Trace": record,
    "UIScrollView": surface,
    "UIView": surface,
    "UIViewController": surface,
    "UIViewPropertyAnimator": surface,
  ]

  /// Types whose initialisers may have more parameters, and why.
  static let longInitialisers = [
    "CATransform3D": surface,
    "Command": "a command as one literal",
    "Commit": record,
    "Contact": record,
    "Finding": record,
    "FrameRecord": record,
    "LayerSample": record,
    "Metric": "a definition as one literal",
    "Option": "an option as one literal",
  ]
}
