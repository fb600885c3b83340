public import Foundation

/// A view of a collection view that is reused: a cell, a header or a footer.
open class UICollectionReusableView: UIView {
  /// The identifier for reuse.
  public internal(set) var reuseIdentifier: String?

  /// Creates a view with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view with size zero, as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called before the view is reused.
  open func prepareForReuse() {}

  /// Called when the layout has placed the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

extension UICollectionReusableView: ReusableCell {}
