#if !canImport(ObjectiveC)
internal import Foundation

/// How an object keeps another one that is associated with it; raw values as in Objective-C.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied; here retained.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Copied; here retained.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under the address of a key; nil removes it.
///
/// The value lives as long as the object. It is released at the next access to any associated value
/// after the object is gone.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
  unsafe Simulation.current.app.associations.set(value, isWeak, of: object as AnyObject, key)
}

/// Returns the value that is associated with an object under the address of a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  unsafe Simulation.current.app.associations.value(of: object as AnyObject, key)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  Simulation.current.app.associations.removeAll(of: object as AnyObject)
}

/// The values that the objects of an app are associated with.
final class AssociatedObjects {
  private struct Owner {
    weak var object: AnyObject?
    var values: [UInt: Value] = [:]
  }

  private enum Value {
    case kept(Any)
    case unkept(WeakBox)
  }

  private struct WeakBox {
    weak var object: AnyObject?
  }

  private var owners: [ObjectIdentifier: Owner] = [:]
}

extension AssociatedObjects {
  func set(_ value: Any?, _ isWeak: Bool, of object: AnyObject, _ key: UnsafeRawPointer) {
    forgetTheGone()
    let id = ObjectIdentifier(object)
    let boxed = value.map { value in
      isWeak ? Value.unkept(WeakBox(object: value as AnyObject)) : .kept(value)
    }
    owners[id, default: Owner(object: object)].values[UInt(bitPattern: key)] = boxed
  }

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    // Another object may have had the same address before.
    guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
    return switch owner.values[UInt(bitPattern: key)] {
    case .kept(let value): value
    case .unkept(let box): box.object
    case nil: nil
    }
  }

  func removeAll(of object: AnyObject) {
    owners[ObjectIdentifier(object)] = nil
  }

  /// Releases what belongs to objects that are gone, which may release further objects.
  func forgetTheGone() {
    while true {
      let gone = owners.filter { $0.value.object == nil }
      guard !gone.isEmpty else { return }
      for id in gone.keys { owners[id] = nil }
    }
  }
}
#endif
