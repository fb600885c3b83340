#if !canImport(Darwin)
public import Foundation

/// An object that shows a file of a group, and hears of changes by other processes.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file.
  var presentedItemURL: URL? { get }
  /// The queue of the calls; they are made on the main thread whatever it is.
  var presentedItemOperationQueue: OperationQueue { get }

  /// Called after another process has written the file in a coordinated access.
  func presentedItemDidChange()
}

extension NSFilePresenter {
  /// Does nothing.
  public func presentedItemDidChange() {}
}
#endif
