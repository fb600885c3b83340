internal import Foundation

/// A property or a method of an app's class, under the name that a storyboard has for it.
///
/// It replaces Objective-C's lookup by name: a stored property of the class, whose value a
/// storyboard finds.
///
///     final class PhotoController: UIViewController {
///       weak var photo: UIImageView!
///       private let photoOutlet = IBConnection("photo", \PhotoController.photo)
///     }
///
/// The property can also be a list of connections. The plugin AppSources writes one for the outlets
/// and actions of a class. A method in an extension can be registered instead, with
/// ``UIStoryboard/register(actions:)``.
public struct IBConnection {
  let name: String
  /// Sets the property to the first of some values that has its type; false if none has.
  let set: (AnyObject, [Any]) -> Bool
  /// The method; nil for a property.
  let action: Selector?

  /// Creates a connection to a property.
  ///
  /// - Parameters:
  ///   - name: The name in the storyboard.
  ///   - property: The property.
  public init<Root: AnyObject, Value>(
    _ name: String,
    _ property: ReferenceWritableKeyPath<Root, Value>
  ) {
    self.name = name
    action = nil
    set = { object, values in
      guard let object = object as? Root,
        let value = values.lazy.compactMap({ $0 as? Value }).first
      else { return false }
      object[keyPath: property] = value
      return true
    }
  }

  /// Creates a connection to a method that controls, gestures or unwind segues call.
  public init(_ action: Selector) {
    name = "\(action)"
    self.action = action
    set = { _, _ in false }
  }
}

extension IBConnection {
  /// The connections of an object, those of its class before those of the superclasses.
  static func all(of object: AnyObject) -> [IBConnection] {
    var found: [IBConnection] = []
    var level: Mirror? = Mirror(reflecting: object)
    // The system's own classes have none.
    while let mirror = level, !String(reflecting: mirror.subjectType).hasPrefix(modulePrefix) {
      found += mirror.children.flatMap {
        $0.value as? [IBConnection] ?? ($0.value as? IBConnection).map { [$0] } ?? []
      }
      level = mirror.superclassMirror
    }
    return found
  }

  private static let modulePrefix = "HeadlessUIKit."
}
