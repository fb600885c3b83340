public import Foundation

/// A scrolling collection of cells, placed by a layout; only those on screen are views.
///
/// Headers, decorations and changes item by item are not modelled.
open class UICollectionView: UIScrollView {
  /// Places the cells.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      forgetLayout()
    }
  }
  /// Knows what is in the collection.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { forgetLayout() } }
  /// Whether a tap selects a cell.
  open var allowsSelection = true
  /// The selected cell, if any.
  public private(set) var indexPathsForSelectedItems: [IndexPath]? = []

  private var cells = CellPool<UICollectionViewCell>()
  private var isPrepared = false
  private var preparedSize = CGSize.zero

  /// Creates a collection that fills a rectangle of its future superview, in points.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Answers nil: scroll views are not read from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showCells(in: bounds)
  }

  /// Asks for everything anew with the next layout.
  open func reloadData() {
    indexPathsForSelectedItems = []
    for cell in cells.keep([]) { cell.removeFromSuperview() }
    forgetLayout()
  }
}

extension UICollectionView {
  /// How many sections there are.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cells on screen, in order.
  public var visibleCells: [UICollectionViewCell] { cells.places.compactMap { cells.shown[$0] } }

  /// The cell at a place, if it is on screen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells.shown[indexPath]
  }

  /// The place of a cell that is on screen.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.place(of: cell) }

  /// Says of which class cells of a name are.
  ///
  /// Without Objective-C the initialiser of a class of the app cannot be called from here: for one
  /// of those give ``register(forCellWithReuseIdentifier:_:)`` a closure.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard cellClass == UICollectionViewCell.self else {
      fatalError("a cell of the class \(String(describing: cellClass)) has to be made by a closure")
    }
    register(forCellWithReuseIdentifier: identifier) { UICollectionViewCell(frame: .zero) }
  }

  /// Says how cells of a name are made.
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

  /// A cell of a name; ends the run, as it would end an app, where nobody said how it is made.
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
