internal import Foundation

extension UIView {
  /// The margins and lengths of a view that follow the superview's size; raw values as in UIKit.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  func boundsDidChange(from old: SIMD2<Double>, to new: SIMD2<Double>) {
    guard new != old else { return }
    setNeedsLayout()
    if contentMode == .redraw { setNeedsDisplay() }
    guard autoresizesSubviews, !subviews.isEmpty else { return }
    for view in subviews where view.followsSuperview { view.follow(from: old, to: new) }
  }

  private var followsSuperview: Bool { !autoresizingMask.isEmpty }

  private func follow(from old: SIMD2<Double>, to new: SIMD2<Double>) {
    let mask = autoresizingMask
    let across = Self.shared(
      new.x - old.x,
      start: frame.minX,
      length: frame.width,
      end: old.x - frame.maxX,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
    )
    let along = Self.shared(
      new.y - old.y,
      start: frame.minY,
      length: frame.height,
      end: old.y - frame.maxY,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    )
    frame = CGRect(
      x: frame.minX + across.start,
      y: frame.minY + along.start,
      width: frame.width + across.length,
      height: frame.height + along.length
    )
  }

  /// Returns the shares of a growth for the leading margin and for the length: in proportion to
  /// their lengths, or equal if these are zero.
  private static func shared(
    _ growth: Double,
    start: Double,
    length: Double,
    end: Double,
    flexible: (start: Bool, length: Bool, end: Bool)
  ) -> (start: Double, length: Double) {
    let sizes = (
      flexible.start ? start : 0, flexible.length ? length : 0, flexible.end ? end : 0
    )
    let total = sizes.0 + sizes.1 + sizes.2
    guard total <= 0 else { return (growth * sizes.0 / total, growth * sizes.1 / total) }
    let count = [flexible.start, flexible.length, flexible.end].count { $0 }
    guard count > 0 else { return (0, 0) }
    let share = growth / Double(count)
    return (flexible.start ? share : 0, flexible.length ? share : 0)
  }
}
