public import Foundation

/// A scrolling collection of cells that a layout positions; only cells on screen have views.
///
/// Decorations are not modelled. Inserted, deleted and reloaded items change without an animation
/// of their own: the layout after the change is shown at once, inside of an animation block
/// animated.
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

  /// Whether taps select any number of cells.
  open var allowsMultipleSelection = false
  /// The view behind the cells, which does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  private var cells = CellPool<UICollectionViewCell>()
  private var edges: [String: CellPool<UICollectionReusableView>] = [:]
  private var isPrepared = false
  private var preparedBounds = CGRect.zero
  /// Whether the last layout gave its views an order.
  private var isRanked = false
  /// The changes of the batch of updates that is under way.
  private var batch: ItemChanges?

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
    backgroundView?.frame = bounds
    showCells(in: bounds)
  }

  override func restingOffset(for proposal: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposal,
      withScrollingVelocity: velocity
    )
  }

  /// Reloads all items with the next layout.
  open func reloadData() {
    indexPathsForSelectedItems = []
    forgetViews()
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
  /// class pass a closure to ``register(making:forCellWithReuseIdentifier:)``, as adapted files do.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard cellClass == UICollectionViewCell.self else {
      fatalError("register a closure for cells of the class \(String(describing: cellClass))")
    }
    register(forCellWithReuseIdentifier: identifier) { UICollectionViewCell(frame: .zero) }
  }

  /// Registers a closure that creates the cells with an identifier, which it gets.
  public func register(
    making maker: @escaping (String) -> UICollectionViewCell,
    forCellWithReuseIdentifier identifier: String
  ) {
    register(forCellWithReuseIdentifier: identifier) { maker(identifier) }
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

  private func isLayoutOutdated(in window: CGRect) -> Bool {
    guard window != preparedBounds else { return false }
    return window.size != preparedBounds.size
      || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: window)
  }

  private func showCells(in window: CGRect) {
    if !isPrepared || isLayoutOutdated(in: window) {
      (isPrepared, preparedBounds) = (true, window)
      collectionViewLayout.prepare()
      contentSize = collectionViewLayout.collectionViewContentSize
    }
    let all = (collectionViewLayout.layoutAttributesForElements(in: window) ?? [])
      .filter { !$0.isHidden }
    let seen = all.filter { $0.representedElementKind == nil }
    removeCells(except: Set(seen.map(\.indexPath)))
    for attributes in seen {
      if let cell = cells.shown[attributes.indexPath] ?? make(attributes.indexPath) {
        cell.follow(attributes)
      }
    }
    showEdges(all.filter { $0.representedElementKind != nil })
    sortViews(all)
  }

  private func removeCells(except kept: Set<IndexPath>) {
    let places = cells.places
    let leaving = cells.keep(kept)
    let left = places.filter { !kept.contains($0) }
    for (cell, place) in zip(leaving, left) {
      cell.removeFromSuperview()
      actor?.collectionView(self, didEndDisplaying: cell, forItemAt: place)
    }
  }

  /// Brings views in the order of their numbers; those with equal ones stay as they are.
  private func sortViews(_ all: [UICollectionViewLayoutAttributes]) {
    let wasRanked = isRanked
    isRanked = all.contains { $0.zIndex != 0 }
    guard isRanked || wasRanked else { return }
    let ranked = all.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    for (_, attributes) in ranked {
      if let view = view(of: attributes) { bringSubviewToFront(view) }
    }
  }

  private func view(of attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let kind = attributes.representedElementKind else {
      return cells.shown[attributes.indexPath]
    }
    return edges[kind]?.shown[attributes.indexPath]
  }

  var actor: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  private func make(_ place: IndexPath) -> UICollectionViewCell? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: place) else { return nil }
    cell.collection = self
    cell.isSelected = indexPathsForSelectedItems?.contains(place) ?? false
    cells.show(cell, at: place)
    insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    actor?.collectionView(self, willDisplay: cell, forItemAt: place)
    return cell
  }

  /// Selects a cell, or none for nil, without a delegate callback.
  public func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    let old = indexPathsForSelectedItems ?? []
    if !allowsMultipleSelection || indexPath == nil {
      for place in old { cellForItem(at: place)?.isSelected = false }
      indexPathsForSelectedItems = []
    }
    guard let indexPath else { return }
    if indexPathsForSelectedItems?.contains(indexPath) != true {
      indexPathsForSelectedItems?.append(indexPath)
    }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a cell, without a delegate callback.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Gives up all cells, headers and footers, which the next layout asks for again.
  func forgetViews() {
    removeCells(except: [])
    showEdges([])
    forgetLayout()
  }

  // MARK: Changes

  /// Notes a change of a batch of updates, or carries it out.
  func change(_ make: (inout ItemChanges) -> Void) {
    var changes = batch ?? ItemChanges()
    make(&changes)
    if batch == nil { carryOut(changes) } else { batch = changes }
  }

  /// Carries out all changes of a closure at once.
  func changeTogether(_ updates: (() -> Void)?) {
    let isOuter = batch == nil
    if isOuter { batch = ItemChanges() }
    updates?()
    guard isOuter, let changes = batch else { return }
    batch = nil
    carryOut(changes)
  }

  /// Moves the cells to their new index paths, and gives up those that are gone or reloaded.
  private func carryOut(_ changes: ItemChanges) {
    for (cell, place) in cells.move(by: { changes.isReloaded($0) ? nil : changes.place(of: $0) }) {
      cell.removeFromSuperview()
      actor?.collectionView(self, didEndDisplaying: cell, forItemAt: place)
    }
    if changes.changeSections { showEdges([]) }
    indexPathsForSelectedItems = indexPathsForSelectedItems?.compactMap(changes.placeOfSelected)
    forgetLayout()
  }
}

// MARK: Headers and footers

extension UICollectionView {
  private func showEdges(_ seen: [UICollectionViewLayoutAttributes]) {
    for kind in edges.keys.sorted() {
      let kept = Set(seen.filter { $0.representedElementKind == kind }.map(\.indexPath))
      for view in edges[kind]?.keep(kept) ?? [] { view.removeFromSuperview() }
    }
    for attributes in seen {
      (view(of: attributes) ?? makeEdge(attributes))?.follow(attributes)
    }
  }

  private func makeEdge(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let kind = attributes.representedElementKind else { return nil }
    let view = dataSource?.collectionView(
      self,
      viewForSupplementaryElementOfKind: kind,
      at: attributes.indexPath
    )
    guard let view else { return nil }
    edges[kind, default: CellPool()].show(view, at: attributes.indexPath)
    addSubview(view)
    return view
  }

  /// Returns the header or footer of a section if it is on screen.
  public func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? { edges[elementKind]?.shown[indexPath] }

  /// Registers a closure that creates headers or footers with an identifier, which it gets.
  public func register(
    making maker: @escaping (String) -> UICollectionReusableView,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    edges[elementKind, default: CellPool()].register(identifier) {
      let view = maker(identifier)
      view.reuseIdentifier = identifier
      return view
    }
  }

  /// Returns a reused or new header or footer; a fatal error, as in UIKit, if the identifier is not
  /// registered.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = edges[elementKind]?.takeWaiting(identifier) {
      view.prepareForReuse()
      return view
    }
    guard let view = edges[elementKind]?.maker(of: identifier)?() else {
      fatalError(
        "unable to dequeue a \(elementKind) with identifier \(identifier): must register a class"
      )
    }
    return view
  }
}

extension UICollectionReusableView {
  fileprivate func follow(_ attributes: UICollectionViewLayoutAttributes) {
    transform = .identity
    frame = attributes.frame
    transform = attributes.transform
    if !CATransform3DIsIdentity(attributes.transform3D) { transform3D = attributes.transform3D }
    alpha = attributes.alpha
    apply(attributes)
  }
}
