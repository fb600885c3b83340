public import Foundation

/// Fills lines with cells, between headers and footers.
///
/// A collection's delegate that is a ``UICollectionViewDelegateFlowLayout`` decides on the sizes.
/// Certain: the rest of a full line is distributed between its cells, and cells of different height
/// are centred in their line. Certain: the cells of the last line keep the gaps of full lines if
/// all have the same size; otherwise they keep the smallest gap. Inferred from several
/// re-implementations: a cell is centred if it is alone in its line. A last line counts as if it
/// were filled with more cells of that size, so its only cell is centred if no second one fits.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of the cells, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size that cells may be computed from; not followed here.
  open var estimatedItemSize = CGSize.zero
  /// The distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum distance between the cells of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The margins of each section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of each section's header, in points; its length along the scroll counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of each section's footer, in points; its length along the scroll counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The direction in which the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero

  open override func prepare() {
    attributes = []
    guard let collectionView else { return }
    let breadth = isVertical ? collectionView.bounds.width : collectionView.bounds.height
    var edge: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      place(section, in: collectionView, of: breadth, from: &edge)
    }
    size =
      isVertical ? CGSize(width: breadth, height: edge) : CGSize(width: edge, height: breadth)
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
    attributes.first { $0.indexPath == indexPath && $0.representedElementKind == nil }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
  }
}

// MARK: Lines

extension UICollectionViewFlowLayout {
  private var isVertical: Bool { scrollDirection == .vertical }

  /// The length of a size along the scroll.
  private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  /// The length of a size across the scroll.
  private func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private func place(
    _ section: Int,
    in view: UICollectionView,
    of breadth: CGFloat,
    from edge: inout CGFloat
  ) {
    let rules = FlowRules(section, of: self, in: view)
    placeEdge(UICollectionView.elementKindSectionHeader, rules.header, section, breadth, &edge)
    let inset = rules.inset
    let (before, behind) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let (start, end) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    edge += before
    let room = breadth - start - end
    if rules.isEven {
      placeEvenly(section, rules, in: room, from: start, &edge)
    } else {
      placeUnevenly(section, rules, in: room, from: start, &edge)
    }
    edge += behind
    placeEdge(UICollectionView.elementKindSectionFooter, rules.footer, section, breadth, &edge)
  }

  private func add(_ place: IndexPath, at corner: (x: CGFloat, y: CGFloat), _ size: CGSize) {
    let made = UICollectionViewLayoutAttributes(forCellWith: place)
    made.frame = CGRect(origin: CGPoint(x: corner.x, y: corner.y), size: size)
    attributes.append(made)
  }

  private func placeEdge(
    _ kind: String,
    _ size: CGSize,
    _ section: Int,
    _ breadth: CGFloat,
    _ edge: inout CGFloat
  ) {
    let length = length(size)
    guard length > 0 else { return }
    let made = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind,
      with: IndexPath(item: 0, section: section)
    )
    made.frame =
      isVertical
      ? CGRect(x: 0, y: edge, width: breadth, height: length)
      : CGRect(x: edge, y: 0, width: length, height: breadth)
    attributes.append(made)
    edge += length
  }

  /// Places cells of one size: every line has the gaps of a full one.
  private func placeEvenly(
    _ section: Int,
    _ rules: FlowRules,
    in room: CGFloat,
    from start: CGFloat,
    _ edge: inout CGFloat
  ) {
    guard let size = rules.sizes.first else { return }
    let (width, height) = (breadth(size), length(size))
    let step = width + rules.itemGap
    let perLine = step > 0 ? max(Int((room + rules.itemGap) / step), 1) : 1
    let left = room - CGFloat(perLine) * width
    let gap = perLine > 1 ? left / CGFloat(perLine - 1) : 0
    let start = perLine > 1 ? start : start + max(left, 0) / 2
    for item in rules.sizes.indices {
      let (line, column) = item.quotientAndRemainder(dividingBy: perLine)
      let x = start + CGFloat(column) * (width + gap)
      let y = edge + CGFloat(line) * (height + rules.lineGap)
      add(IndexPath(item: item, section: section), at: isVertical ? (x, y) : (y, x), size)
    }
    let lines = CGFloat((rules.sizes.count + perLine - 1) / perLine)
    edge += lines * height + (lines - 1) * rules.lineGap
  }

  /// Places cells of several sizes, as many in a line as fit.
  private func placeUnevenly(
    _ section: Int,
    _ rules: FlowRules,
    in room: CGFloat,
    from start: CGFloat,
    _ edge: inout CGFloat
  ) {
    let lines = lines(of: rules.sizes, in: room, gap: rules.itemGap)
    for (number, line) in lines.enumerated() {
      if number > 0 { edge += rules.lineGap }
      let height = line.map { length(rules.sizes[$0]) }.max() ?? 0
      let taken = line.reduce(0) { $0 + breadth(rules.sizes[$1]) }
      let isLast = number == lines.count - 1
      let gap =
        isLast || line.count == 1 ? rules.itemGap : (room - taken) / CGFloat(line.count - 1)
      var x = start
      let width = breadth(rules.sizes[line.lowerBound])
      let isFull = !isLast || 2 * width + rules.itemGap > room
      if line.count == 1, isFull { x += max(room - width, 0) / 2 }
      for item in line {
        let size = rules.sizes[item]
        let y = edge + (height - length(size)) / 2
        add(IndexPath(item: item, section: section), at: isVertical ? (x, y) : (y, x), size)
        x += breadth(size) + gap
      }
      edge += height
    }
  }

  private func lines(of sizes: [CGSize], in room: CGFloat, gap: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, used) = (0, 0.0)
    for (item, size) in sizes.enumerated() {
      let needed = item == start ? breadth(size) : used + gap + breadth(size)
      if item > start, needed > room {
        lines.append(start..<item)
        (start, used) = (item, breadth(size))
      } else {
        used = needed
      }
    }
    if start < sizes.count { lines.append(start..<sizes.count) }
    return lines
  }
}

/// The sizes of one section, by the delegate or else by the layout.
private struct FlowRules {
  let sizes: [CGSize]
  let inset: UIEdgeInsets
  let lineGap: CGFloat
  let itemGap: CGFloat
  let header: CGSize
  let footer: CGSize

  var isEven: Bool { sizes.allSatisfy { $0 == sizes.first } }

  init(_ section: Int, of layout: UICollectionViewFlowLayout, in view: UICollectionView) {
    let count = view.numberOfItems(inSection: section)
    guard let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout else {
      sizes = Array(repeating: layout.itemSize, count: count)
      (inset, lineGap) = (layout.sectionInset, layout.minimumLineSpacing)
      itemGap = layout.minimumInteritemSpacing
      (header, footer) = (layout.headerReferenceSize, layout.footerReferenceSize)
      return
    }
    sizes = (0..<count).map {
      let place = IndexPath(item: $0, section: section)
      return delegate.collectionView(view, layout: layout, sizeForItemAt: place)
    }
    inset = delegate.collectionView(view, layout: layout, insetForSectionAt: section)
    lineGap = delegate.collectionView(
      view,
      layout: layout,
      minimumLineSpacingForSectionAt: section
    )
    itemGap = delegate.collectionView(
      view,
      layout: layout,
      minimumInteritemSpacingForSectionAt: section
    )
    header = delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
    footer = delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
  }
}
