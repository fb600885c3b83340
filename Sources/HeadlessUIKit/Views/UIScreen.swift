public import Foundation
internal import JankEngine

/// The screen of the virtual device.
public final class UIScreen: NSObject {
  /// The screen's rectangle, in points.
  public private(set) var bounds: CGRect

  private let home: HomeSimulation

  init(of simulation: Simulation) {
    home = HomeSimulation(simulation)
    let size = simulation.device.profile.screenSize
    bounds = CGRect(x: 0, y: 0, width: size.x, height: size.y)
  }

  func resize(to size: CGSize) {
    bounds.size = size
    let device = home.simulation.device
    let extent = SIMD2<Double>(size.width, size.height)
    device.layers[device.layers.root].bounds = [0, 0, extent.x, extent.y]
    device.layers[device.layers.root].position = extent / 2
  }

  /// The screen of the current simulation.
  public static var main: UIScreen { Simulation.current.app.screen }

  /// Returns a view with a snapshot of the app's window.
  ///
  /// - Parameter afterUpdates: Whether the snapshot includes changes that are not on screen yet.
  /// - Returns: The snapshot, without a superview, at the origin.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    home.simulation.window?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }

  /// The number of pixels per point.
  public var scale: CGFloat { home.simulation.device.profile.screenScale }

  /// The maximum refresh rate of the screen, in hertz.
  public var maximumFramesPerSecond: Int { home.simulation.device.profile.refreshRate }
}

/// Returns the media time of the virtual device: seconds since the start of the run.
///
/// It advances with the time that the running code takes.
public func CACurrentMediaTime() -> CFTimeInterval {
  Simulation.current.device.mediaTime.seconds
}
