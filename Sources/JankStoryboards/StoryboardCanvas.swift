/// The screen for which the frames of a storyboard are stored.
package struct StoryboardCanvas: Equatable, Sendable {
  /// The identifier of the device, such as `retina4_7`; nil in files without one.
  package var device: String?
  /// The size of the screen in points.
  package var size: StoryboardSize

  /// Portrait sizes of the devices of Interface Builder, counted in public storyboards.
  private static let sizes: [String: StoryboardSize] = [
    "retina3_5": StoryboardSize(320, 480),
    "retina4_0": StoryboardSize(320, 568),
    "retina4_7": StoryboardSize(375, 667),
    "retina5_5": StoryboardSize(414, 736),
    "retina5_9": StoryboardSize(375, 812),
    "retina6_1": StoryboardSize(414, 896),
    "retina6_5": StoryboardSize(414, 896),
    "retina6_12": StoryboardSize(393, 852),
    "ipad9_7": StoryboardSize(768, 1024),
    "ipad10_5": StoryboardSize(834, 1112),
    "ipad12_9": StoryboardSize(1024, 1366),
    "ipad12_9rounded": StoryboardSize(1024, 1366),
  ]

  /// Returns the size of a device's screen; nil for an unknown device.
  package static func size(of device: String, isLandscape: Bool) -> StoryboardSize? {
    guard let size = sizes[device] else { return nil }
    return isLandscape ? StoryboardSize(size.height, size.width) : size
  }

  /// The size without a device: a square with size classes, else the first phone with a tall
  /// screen.
  package static func standardSize(usesSizeClasses: Bool) -> StoryboardSize {
    usesSizeClasses ? StoryboardSize(600, 600) : StoryboardSize(320, 568)
  }
}

/// The size classes of a screen.
package struct SizeClasses: Equatable, Sendable {
  /// A class of widths or heights.
  package enum Class: String, Sendable {
    /// Little space.
    case compact
    /// Much space.
    case regular
  }

  /// The class of the width.
  package var width: Class
  /// The class of the height.
  package var height: Class

  /// Returns the size classes of a screen, as Apple documents them for phones and tablets.
  package init(of size: StoryboardSize) {
    let short = min(size.width, size.height)
    let isLandscape = size.width > size.height
    // Phones of 414 points and more are wide in landscape.
    let isLargePhone = isLandscape && short >= 414
    width = short >= 600 || isLargePhone ? .regular : .compact
    height = short >= 600 || !isLandscape ? .regular : .compact
  }
}

extension SizeClasses {
  /// Returns how many size classes a variation names if all of them apply, else nil.
  ///
  /// A variation is written as `heightClass=compact-widthClass=regular`; `default` names none.
  package func specificity(of key: String) -> Int? {
    guard key != "default" else { return 0 }
    let parts = key.split(separator: "-")
    for part in parts {
      switch part {
      case "widthClass=\(width.rawValue)", "heightClass=\(height.rawValue)": continue
      default: return nil
      }
    }
    return parts.count
  }
}
