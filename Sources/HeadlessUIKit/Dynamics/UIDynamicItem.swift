public import Foundation

/// An object that forces can move: a view, or an app's object for any value.
public protocol UIDynamicItem: NSObjectProtocol {
  /// The position in the animator's reference view, in points.
  var center: CGPoint { get set }
  /// The bounds; only the size counts, for the mass.
  var bounds: CGRect { get }
  /// The transform; no modelled behaviour changes it.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

extension UIDynamicItem {
  var dynamicID: ObjectIdentifier { ObjectIdentifier(self) }
}
