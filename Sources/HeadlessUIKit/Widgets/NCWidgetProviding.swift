public import Foundation

/// The answer of a widget to an update; raw values as in NotificationCenter.
public enum NCUpdateResult: UInt, Hashable, Sendable {
  /// The content is new; the system takes a new snapshot.
  case newData = 0
  /// The content is as before; the old snapshot is kept.
  case noData = 1
  /// The update failed.
  case failed = 2
}

/// How much of a widget is shown; raw values as in NotificationCenter.
public enum NCWidgetDisplayMode: Int, Hashable, Sendable {
  /// With the fixed height of a collapsed widget.
  case compact = 0
  /// With the preferred height, up to a maximum.
  case expanded = 1
}

/// A view controller of a Today extension.
public protocol NCWidgetProviding: NSObjectProtocol {
  /// Updates the content; the handler must be called exactly once.
  ///
  /// It is called before the widget is shown, before a snapshot is taken, and from time to time
  /// while the widget is not shown.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)

  /// The margins of the content, given those that the system proposes.
  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets)
    -> UIEdgeInsets

  /// Called when the user expands or collapses the widget, with the largest size in points.
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode,
    withMaximumSize maxSize: CGSize
  )
}

extension NCWidgetProviding {
  /// Answers that nothing is new.
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.noData)
  }

  /// Returns the proposed margins.
  public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets)
    -> UIEdgeInsets
  { defaultMarginInsets }

  /// Does nothing.
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode,
    withMaximumSize maxSize: CGSize
  ) {}
}
