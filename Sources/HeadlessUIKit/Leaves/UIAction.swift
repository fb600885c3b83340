public import Foundation

/// An action of a control.
open class UIAction: NSObject {
  /// The title that a control shows for the action.
  open var title: String
  /// The image that a control shows for the action.
  open var image: UIImage?
  /// The control that performed the action last.
  public internal(set) weak var sender: AnyObject?
  let handler: (UIAction) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title that a control shows.
  ///   - image: The image that a control shows.
  ///   - handler: The closure that performs the action.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.image = image
    self.handler = handler
  }
}
