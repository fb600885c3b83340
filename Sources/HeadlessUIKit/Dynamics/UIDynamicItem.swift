public import Foundation

/// Something that forces can move: a view, or an object of the app's own that stands for a number.
public protocol UIDynamicItem: NSObjectProtocol {
  /// Where it is in the coordinates of the animator's reference view, in points.
  var center: CGPoint { get set }
  /// Its size, which decides its mass; only the size counts.
  var bounds: CGRect { get }
  /// How it is turned; nothing that is modelled turns it.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

extension UIDynamicItem {
  /// The name by which an animator knows the item.
  var dynamicID: ObjectIdentifier { ObjectIdentifier(self) }
}
