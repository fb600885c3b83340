public import HeadlessUIKit

extension Scenario {
  /// An app's own view controller, which scenarios can use as a screen.
  ///
  ///     let grid = Scenario.Controller("photo-grid", about: "A grid.") { _ in PhotoGrid() }
  ///       .calling("open", about: "Opens the first photo.") { (grid: PhotoGrid) in grid.open(0) }
  ///
  /// A screen refers to it with `{ "controller": "photo-grid" }`, and a step to one of its calls
  /// with `{ "at": "100 ms", "call": "open" }`. Two controllers are equal if their names are equal.
  public struct Controller: Sendable {
    /// The name that scenarios use.
    public let name: String
    /// What it shows, in a sentence.
    public let about: String
    /// The calls for steps, in the order in which they were added.
    public private(set) var calls: [Call] = []
    let make: @Sendable (Simulation) -> UIViewController

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - name: The name that scenarios use.
    ///   - about: What it shows, in a sentence.
    ///   - make: Creates the view controller, each time its screen is created. The simulation can
    ///     provide images and charge time for work.
    public init(
      _ name: String,
      about: String,
      make: @escaping @Sendable (Simulation) -> UIViewController
    ) {
      self.name = name
      self.about = about
      self.make = make
    }

    /// An action of a user or the app on the controller.
    public struct Call: Sendable {
      /// The name that steps use.
      public let name: String
      /// What it does, in a sentence.
      public let about: String
      let action: @Sendable (UIViewController) -> Void
    }
  }
}

extension Scenario.Controller {
  /// Returns the controller with one more call.
  ///
  /// - Parameters:
  ///   - name: The name that steps use.
  ///   - about: What it does, in a sentence.
  ///   - action: Performs the call, as the app's code does after a tap.
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
          preconditionFailure("\(owner) makes \(type(of: made)), but \(name) is for \(Own.self)")
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

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Scenario.Screen {
  /// The app's own controller, if the screen has one.
  var controller: Scenario.Controller? {
    if case .controller(let controller) = kind { controller } else { nil }
  }

  /// Returns whether steps can make a call on the screen.
  func offersCall(_ name: String) -> Bool {
    controller?.calls.contains { $0.name == name } ?? false
  }
}
