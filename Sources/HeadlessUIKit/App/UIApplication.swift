internal import Foundation
internal import JankTrace

/// The app: its window, and whether it accepts touches.
public final class UIApplication: UIResponder {
  private var ignoringCount = 0
  private let home: HomeSimulation

  init(of simulation: Simulation) {
    home = HomeSimulation(simulation)
    super.init()
  }

  private var simulation: Simulation { home.simulation }

  var ownSimulation: Simulation { home.simulation }

  var statusBar: StatusBar { simulation.app.statusBar }

  /// The app of the running code.
  ///
  /// Documented by Apple: it is unavailable in extensions, whose files do not compile with it. Here
  /// such a use is a finding.
  public static var shared: UIApplication {
    let simulation = Simulation.current
    simulation.checkSharedApplication()
    return simulation.app.application
  }

  /// The window on the screen.
  public var keyWindow: UIWindow? { simulation.window }

  /// The windows of the app: always one.
  public var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }

  /// The orientation, derived from the size of the screen.
  public var statusBarOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(of: simulation.app.screen.bounds.size)
  }

  /// Returns the orientations that the app supports: all but upside down on a phone.
  ///
  /// Certain: these are the defaults of a new app's Info.plist; the window is not read.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    simulation.traits.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether touches are ignored.
  public var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// Ignores touches until each begin has its end.
  public func beginIgnoringInteractionEvents() { ignoringCount += 1 }

  /// Ends one ``beginIgnoringInteractionEvents()``.
  public func endIgnoringInteractionEvents() {
    guard ignoringCount > 0 else {
      simulation.warn("endIgnoringInteractionEvents without begin")
      return
    }
    ignoringCount -= 1
  }
}

extension Simulation {
  fileprivate func checkSharedApplication() {
    guard let process = app.process, process.isWidget else { return }
    find(
      .extensionsUseTheirContext,
      of: process.name,
      "uses UIApplication.shared, which extensions do not have; use `extensionContext`"
    )
  }
}
