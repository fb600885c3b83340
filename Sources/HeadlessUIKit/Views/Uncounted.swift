/// A reference to the object that contains the referring one, which is not counted.
///
/// The containing object clears the reference in its deinitialiser, so it never refers to what is
/// gone. Counting would take longer than what is read: each step through thousands of views would
/// count twice.
@safe
struct Uncounted<Object: AnyObject> {
  private var reference: Unmanaged<Object>?

  init() {}

  init(_ object: Object?) {
    unsafe reference = object.map { unsafe Unmanaged.passUnretained($0) }
  }
}

extension Uncounted {
  /// The object, which is counted while it is used.
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

  /// Reads something of the object without counting; nil without an object.
  ///
  /// - Parameter read: Must not call code of the app, which could release the object.
  /// - Returns: What was read.
  @inline(__always)
  func read<Value>(_ read: (Object) -> Value) -> Value? {
    unsafe reference.map { unsafe $0._withUnsafeGuaranteedRef(read) }
  }
}

extension Array where Element: AnyObject {
  /// Calls a closure with each object; none is counted, because the list keeps them until the end.
  @inline(__always)
  func forEachUncounted(_ body: (Element) -> Void) {
    unsafe withUnsafeBufferPointer { objects in
      for index in objects.indices {
        unsafe Unmanaged.passUnretained(objects[index])._withUnsafeGuaranteedRef(body)
      }
    }
  }
}
