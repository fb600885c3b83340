extension UIView {
  /// How a block of animations behaves; raw values as in UIKit.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The parts of views that change their size are laid out in the block, to move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views take touches while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Changes start from what is seen, and those of the same properties before are ended.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The changes are repeated for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The changes go back again after each pass; at the end the new values are there at once.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A block inside another takes its own duration and not that of the outer.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A block inside another takes its own curve and not that of the outer.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// A transition goes on showing its views as they change.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides and shows its views and leaves them where they are.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// A block inside another takes none of the outer's options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the curve that no option stands for.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A view turns about its vertical axis, its left side coming to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A view turns about its vertical axis, its right side coming to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old look of a view fades to the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A view turns about its horizontal axis, its top coming to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A view turns about its horizontal axis, its bottom coming to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The timing curve that the bits stand for.
    var curve: TimingCurve {
      switch rawValue >> 16 & 0xF {
      case 0: .easeInEaseOut
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      case 7: .spring(.system)
      default: fatalError("there is no animation curve of the number \(rawValue >> 16 & 0xF)")
      }
    }
  }
}
