public import Foundation

/// What views and controllers have in common: a place in the chain that events travel.
open class UIResponder: NSObject {
  /// The responder that is asked after this one.
  open var next: UIResponder? { nil }
}
