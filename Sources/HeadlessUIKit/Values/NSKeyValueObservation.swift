#if !canImport(ObjectiveC)
public import Foundation

/// What an observer of a value gets; raw values as in Foundation.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call at once, with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change.
  public let newValue: Value?
  /// The value before the change.
  public let oldValue: Value?
}

/// An observer of a value, which observes until it is invalidated or released.
public final class NSKeyValueObservation: NSObject {
  private var look: (() -> Void)?
  fileprivate weak var object: AnyObject?

  fileprivate init(of object: AnyObject, _ look: @escaping () -> Void) {
    self.object = object
    self.look = look
  }

  /// Ends the observation.
  public func invalidate() {
    look = nil
  }

  fileprivate var isOver: Bool { look == nil || object == nil }

  fileprivate func check() {
    look?()
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls a closure when a property has changed.
  ///
  /// The offset of a scroll view is noticed at once, as on a phone. Other properties are compared
  /// then and before each layout, because Swift has no hook for them; our choice.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: What the closure gets.
  ///   - changeHandler: The closure.
  /// - Returns: The observation; retain it.
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    let observation = NSKeyValueObservation(of: self) { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard new != old else { return }
      last = new
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil
        )
      )
    }
    Simulation.current.app.observedValues.add(observation)
    if options.contains(.initial) {
      let value = options.contains(.new) ? last : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
    }
    return observation
  }
}

/// The observations of a run.
final class ObservedValues {
  private struct Reference {
    weak var observation: NSKeyValueObservation?
  }

  private var references: [Reference] = []
}

extension ObservedValues {
  fileprivate func add(_ observation: NSKeyValueObservation) {
    references.append(Reference(observation: observation))
  }

  /// Reports what has changed: in an object, or in all of them for nil.
  func check(_ object: AnyObject? = nil) {
    guard !references.isEmpty else { return }
    references.removeAll { $0.observation?.isOver ?? true }
    for reference in references {
      guard let observation = reference.observation, object == nil || observation.object === object
      else { continue }
      observation.check()
    }
  }
}
#endif
