public import Foundation

/// Hears of scrolling and decides where it comes to rest.
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger is about to let go of the content.
  ///
  /// - Parameters:
  ///   - scrollView: the scroll view.
  ///   - velocity: how fast the content moves, in points a millisecond.
  ///   - targetContentOffset: where it will come to rest, in points; can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// The finger has let go of the content.
  ///
  /// - Parameters:
  ///   - scrollView: the scroll view.
  ///   - decelerate: whether the content goes on moving.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content begins to move on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Nothing happens.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing happens.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The content comes to rest where it would.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Nothing happens.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {}
  /// Nothing happens.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing happens.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
