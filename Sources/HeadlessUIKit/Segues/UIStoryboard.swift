public import Foundation

/// The pages of an app and the ways between them, written down in code.
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
/// An app that reads its storyboards from a bundle finds the ones of the same names that were
/// defined before; the files themselves are not read.
public final class UIStoryboard: NSObject {
  /// The name of the storyboard.
  let name: String
  private let contents: Contents

  /// What was defined under a name.
  struct Contents {
    let initial: String?
    let scenes: [String: Scene]
  }

  /// One page: how its controller is made and where it leads.
  public struct Scene {
    let identifier: String
    let segues: [Segue]
    let make: () -> UIViewController

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - identifier: its name in the storyboard.
    ///   - segues: the ways that lead from it.
    ///   - make: makes its controller.
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

  /// Finds the storyboard that was defined under a name.
  ///
  /// - Parameters:
  ///   - name: the name; one that is not defined ends the run, as UIKit's exception would.
  ///   - storyboardBundleOrNil: taken as read.
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
  ///   - name: its name.
  ///   - initial: the page it begins with, if any.
  ///   - scenes: its pages; the later of two with the same name counts.
  public static func define(_ name: String, initial: String? = nil, scenes: [Scene]) {
    Simulation.current.storyboards.contents[name] = Contents(
      initial: initial,
      scenes: Dictionary(scenes.map { ($0.identifier, $0) }, uniquingKeysWith: { $1 })
    )
  }

  /// Makes the controller of the page that the storyboard begins with.
  public func instantiateInitialViewController() -> UIViewController? {
    contents.initial.map(instantiateViewController)
  }

  /// Makes the controller of a page.
  ///
  /// - Parameter identifier: the name of the page; one that is not there ends the run, as UIKit's
  ///   exception would.
  /// - Returns: A new controller.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let scene = contents.scenes[identifier] else {
      fatalError("Storyboard '\(name)' doesn't contain a view controller '\(identifier)'")
    }
    let controller = scene.make()
    controller.origin = StoryboardOrigin(storyboard: self, segues: scene.segues)
    return controller
  }
}

/// Where a controller comes from that a storyboard made.
struct StoryboardOrigin {
  let storyboard: UIStoryboard
  let segues: [UIStoryboard.Segue]
}
