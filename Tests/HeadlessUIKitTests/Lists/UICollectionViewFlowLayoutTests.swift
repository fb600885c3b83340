import HeadlessUIKit
import Testing

// Also tests: UICollectionView+Items, UICollectionReusableView, UICollectionViewController.
// Also tests: IndexPath+Rows, ItemChanges, UICollectionView+Touches.

/// Items of several widths, in two sections with headers.
private final class Words: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var widths: [CGFloat] = [100, 200, 150, 100, 50]
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(
      making: { _ in UICollectionViewCell(frame: .zero) },
      forCellWithReuseIdentifier: "w"
    )
    collectionView.register(
      making: { _ in UICollectionReusableView(frame: .zero) },
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "h"
    )
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { widths.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "w", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "h",
      for: indexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: widths[indexPath.item], height: indexPath.item == 1 ? 60 : 40) }

  override func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item != 2 }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { log.append("select \(indexPath.item)") }

  override func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) { log.append("deselect \(indexPath.item)") }

  override func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("end \(indexPath.section) \(indexPath.item)") }
}

struct UICollectionViewFlowLayoutTests {
  private func show(
    _ layout: UICollectionViewFlowLayout,
    _ act: @escaping (Words, UICollectionView, Stage) -> Void
  ) {
    play { window, stage in
      let words = Words(collectionViewLayout: layout)
      window.rootViewController = words
      act(words, words.collectionView, stage)
    }
  }

  @Test func `lines hold what fits, with headers between sections`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    show(layout) { _, list, stage in
      stage.schedule("look", at: .milliseconds(100)) {
        let places = (0..<5).map { IndexPath(item: $0, section: 0) }
        let frames = places.compactMap { list.layoutAttributesForItem(at: $0)?.frame }
        // The first line has 355 points for 300, the rest is its gap; the last one has the least.
        #expect(frames.map(\.minX) == [10, 165, 10, 170, 280])
        #expect(frames.map(\.minY) == [45, 35, 105, 105, 105])
        let header = list.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: 1)
        )
        #expect(header?.frame == CGRect(x: 0, y: 150, width: 375, height: 30))
        #expect(list.contentSize == CGSize(width: 375, height: 300))
        #expect(list.indexPathForItem(at: CGPoint(x: 170, y: 40)) == places[1])
        #expect(list.indexPathForItem(at: CGPoint(x: 5, y: 40)) == nil)
      }
    }
  }

  @Test func `a horizontal layout fills columns and scrolls to items`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 600, right: 0)
    show(layout) { _, list, stage in
      stage.schedule("look", at: .milliseconds(100)) {
        #expect(list.contentSize.height == list.bounds.height && list.contentSize.width > 375)
        let last = IndexPath(item: 4, section: 1)
        list.scrollToItem(at: last, at: .right, animated: false)
        #expect(list.contentOffset.x == list.contentSize.width - 375)
        list.scrollToItem(at: IndexPath(item: 0, section: 0), at: .left, animated: false)
        #expect(list.contentOffset == .zero)
        list.scrollToItem(at: last, at: .centeredHorizontally, animated: true)
      }
      stage.schedule("look", at: .milliseconds(900)) {
        #expect(list.contentOffset.x == list.contentSize.width - 375, "limited to the content")
        #expect(list.indexPathsForVisibleItems.contains(IndexPath(item: 4, section: 1)))
      }
    }
  }

  @Test func `a tap selects what may be selected, and several if allowed`() {
    show(UICollectionViewFlowLayout()) { words, list, stage in
      stage.schedule(touches: touchID([[50, 30]], from: 100, every: 100))
      stage.schedule(touches: touchID([[350, 30]], from: 400, every: 100))
      stage.schedule(touches: touchID([[20, 90]], from: 700, every: 100))
      stage.schedule("look", at: .milliseconds(1_000)) {
        #expect(words.log == ["select 0", "deselect 0", "select 1"])
        list.allowsMultipleSelection = true
        list.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
        #expect(list.indexPathsForSelectedItems?.map(\.item) == [1, 3])
        list.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
        #expect(list.indexPathsForSelectedItems?.map(\.item) == [3])
        words.viewWillAppear(false)
        #expect(list.indexPathsForSelectedItems == [], "a page that appears again forgets it")
      }
    }
  }

  @Test func `changed items are asked for again`() {
    show(UICollectionViewFlowLayout()) { words, list, stage in
      stage.schedule("change", at: .milliseconds(100)) {
        let cell = list.cellForItem(at: IndexPath(item: 0, section: 0))
        let others = list.visibleCells.dropFirst()
        #expect(cell?.superview === list && words.log == [])
        list.performBatchUpdates(
          { list.reloadItems(at: [IndexPath(item: 0, section: 0)]) },
          completion: stage.expect("completion") { finished in #expect(finished) }
        )
        #expect(words.log == ["end 0 0"] && list.visibleCells.count == 10)
        #expect(list.visibleCells.dropFirst().elementsEqual(others, by: ===))
      }
    }
  }

  @Test func `changed sections ask for their items and headers again`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    show(layout) { words, list, stage in
      stage.schedule("change", at: .milliseconds(100)) {
        let second = list.cellForItem(at: IndexPath(item: 2, section: 1))
        list.reloadSections([0])
        list.layoutIfNeeded()
        #expect(words.log == (0..<5).map { "end 0 \($0)" })
        #expect(list.cellForItem(at: IndexPath(item: 2, section: 1)) === second)
        list.performBatchUpdates {
          list.deleteSections([0])
          list.insertSections([1])
        }
        #expect(list.cellForItem(at: IndexPath(item: 2, section: 0)) === second)
        #expect(list.visibleCells.count == 10)
      }
    }
  }

  @Test func `a cell alone in its line is centred, in the last line only if no second one fits`() {
    let layout = UICollectionViewFlowLayout()
    show(layout) { words, list, stage in
      words.widths = [300, 280, 100]
      stage.schedule("look", at: .milliseconds(100)) {
        let frames = (0..<3).compactMap {
          list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
        #expect(frames.map(\.minX) == [37.5, 47.5, 0])
        words.widths = [100, 300, 50]
        list.reloadData()
        list.layoutIfNeeded()
        let first = list.visibleCells.prefix(3).map(\.frame.minX)
        #expect(first == [137.5, 0, 310], "a second cell of 100 would fit into the first line")
        words.widths = [200, 200]
        list.reloadData()
        list.layoutIfNeeded()
        #expect(list.visibleCells.map(\.frame.minX) == [87.5, 87.5, 87.5, 87.5])
        words.widths = [200]
        list.reloadData()
        list.layoutIfNeeded()
        #expect(list.visibleCells.map(\.frame.minX) == [87.5, 87.5])
        words.widths = [400]
        list.reloadData()
        list.layoutIfNeeded()
        #expect(list.visibleCells.map(\.frame.minX) == [0, 0])
      }
    }
  }

  @Test func `the background of a cell shows its selection, and paths convert`() {
    play { window, _ in
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let (back, mark) = (UIView(), UIView())
      cell.selectedBackgroundView = mark
      cell.backgroundView = back
      window.addSubview(cell)
      cell.layoutIfNeeded()
      #expect(cell.subviews == [back, mark, cell.contentView])
      #expect(mark.isHidden && back.frame == cell.bounds)
      cell.isSelected = true
      #expect(!mark.isHidden)
      let path = NSIndexPath(row: 3, section: 2)
      #expect(path.row == 3 && path.section == 2 && path.item == 3)
    }
  }
}
