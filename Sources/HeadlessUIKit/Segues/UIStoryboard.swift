public import Foundation

/// The scenes of an app and the segues between them, defined in code.
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
/// An app that loads storyboards from a bundle gets the ones defined with the same names; the files
/// are not read.
public final class UIStoryboard: NSObject {
  let name: String
  private let contents: Contents

  struct Contents {
    let initial: String?
    let scenes: [String: Scene]
  }

  /// A scene: the creation of its view controller, and its segues.
  public struct Scene {
    let identifier: String
    let segues: [Segue]
    let make: () -> UIViewController

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
    }
  }

  /// Finds the storyboard defined with a name.
  ///
  /// - Parameters:
  ///   - name: The name; an undefined one is a fatal error, like UIKit's exception.
  ///   - storyboardBundleOrNil: Ignored.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let contents = Simulation.current.storyboards.contents[name] else {
      fatalError("Could not find a storyboard named '\(name)'; define it with UIStoryboard.define")
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
      scenes: Dictionary(scenes.map { ($0.identifier, $0) }, uniquingKeysWith: { $1 })
    )
  }

  /// Creates the view controller of the initial scene.
  public func instantiateInitialViewController() -> UIViewController? {
    contents.initial.map(instantiateViewController)
  }

  /// Creates the view controller of a scene.
  ///
  /// - Parameter identifier: The name of the scene; a missing one is a fatal error, like UIKit's
  ///   exception.
  /// - Returns: A new view controller.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let scene = contents.scenes[identifier] else {
      fatalError("Storyboard '\(name)' doesn't contain a view controller '\(identifier)'")
    }
    let controller = scene.make()
    controller.origin = StoryboardOrigin(storyboard: self, segues: scene.segues)
    return controller
  }
}

struct StoryboardOrigin {
  let storyboard: UIStoryboard
  let segues: [UIStoryboard.Segue]
}
