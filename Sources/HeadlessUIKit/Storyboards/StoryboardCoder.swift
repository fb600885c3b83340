internal import Foundation
internal import JankStoryboards

/// Hands a view of a storyboard to the initialiser of its class.
///
/// Only the system's classes read it.
final class StoryboardCoder: NSCoder {
  /// The view; nil for a view controller.
  let view: StoryboardView?
  let frame: CGRect

  init(_ view: StoryboardView? = nil, frame: CGRect = .zero) {
    self.view = view
    self.frame = frame
    super.init()
  }
}

extension NSCoder {
  /// The frame of the view that is created, in points.
  var storedFrame: CGRect { (self as? StoryboardCoder)?.frame ?? .zero }

  /// The type of the button that is created, as named in a storyboard.
  var storedButtonType: String? { storedStyle?.buttonType }

  /// The style of the table that is created, as named in a storyboard.
  var storedTableStyle: String? { storedStyle?.style }

  /// The identifier for reuse of the cell that is created.
  var storedReuseIdentifier: String? { storedStyle?.reuseIdentifier }

  private var storedStyle: StoryboardStyle? { (self as? StoryboardCoder)?.view?.look.style }
}
