extension UIScrollView {
  /// Which insets of bars are added to those of the app; raw values as in UIKit.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Those that matter.
    case automatic = 0
    /// Those along axes that scroll.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All.
    case always = 3
  }
}
