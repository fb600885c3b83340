public import Foundation

/// The space in one direction; raw values as in UIKit.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Unknown.
  case unspecified = 0
  /// Little space.
  case compact = 1
  /// Plenty of space.
  case regular = 2
}

/// The kind of device; raw values as in UIKit.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Unknown.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// The traits that an app adapts to: the space and the kind of device.
///
/// Inferred from Apple's tables of devices: a tablet is regular in both directions. A phone in
/// portrait is compact in width and regular in height. In landscape it is compact in height, and
/// also in width unless it is one of the largest.
public final class UITraitCollection: NSObject, Sendable {
  /// The size class of the width.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The size class of the height.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  // The longest side of the smallest phone that is regular in width in landscape, in points.
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

  /// The traits of the screen of the running simulation.
  public static var current: UITraitCollection {
    Simulation.current.traits
  }

  /// Whether two collections have the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom
  }
}

extension Simulation {
  var traits: UITraitCollection { UITraitCollection(screenSize: app.screen.bounds.size) }
}
