internal import Foundation
internal import JankStoryboards
internal import JankText

/// A scene of a file, with what its views depend on.
struct SceneFile {
  let scene: StoryboardScene
  let controller: StoryboardController
  let board: Storyboard
  let screen: StoryboardSize
}

extension SceneFile {
  /// Creates the view controller, of the app's class if the file names one.
  func makeController() -> UIViewController {
    let coder = StoryboardCoder()
    if let name = controller.customClass {
      guard let type = Simulation.current.storyboards.classes.controller(name) else {
        fail("Unknown class \(name)", "register it: UIStoryboard.register(\(name).self)")
      }
      guard let made = type.init(coder: coder) else {
        fail("init(coder:) of \(name) returned nil", "create the view controller in it")
      }
      return made
    }
    let made: UIViewController? =
      switch controller.element {
      case "viewController": UIViewController(coder: coder)
      case "navigationController": UINavigationController(coder: coder)
      case "tabBarController": UITabBarController(coder: coder)
      case "tableViewController": UITableViewController(coder: coder)
      default: nil
      }
    if let made { return made }
    fail("A \(controller.element) is not modelled", "give it a registered class of the app")
  }

  private func fail(_ message: String, _ remedy: String) -> Never {
    let position = controller.position
    fatalError("\(message) in \(board.path):\(position.line):\(position.column); \(remedy)")
  }
}
