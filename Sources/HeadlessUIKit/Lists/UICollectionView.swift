public import Foundation

/// A scrolling collection of cells that a layout positions; only cells on screen have views.
///
/// Headers, decorations and changes of single items are not modelled.
open class UICollectionView: UIScrollView {
  /// The layout of the cells.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      forgetLayout()
    }
  }
  /// The object that supplies the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { forgetLayout() } }
  /// Whether a tap selects a cell.
  open var allowsSelection = true
  /// The index path of the selected cell, or an empty array.
  public private(set) var indexPathsForSelectedItems: [IndexPath]? = []

  private var cells = CellPool<UICollectionViewCell>()
  private var isPrepared = false
  private var preparedSize = CGSize.zero

  /// Creates a collection view with a frame in points.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Returns nil: scroll views are not decoded from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showCells(in: bounds)
  }

  /// Reloads all items with the next layout.
  open func reloadData() {
    indexPathsForSelectedItems = []
    for cell in cells.keep([]) { cell.removeFromSuperview() }
    forgetLayout()
  }
}

extension UICollectionView {
  /// The number of sections.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cells on screen, in order.
  public var visibleCells: [UICollectionViewCell] { cells.places.compactMap { cells.shown[$0] } }

  /// The index paths of the cells on screen, in order.
  public var indexPathsForVisibleItems: [IndexPath] { cells.places }

  /// Returns the cell at an index path if it is on screen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells.shown[indexPath]
  }

  /// Returns the index path of a cell on screen.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.place(of: cell) }

  /// Registers the class of the cells with an identifier.
  ///
  /// Without Objective-C the initialiser of an app's class cannot be called from here. For such a
  /// class pass a closure to ``register(forCellWithReuseIdentifier:_:)``.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard cellClass == UICollectionViewCell.self else {
      fatalError("register a closure for cells of the class \(String(describing: cellClass))")
    }
    register(forCellWithReuseIdentifier: identifier) { UICollectionViewCell(frame: .zero) }
  }

  /// Registers a closure that creates the cells with an identifier.
  public func register(
    forCellWithReuseIdentifier identifier: String,
    _ maker: @escaping () -> UICollectionViewCell
  ) {
    cells.register(identifier) {
      let cell = maker()
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  /// Returns a reused or new cell; a fatal error, as in UIKit, if the identifier is not registered.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = takeCell(identifier) else {
      fatalError("unable to dequeue a cell with identifier \(identifier): must register a class")
    }
    return cell
  }

  private func takeCell(_ identifier: String) -> UICollectionViewCell? {
    guard let cell = cells.takeWaiting(identifier) else { return cells.maker(of: identifier)?() }
    cell.prepareForReuse()
    return cell
  }

  func forgetLayout() {
    isPrepared = false
    setNeedsLayout()
  }

  private func showCells(in window: CGRect) {
    if !isPrepared || preparedSize != window.size {
      (isPrepared, preparedSize) = (true, window.size)
      collectionViewLayout.prepare()
      contentSize = collectionViewLayout.collectionViewContentSize
    }
    let seen = collectionViewLayout.layoutAttributesForElements(in: window) ?? []
    for cell in cells.keep(Set(seen.map(\.indexPath))) { cell.removeFromSuperview() }
    for attributes in seen {
      let cell = cells.shown[attributes.indexPath] ?? make(attributes.indexPath)
      guard let cell else { continue }
      cell.transform = .identity
      cell.frame = attributes.frame
      cell.transform = attributes.transform
      cell.alpha = attributes.alpha
    }
  }

  private func make(_ place: IndexPath) -> UICollectionViewCell? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: place) else { return nil }
    cell.collection = self
    cell.isSelected = indexPathsForSelectedItems == [place]
    cells.show(cell, at: place)
    insertSubview(cell, at: 0)
    return cell
  }

  func userDidTap(_ cell: UICollectionViewCell) {
    guard allowsSelection, let place = indexPath(for: cell) else { return }
    for old in indexPathsForSelectedItems ?? [] { cellForItem(at: old)?.isSelected = false }
    indexPathsForSelectedItems = [place]
    cell.isSelected = true
    simulation.device.spendCallback("cell selection")
    (delegate as? any UICollectionViewDelegate)?.collectionView(self, didSelectItemAt: place)
  }
}
