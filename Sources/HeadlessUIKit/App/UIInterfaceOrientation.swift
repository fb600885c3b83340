internal import Foundation

/// How the device is held; raw values as in UIKit.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head.
  case portraitUpsideDown = 2
  /// On its side, the head to the left.
  case landscapeLeft = 4
  /// On its side, the head to the right.
  case landscapeRight = 3

  /// Whether it is upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// How a device with a screen of a size is held, its head never down and never to the left: that
  /// cannot be seen.
  init(of size: CGSize) {
    self = size.width > size.height ? .landscapeRight : .portrait
  }
}

/// Ways to hold the device; raw values as in UIKit.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the ways.
  public let rawValue: UInt

  /// Creates ways from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// On its head.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its side, the head to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On its side, the head to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// All but on its head.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  /// What controllers support unless they say otherwise: all on a tablet.
  static func standard(on simulation: Simulation) -> UIInterfaceOrientationMask {
    simulation.traits.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether a screen can have a size: as wide as high is always right.
  func allows(_ size: CGSize) -> Bool {
    if size.width == size.height { return true }
    let upright: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown]
    return !isDisjoint(with: size.width > size.height ? .landscape : upright)
  }
}
