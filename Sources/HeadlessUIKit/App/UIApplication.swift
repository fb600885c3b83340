internal import Foundation

/// The app: its window, and whether it hears of touches.
public final class UIApplication: UIResponder {
  private var ignoringCount = 0
  private let home: HomeSimulation

  init(of simulation: Simulation) {
    home = HomeSimulation(simulation)
    super.init()
  }

  private var simulation: Simulation { home.simulation }

  /// The app that the running code belongs to.
  public static var shared: UIApplication { Simulation.current.app.application }

  /// The window on the screen.
  public var keyWindow: UIWindow? { simulation.window }

  /// The windows of the app, of which there is one.
  public var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }

  /// How the device is held, as far as the screen tells.
  public var statusBarOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(of: simulation.app.screen.bounds.size)
  }

  /// Whether touches hit nothing.
  public var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// Lets touches hit nothing until an end for each begin.
  public func beginIgnoringInteractionEvents() { ignoringCount += 1 }

  /// Takes one ``beginIgnoringInteractionEvents()`` back.
  public func endIgnoringInteractionEvents() {
    guard ignoringCount > 0 else {
      simulation.warn("endIgnoringInteractionEvents without begin")
      return
    }
    ignoringCount -= 1
  }
}
