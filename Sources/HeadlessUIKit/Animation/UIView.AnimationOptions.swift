extension UIView {
  /// The options of an animation block; raw values as in UIKit.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The subviews of resized views are laid out in the block, so they animate too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views accept touches while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Changes start from the presentation value; earlier changes of the same properties end.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The changes repeat forever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// A backward pass follows each pass; at the end the new values appear at once.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// An inner block keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// An inner block keeps its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// A transition shows its views changing.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides and shows its views without moving them in the hierarchy.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// An inner block inherits no options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A view turns about its vertical axis, its left side coming to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A view turns about its vertical axis, its right side coming to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old content fades out over the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A view turns about its horizontal axis, its top coming to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A view turns about its horizontal axis, its bottom coming to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    var curve: TimingCurve {
      switch rawValue >> 16 & 0xF {
      case 0: .easeInEaseOut
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      case 7: .spring(.system)
      default: fatalError("there is no animation curve with the number \(rawValue >> 16 & 0xF)")
      }
    }
  }
}
