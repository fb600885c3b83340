public import Foundation

/// A cell of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains the cell's content.
  public let contentView = UIView()
  /// The view behind the content.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
  /// The view behind the content, in front of ``backgroundView``, of a selected or touched cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      exchange(oldValue, selectedBackgroundView)
      showSelection()
    }
  }
  /// Whether the cell is selected.
  open var isSelected = false { didSet { showSelection() } }
  /// Whether a touch is down on the cell.
  open var isHighlighted = false { didSet { showSelection() } }
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
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new {
      insertSubview(new, at: new === selectedBackgroundView && backgroundView != nil ? 1 : 0)
    }
    setNeedsLayout()
  }

  private func showSelection() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    collection?.touchDidBegin(on: self)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isInside = touches.first.map { bounds.contains($0.location(in: self)) } ?? false
    collection?.touchDidEnd(on: self, isTap: isInside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    collection?.touchDidEnd(on: self, isTap: false)
  }
}
