public import Foundation

/// How much room there is in one direction; raw values as in UIKit.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Plenty of room.
  case regular = 2
}

/// What kind of device it is; raw values as in UIKit.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// What an app adapts to: how much room there is and on what kind of device.
///
/// Inferred from Apple's tables of devices: a tablet is regular both ways; a phone is compact in
/// width and regular in height, and held sideways compact in height, and in width unless it is one
/// of the largest.
public final class UITraitCollection: NSObject, Sendable {
  /// How much room there is across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is up and down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// What kind of device it is.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  // The longest side of the smallest phone that is regular in width when held sideways, in points.
  private static let longSide = 736.0

  init(screenSize: CGSize) {
    let (short, long) = (
      min(screenSize.width, screenSize.height), max(screenSize.width, screenSize.height)
    )
    let isSideways = screenSize.width > screenSize.height
    let isTablet = short >= ChosenSemantics.tabletSide
    userInterfaceIdiom = isTablet ? .pad : .phone
    verticalSizeClass = isTablet || !isSideways ? .regular : .compact
    let isWide = isTablet || (isSideways && short >= 414 && long >= Self.longSide)
    horizontalSizeClass = isWide ? .regular : .compact
    super.init()
  }

  /// The traits of the screen of the device that the running code belongs to.
  public static var current: UITraitCollection {
    Simulation.current.traits
  }

  /// Whether two collections say the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom
  }
}

extension Simulation {
  /// The traits of the screen.
  var traits: UITraitCollection { UITraitCollection(screenSize: app.screen.bounds.size) }
}
