#if !canImport(ObjectiveC)
public import Foundation

extension NSObject {
  /// Whether the object is an instance of a class or of a subclass.
  public func isKind(of aClass: AnyClass) -> Bool {
    let classes = sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }
    return classes.contains { $0.subjectType == aClass }
  }
}
#endif
