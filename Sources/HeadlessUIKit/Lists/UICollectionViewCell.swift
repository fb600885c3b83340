public import Foundation

/// A cell of a collection view.
open class UICollectionViewCell: UIView {
  /// The view that contains the cell's content.
  public let contentView = UIView()
  /// The identifier for reuse.
  public internal(set) var reuseIdentifier: String?
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether a touch is down on the cell.
  open var isHighlighted = false
  weak var collection: UICollectionView?

  /// Creates a cell with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Creates a cell with size zero, as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called before the cell is reused.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHighlighted = true
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHighlighted = false
    let isInside = touches.first.map { bounds.contains($0.location(in: self)) } ?? false
    if isInside { collection?.userDidTap(self) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHighlighted = false
  }
}

extension UICollectionViewCell: ReusableCell {}
