extension StateRules {
  private static let record = "a record of measured values"
  private static let surface = "UIKit's API"

  /// Types with more stored properties, with the reasons.
  static let largeTypes = [
    "ChosenSemantics":
      "the model's choices where sources are silent, one per property",
    "Costs": "the costs of each kind of work in a profile",
    "FrameRecord": record,
    "FrameSeries": record,
    "FrameSums": record,
    "Trace": record,
    "UIScrollView": surface,
    "UITextField": surface,
    "UIView": surface,
    "UIViewController": surface,
    "UIViewPropertyAnimator": surface,
  ]

  /// Types with initialisers of more parameters, with the reasons.
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
