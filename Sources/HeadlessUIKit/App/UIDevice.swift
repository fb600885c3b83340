public import Foundation

/// The orientation of the device; raw values as in UIKit.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, the top to the left.
  case landscapeLeft = 3
  /// On its side, the top to the right.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its front.
  case faceDown = 6

  /// Whether it is one of the portrait orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is one of the landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The virtual device.
public final class UIDevice: NSObject {
  private let home: HomeSimulation

  init(of simulation: Simulation) {
    home = HomeSimulation(simulation)
  }

  /// The device of the running code.
  public static var current: UIDevice { UIDevice(of: Simulation.current) }

  /// The kind of device, by the size of its screen.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { home.simulation.traits.userInterfaceIdiom }

  /// The orientation, by the size of the screen.
  public var orientation: UIDeviceOrientation {
    let size = home.simulation.app.screen.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// The model, such as `iPhone`.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The name of the device profile.
  public var name: String { home.simulation.device.profile.name }

  /// The name of the system.
  public var systemName: String { "iOS" }

  /// Posted when the device is turned: the screen has the new size, its layout follows; inferred.
  public static let orientationDidChangeNotification =
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")

  /// The version of iOS that the run follows.
  public var systemVersion: String { "\(home.simulation.semantics.version)" }
}
