/// How a presented controller stands on the screen; raw values as in UIKit.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// It covers the screen and the presenter's view leaves the hierarchy.
  case fullScreen = 0
  /// It covers the screen and the presenter's view stays where it is, behind.
  case overFullScreen = 5
  /// No modal style: what contexts of other transitions answer.
  case none = -1

  /// Whether the presenter's view leaves the hierarchy, so that it hears of it.
  var removesPresentersView: Bool { self == .fullScreen }
}
