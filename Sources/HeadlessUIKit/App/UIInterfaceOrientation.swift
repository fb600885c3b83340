internal import Foundation

/// The orientation of the interface; raw values as in UIKit.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Unknown.
  case unknown = 0
  /// Portrait.
  case portrait = 1
  /// Portrait, upside down.
  case portraitUpsideDown = 2
  /// Landscape, the top to the left.
  case landscapeLeft = 4
  /// Landscape, the top to the right.
  case landscapeRight = 3

  /// Whether it is one of the portrait orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is one of the landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Creates the orientation for a size of the screen; the size cannot distinguish the two
  /// directions.
  init(of size: CGSize) {
    self = size.width > size.height ? .landscapeRight : .portrait
  }
}

/// A set of interface orientations; raw values as in UIKit.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the orientations.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Portrait.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Portrait, upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape, the top to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape, the top to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  /// The default of controllers: all on a tablet.
  static func standard(on simulation: Simulation) -> UIInterfaceOrientationMask {
    simulation.traits.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the set allows a size of the screen; a square is always allowed.
  func allows(_ size: CGSize) -> Bool {
    if size.width == size.height { return true }
    let upright: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown]
    return !isDisjoint(with: size.width > size.height ? .landscape : upright)
  }
}
