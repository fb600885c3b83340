public import HeadlessUIKit

extension Scenario {
  /// A view controller of the app's own that scenarios can put on a screen.
  ///
  ///     let grid = Scenario.Controller("photo-grid", about: "A grid.") { _ in PhotoGrid() }
  ///       .calling("open", about: "Opens the first photo.") { (grid: PhotoGrid) in grid.open(0) }
  ///
  /// A screen names it, `{ "controller": "photo-grid" }`, and a step calls what it offers,
  /// `{ "at": "100 ms", "call": "open" }`. Two controllers are equal if their names are.
  public struct Controller: Sendable {
    /// The name by which scenarios ask for the controller.
    public let name: String
    /// What it shows, in a sentence.
    public let about: String
    /// What steps can call, in the order in which it was added.
    public private(set) var calls: [Call] = []
    let make: @Sendable (Simulation) -> UIViewController

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - name: The name by which scenarios ask for it.
    ///   - about: What it shows, in a sentence.
    ///   - make: Makes the controller, once for each time that its screen comes. The simulation
    ///     can give the app pictures and the time that work takes.
    public init(
      _ name: String,
      about: String,
      make: @escaping @Sendable (Simulation) -> UIViewController
    ) {
      self.name = name
      self.about = about
      self.make = make
    }

    /// Something that a user or the app does with the controller.
    public struct Call: Sendable {
      /// The name by which steps ask for it.
      public let name: String
      /// What it does, in a sentence.
      public let about: String
      let action: @Sendable (UIViewController) -> Void
    }
  }
}

extension Scenario.Controller {
  /// The controller with one more call.
  ///
  /// - Parameters:
  ///   - name: The name by which steps ask for the call.
  ///   - about: What it does, in a sentence.
  ///   - action: Does it; called as the app's code is after a tap.
  /// - Returns: The controller.
  public func calling<Own: UIViewController>(
    _ name: String,
    about: String,
    _ action: @escaping @Sendable (Own) -> Void
  ) -> Self {
    var controller = self
    let owner = self.name
    controller.calls.append(
      Call(name: name, about: about) { made in
        guard let own = made as? Own else {
          preconditionFailure("\(owner) makes \(type(of: made)), and \(name) is for \(Own.self)")
        }
        action(own)
      }
    )
    return controller
  }
}

extension Scenario.Controller: Hashable {
  /// Whether two controllers have the same name.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  /// Feeds the name to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Scenario.Screen {
  /// The app's own controller, if the screen is one.
  var controller: Scenario.Controller? {
    if case .controller(let controller) = kind { controller } else { nil }
  }

  /// Whether steps can call something on the screen.
  func offersCall(_ name: String) -> Bool {
    controller?.calls.contains { $0.name == name } ?? false
  }
}
