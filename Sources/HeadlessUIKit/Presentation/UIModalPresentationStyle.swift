/// How a presented controller stands on the screen; raw values as in UIKit.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// It covers the screen and the presenter's view leaves the hierarchy.
  case fullScreen = 0
  /// It lies on a sheet as wide as is good to read; on a phone the sheet fills the width.
  case pageSheet = 1
  /// It lies on a sheet in the middle of a wide screen; on a phone it is a page sheet.
  case formSheet = 2
  /// It covers the nearest controller that defines a presentation context, whose view leaves the
  /// hierarchy.
  case currentContext = 3
  /// A presentation controller of the app says how it stands.
  case custom = 4
  /// It covers the screen and the presenter's view stays where it is, behind.
  case overFullScreen = 5
  /// It covers the nearest controller that defines a presentation context and leaves its view where
  /// it is, behind.
  case overCurrentContext = 6
  /// It lies beside what it belongs to on a wide screen; on a phone it is a page sheet.
  case popover = 7
  /// No modal style: what contexts of other transitions answer. No controller can be presented so;
  /// from an adaptive delegate it means that nothing is to be adapted.
  case none = -1
  /// The system chooses: a page sheet.
  case automatic = -2
}

extension UIModalPresentationStyle {
  /// The style with the system's choice made.
  var resolved: UIModalPresentationStyle {
    self == .automatic ? ChosenSemantics.automaticPresentationStyle : self
  }

  /// Whether the presenter's view leaves the hierarchy, so that it hears of it.
  var removesPresentersView: Bool { self == .fullScreen || self == .currentContext }

  /// Whether it covers a presentation context rather than the screen.
  var coversContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether a user can drag it away.
  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// What lies behind is darkened.
  var dims: Bool { isSheet }
}

/// How the system moves a presented controller; raw values as in UIKit.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// It rises from below and sinks back.
  case coverVertical = 0
  /// The whole turns round: the presenter is in front, the page on the back.
  case flipHorizontal = 1
  /// It fades in and out.
  case crossDissolve = 2
}
