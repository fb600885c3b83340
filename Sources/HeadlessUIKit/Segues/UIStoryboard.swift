public import Foundation
internal import JankStoryboards

/// The scenes of an app and the segues between them, from a storyboard file or defined in code.
///
/// An app that loads storyboards from a bundle gets those that ``define(_:data:)`` gave to the run
/// under the same names. Without a file, scenes can be defined:
///
///     UIStoryboard.define(
///       "Main",
///       initial: "List",
///       scenes: [
///         .init("List", segues: [.init("open", .show("Detail"))]) { ListController() },
///         .init("Detail", segues: [.init("back", .unwind("toList:"))]) { DetailController() },
///       ]
///     )
///     let list = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
///
public final class UIStoryboard: NSObject {
  let name: String
  private let contents: Contents

  struct Contents {
    let initial: String?
    /// The scenes, in a file by the identifiers of their elements.
    let scenes: [String: Scene]
    /// The keys of a file's scenes, by the names that code uses; nil if they are the same.
    let names: [String: String]?
    /// The references of a file to scenes of other storyboards, by the identifiers of the elements.
    let references: [String: StoryboardReference]
  }

  /// A scene: the creation of its view controller, and its segues.
  public struct Scene {
    let identifier: String
    let segues: [Segue]
    let make: () -> UIViewController
    /// The scene of a file, or nil for one that is defined in code.
    let file: SceneFile?

    /// Creates a scene.
    ///
    /// - Parameters:
    ///   - identifier: Its name in the storyboard.
    ///   - segues: The segues that start at it.
    ///   - make: Creates its view controller.
    public init(
      _ identifier: String,
      segues: [Segue] = [],
      _ make: @escaping () -> UIViewController
    ) {
      self.identifier = identifier
      self.segues = segues
      self.make = make
      file = nil
    }

    init(_ file: SceneFile) {
      identifier = file.controller.id
      segues = file.segues
      make = { file.makeController() }
      self.file = file
    }
  }

  /// Finds the storyboard defined with a name.
  ///
  /// - Parameters:
  ///   - name: The name; an undefined one is a fatal error, like UIKit's exception.
  ///   - storyboardBundleOrNil: Ignored.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let contents = Simulation.current.storyboards.contents[name] else {
      fatalError(
        "Could not find a storyboard named '\(name)'; give it to the run with UIStoryboard.define"
      )
    }
    self.name = name
    self.contents = contents
  }
}

extension UIStoryboard {
  /// Defines a storyboard for the rest of the run.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - initial: The name of its initial scene, if any.
  ///   - scenes: Its scenes; the later of two with the same name counts.
  public static func define(_ name: String, initial: String? = nil, scenes: [Scene]) {
    Simulation.current.storyboards.contents[name] = Contents(
      initial: initial,
      scenes: Dictionary(scenes.map { ($0.identifier, $0) }, uniquingKeysWith: { $1 }),
      names: nil,
      references: [:]
    )
  }

  /// Creates the view controller of the initial scene.
  public func instantiateInitialViewController() -> UIViewController? {
    contents.initial.map(instantiate)
  }

  /// Creates the view controller of a scene.
  ///
  /// - Parameter identifier: The name of the scene; a missing one is a fatal error, like UIKit's
  ///   exception.
  /// - Returns: A new view controller.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let names = contents.names else { return instantiate(identifier) }
    guard let key = names[identifier] else {
      let known = names.keys.sorted().joined(separator: ", ")
      fatalError(
        "Storyboard '\(name)' doesn't contain a view controller '\(identifier)'; it has \(known)"
      )
    }
    return instantiate(key)
  }

  /// Creates the view controller of a scene by its key, following references.
  func instantiate(_ key: String) -> UIViewController {
    if let reference = contents.references[key] { return follow(reference, from: key) }
    guard let scene = contents.scenes[key] else {
      fatalError("Storyboard '\(name)' doesn't contain a view controller '\(key)'")
    }
    let controller = scene.make()
    let loaded = scene.file.map { LoadedScene($0, of: controller, in: self) }
    controller.origin = StoryboardOrigin(storyboard: self, segues: scene.segues, loaded: loaded)
    loaded?.awake()
    return controller
  }

  private func follow(_ reference: StoryboardReference, from key: String) -> UIViewController {
    let other = reference.storyboard.map { UIStoryboard(name: $0, bundle: nil) } ?? self
    if let identifier = reference.identifier {
      guard other.contents.names?[identifier] != key || other.name != name else {
        fatalError("The reference '\(key)' of storyboard '\(name)' leads back to itself")
      }
      return other.instantiateViewController(withIdentifier: identifier)
    }
    guard let controller = other.instantiateInitialViewController() else {
      fatalError("Storyboard '\(other.name)' has no initial view controller")
    }
    return controller
  }
}

struct StoryboardOrigin {
  let storyboard: UIStoryboard
  let segues: [UIStoryboard.Segue]
  /// The objects of a scene of a file.
  let loaded: LoadedScene?
}
