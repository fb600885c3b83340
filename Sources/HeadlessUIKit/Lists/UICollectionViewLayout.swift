public import Foundation

/// The geometry and appearance of a cell in a collection view.
public final class UICollectionViewLayoutAttributes: NSObject {
  /// The index path of the cell.
  public let indexPath: IndexPath
  /// The cell's rectangle in the content, in points.
  public var frame = CGRect.zero
  /// The opacity, 0 to 1.
  public var alpha: CGFloat = 1
  /// The transform about the centre.
  public var transform = CGAffineTransform.identity

  /// Creates the attributes of a cell.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
  }
}

/// Positions the cells of a collection view; an app provides a subclass.
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout without cells.
  public override init() {
    super.init()
  }

  /// Called before any other method whenever the layout is invalid.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the cells in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of a cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Invalidates the layout until the next layout pass.
  open func invalidateLayout() {
    collectionView?.forgetLayout()
  }
}

/// Fills lines with cells of one size.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of the cells, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum distance between the cells of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The margins of each section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero

  open override func prepare() {
    attributes = []
    guard let collectionView else { return }
    let width = collectionView.bounds.width
    var top = 0.0
    for section in 0..<collectionView.numberOfSections {
      top += sectionInset.top
      let count = collectionView.numberOfItems(inSection: section)
      let room = width - sectionInset.left - sectionInset.right
      let step = itemSize.width + minimumInteritemSpacing
      let perLine = max(Int((room + minimumInteritemSpacing) / step), 1)
      // The remaining width is distributed between the cells of a line.
      let left = room - CGFloat(perLine) * itemSize.width
      let gap = perLine > 1 ? left / CGFloat(perLine - 1) : 0
      for item in 0..<count {
        let (line, column) = item.quotientAndRemainder(dividingBy: perLine)
        let made = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section)
        )
        let x = sectionInset.left + CGFloat(column) * (itemSize.width + gap)
        let y = top + CGFloat(line) * (itemSize.height + minimumLineSpacing)
        made.frame = CGRect(origin: CGPoint(x: x, y: y), size: itemSize)
        attributes.append(made)
      }
      let lines = CGFloat((count + perLine - 1) / perLine)
      top += lines * itemSize.height + max(lines - 1, 0) * minimumLineSpacing + sectionInset.bottom
    }
    size = CGSize(width: width, height: top)
  }

  open override var collectionViewContentSize: CGSize { size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.indexPath == indexPath }
  }
}
