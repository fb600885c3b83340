public import Foundation

/// The geometry and appearance of a cell, a header or a footer in a collection view.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The index path of the cell, or of the section of a header or footer.
  open var indexPath: IndexPath
  /// The kind of a header or footer; nil for a cell.
  public private(set) var representedElementKind: String?
  /// The rectangle in the content, in points.
  open var frame = CGRect.zero
  /// The opacity, 0 to 1.
  open var alpha: CGFloat = 1
  /// The transform about the centre.
  open var transform = CGAffineTransform.identity
  /// The transform in space about the centre; the identity leaves ``transform``.
  open var transform3D = CATransform3DIdentity
  /// The order from back to front; equal numbers follow the index path.
  open var zIndex = 0
  /// Whether the view is invisible.
  open var isHidden = false

  /// Creates the attributes of a cell.
  public required init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }

  /// Creates the attributes of a header or footer.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementKind = elementKind
  }

  /// Returns attributes of the same class with the same values; a subclass adds its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(forCellWith: indexPath)
    copy.representedElementKind = representedElementKind
    (copy.frame, copy.alpha, copy.zIndex) = (frame, alpha, zIndex)
    (copy.transform, copy.transform3D) = (transform, transform3D)
    copy.isHidden = isHidden
    return copy
  }

  /// The centre of the rectangle, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The size, in points; setting it keeps the centre.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
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

  /// Creates a layout without cells, as a storyboard does.
  public required init?(coder: NSCoder) {
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

  /// Returns the attributes of a header or footer.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether a scroll invalidates the layout; by default it does not.
  ///
  /// The layout pass asks, when the collection view has its new bounds, so compare their origins
  /// with those of the last layout. A change of the size always invalidates the layout, without a
  /// call.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Returns the offset at which a released scroll settles; the proposal by default.
  ///
  /// The delegate of the collection view gets the result and may change it.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Invalidates the layout until the next layout pass.
  open func invalidateLayout() {
    collectionView?.forgetLayout()
  }
}
