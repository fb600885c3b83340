public import Foundation

/// The size that a view should have, and how much that counts.
struct FittingTarget {
  let size: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority
}

extension UIView {
  /// The target for the smallest size that the constraints permit, in points.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// The target for the largest size that the constraints permit, in points; certain: 10,000.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// Returns the size of the view that its constraints permit and that is nearest to a target.
  ///
  /// - Parameter targetSize: The size, in points, such as ``layoutFittingCompressedSize``.
  /// - Returns: The size, in points.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size of the view that its constraints permit and that is nearest to a target.
  ///
  /// The constraints inside the view count, and those of its own size. Certain: the target counts
  /// as an equation with the given priorities. Our choice: a text takes one line, since its width
  /// is not known before.
  ///
  /// - Parameters:
  ///   - targetSize: The size, in points.
  ///   - horizontal: How much its width counts.
  ///   - vertical: How much its height counts.
  /// - Returns: The size, in points.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let target = FittingTarget(size: targetSize, horizontal: horizontal, vertical: vertical)
    return Placement(of: self, fitting: target).fittingSize(target)
  }
}
