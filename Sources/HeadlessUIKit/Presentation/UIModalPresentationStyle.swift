/// The layout of a presented view controller; raw values as in UIKit.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// Covers the screen; the presenter's view leaves the hierarchy.
  case fullScreen = 0
  /// A sheet of a readable width; on a phone it has the width of the screen.
  case pageSheet = 1
  /// A centred sheet on a wide screen; a page sheet on a phone.
  case formSheet = 2
  /// Covers the nearest view controller that defines a presentation context; its view leaves the
  /// hierarchy.
  case currentContext = 3
  /// A presentation controller of the app defines the layout.
  case custom = 4
  /// Covers the screen; the presenter's view stays in the hierarchy.
  case overFullScreen = 5
  /// Covers the nearest view controller that defines a presentation context; its view stays in the
  /// hierarchy.
  case overCurrentContext = 6
  /// A popover beside its source on a wide screen; a page sheet on a phone.
  case popover = 7
  /// No modal style: the value in contexts of other transitions.
  ///
  /// No view controller can be presented with it. From an adaptive delegate it means no adaptation.
  case none = -1
  /// The system's choice: a page sheet, or full screen before iOS 13.
  case automatic = -2
}

extension UIModalPresentationStyle {
  /// The style, with ``automatic`` replaced by the system's choice.
  func resolved(by semantics: ChosenSemantics) -> UIModalPresentationStyle {
    self == .automatic ? semantics.automaticPresentationStyle : self
  }

  /// Whether the presenter's view leaves the hierarchy, with the appearance callbacks.
  var removesPresentersView: Bool { self == .fullScreen || self == .currentContext }

  var coversContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the user can drag the view away.
  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  var dims: Bool { isSheet }
}

/// The system's animation of a presented view controller; raw values as in UIKit.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// Slides up from the bottom, and down again.
  case coverVertical = 0
  /// Flips the presenter, with the presented view on its back.
  case flipHorizontal = 1
  /// Fades in and out.
  case crossDissolve = 2
}
