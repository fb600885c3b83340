public import Foundation
internal import JankStoryboards
internal import JankText

extension UIStoryboard {
  /// Puts a storyboard file into the app's bundle for the rest of the run.
  ///
  /// A run opens no files, so ``init(name:bundle:)`` finds a storyboard once this gave it to the
  /// run. The file's classes must be registered.
  ///
  /// - Parameters:
  ///   - name: The name, without an extension.
  ///   - data: The contents of the file.
  /// - Throws: If the data is not a storyboard of an iOS app, with the position of the error.
  public static func define(_ name: String, data: Data) throws {
    let simulation = Simulation.current
    let size = simulation.app.screen.bounds.size
    let screen = StoryboardSize(size.width, size.height)
    let path = "\(name).storyboard"
    let board = try StoryboardReader.read([UInt8](data), path: path, for: screen)
    for warning in board.warnings { simulation.warn(warning.oneLine) }
    simulation.storyboards.contents[name] = Contents(board, on: screen)
  }

  /// Registers the view controllers and views of the app that its storyboards name.
  ///
  /// Swift has no lookup of a class by its name here. A view controller that is not registered ends
  /// the run when it is created; for a view a plain one is created, with a warning.
  ///
  ///     UIStoryboard.register(ListController.self, PhotoController.self)
  ///
  /// - Parameter types: The classes, each with its own `init?(coder:)`.
  public static func register(_ types: UIResponder.Type...) {
    for type in types { Simulation.current.storyboards.classes.add(type) }
  }

  /// Registers a segue class by its initialiser, such as `SlideSegue.init`.
  public static func register<Segue: UIStoryboardSegue>(
    _ make: @escaping (String?, UIViewController, UIViewController) -> Segue
  ) {
    Simulation.current.storyboards.classes.add(segue: Segue.self) { make($0, $1, $2) }
  }

  /// Registers the class of an object of a scene, such as a delegate, by its initialiser.
  public static func register<Object: NSObject>(_ make: @escaping () -> Object) {
    Simulation.current.storyboards.classes.add(object: Object.self) { make() }
  }

  /// Registers methods that storyboards call and that are in extensions of their classes.
  public static func register(actions: Selector...) {
    for action in actions { Simulation.current.storyboards.classes.add(action: action) }
  }
}

extension UIStoryboard.Contents {
  /// Takes the scenes of a file; of two with the same identifier the first one counts.
  fileprivate init(_ board: Storyboard, on screen: StoryboardSize) {
    var scenes: [String: UIStoryboard.Scene] = [:]
    var names: [String: String] = [:]
    var references: [String: StoryboardReference] = [:]
    for scene in board.scenes {
      guard let controller = scene.controller, scenes[controller.id] == nil else { continue }
      references[controller.id] = controller.reference
      let file = SceneFile(scene: scene, controller: controller, board: board, screen: screen)
      scenes[controller.id] = UIStoryboard.Scene(file)
      if let name = controller.storyboardIdentifier, controller.reference == nil,
        names[name] == nil
      {
        names[name] = controller.id
      }
    }
    self.init(
      initial: board.initialController,
      scenes: scenes,
      names: names,
      references: references
    )
  }
}
