public import Foundation

/// Something that a control does.
open class UIAction: NSObject {
  /// The text that stands for it.
  open var title: String
  /// The picture that stands for it.
  open var image: UIImage?
  /// The control that did it last.
  public internal(set) weak var sender: AnyObject?
  let handler: (UIAction) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: the text that stands for it.
  ///   - image: the picture that stands for it.
  ///   - handler: does it.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.image = image
    self.handler = handler
  }
}
