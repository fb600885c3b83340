/// A reference of a part to the object that contains it, such as a view's to its superview.
///
/// The reference does not retain the object. When the object is deallocated, its deinitialiser
/// clears the reference in each of its parts, so the reference never dangles. A weak reference, and
/// one that retains, would cost more than the read itself: a walk through thousands of views would
/// retain and release each of them.
@safe
struct Uncounted<Object: AnyObject> {
  private var reference: Unmanaged<Object>?

  init() {}

  init(_ object: Object?) {
    unsafe reference = object.map { unsafe Unmanaged.passUnretained($0) }
  }
}

extension Uncounted {
  /// The object, which is retained while the caller uses it.
  var object: Object? {
    @inline(__always) get { unsafe reference?.takeUnretainedValue() }
    @inline(__always) set {
      unsafe reference = newValue.map { unsafe Unmanaged.passUnretained($0) }
    }
  }

  var isNil: Bool { @inline(__always) get { unsafe reference == nil } }

  /// Whether it refers to an object.
  @inline(__always)
  func isReference(to object: Object) -> Bool {
    unsafe reference?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }

  /// Reads something of the object without retaining it; nil without an object.
  ///
  /// - Parameter read: Must not call code of the app, which could release the object.
  /// - Returns: What was read.
  @inline(__always)
  func read<Value>(_ read: (Object) -> Value) -> Value? {
    unsafe reference.map { unsafe $0._withUnsafeGuaranteedRef(read) }
  }
}

extension Array where Element: AnyObject {
  /// Calls a closure with each object; none is retained, because the array keeps them alive.
  @inline(__always)
  func forEachUncounted(_ body: (Element) -> Void) {
    unsafe withUnsafeBufferPointer { objects in
      for index in objects.indices {
        unsafe Unmanaged.passUnretained(objects[index])._withUnsafeGuaranteedRef(body)
      }
    }
  }
}
