public import Foundation

/// One cell of a collection.
open class UICollectionViewCell: UIView {
  /// Holds what the cell shows.
  public let contentView = UIView()
  /// Under which name the cell is used again.
  public internal(set) var reuseIdentifier: String?
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether a finger is on the cell.
  open var isHighlighted = false
  weak var collection: UICollectionView?

  /// Creates a cell that fills a rectangle, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Creates a cell without size, as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called before the cell is used again.
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
