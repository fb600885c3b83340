internal import Foundation

/// The classes of an app that its storyboards name.
struct StoryboardClasses {
  /// The view controllers and views, by their names.
  private var responders: [String: UIResponder.Type] = [:]
  private var segues: [String: UIStoryboard.Segue.Maker] = [:]
  private var objects: [String: () -> NSObject] = [:]
  private var actions: [Selector] = []
}

extension StoryboardClasses {
  mutating func add(_ type: UIResponder.Type) {
    responders[Self.name(of: type)] = type
  }

  mutating func add(segue type: UIStoryboardSegue.Type, _ make: @escaping UIStoryboard.Segue.Maker)
  {
    segues[Self.name(of: type)] = make
  }

  mutating func add(object type: NSObject.Type, _ make: @escaping () -> NSObject) {
    objects[Self.name(of: type)] = make
  }

  mutating func add(action: Selector) {
    actions.append(action)
  }

  func controller(_ name: String) -> UIViewController.Type? {
    responders[name] as? UIViewController.Type
  }

  func view(_ name: String) -> UIView.Type? { responders[name] as? UIView.Type }

  func segue(_ name: String) -> UIStoryboard.Segue.Maker? { segues[name] }

  func object(_ name: String) -> NSObject? { objects[name]?() }

  /// The registered method of an object with a name; nil if there is none.
  func action(_ name: Selector, of target: AnyObject) -> Selector? {
    #if canImport(ObjectiveC)
    return nil
    #else
    return actions.first { $0 == name && $0.isMethod(of: target) }
    #endif
  }

  /// The name of a class without its module and the types around it, as a storyboard states it.
  private static func name(of type: Any.Type) -> String { String(describing: type) }
}
