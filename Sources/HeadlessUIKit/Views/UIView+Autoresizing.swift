internal import Foundation

extension UIView {
  /// Which of a view's edges and lengths follow the size of its superview; raw values as in UIKit.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the upper edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the lower edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Sees to what follows from another size.
  func boundsDidChange(from old: SIMD2<Double>, to new: SIMD2<Double>) {
    guard new != old else { return }
    setNeedsLayout()
    if contentMode == .redraw { setNeedsDisplay() }
    guard autoresizesSubviews else { return }
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

  /// What of a growth falls to the distance before a view and to its length.
  ///
  /// Flexible parts share it in proportion to what they have, equally where they have nothing.
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
