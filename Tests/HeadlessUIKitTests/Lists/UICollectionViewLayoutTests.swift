import HeadlessUIKit
import Testing

struct UICollectionViewLayoutTests {
  /// A custom layout: a staircase.
  private final class Stair: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 375, height: 2_000) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).map { item in
        let made = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0)
        )
        made.frame = CGRect(x: item * 10, y: item * 20, width: 10, height: 10)
        made.alpha = 0.5
        made.transform = CGAffineTransform(scaleX: 2, y: 2)
        return made
      }
    }
  }

  private final class Three: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  @Test
  func `an app's layout positions the cells`() {
    let source = Three()
    play { window, simulation in
      let collection = UICollectionView(frame: window.bounds, collectionViewLayout: Stair())
      collection.dataSource = source
      window.addSubview(collection)
      simulation.schedule("look", at: .milliseconds(100)) {
        #expect(collection.contentSize.height == 2_000)
        #expect(collection.visibleCells.map(\.center.y) == [5, 25, 45])
        #expect(collection.visibleCells.map(\.bounds.width) == [10, 10, 10])
        #expect(collection.visibleCells.allSatisfy { $0.transform.a == 2 && $0.alpha == 0.5 })
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 40)
        flow.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        collection.collectionViewLayout = flow
      }
      simulation.schedule("look", at: .milliseconds(200)) {
        #expect(collection.visibleCells.map(\.frame.minX) == [10, 137.5, 265])
        #expect(collection.contentSize.height == 50)
      }
    }
  }

  private final class Marked: UICollectionViewLayoutAttributes {
    var mark = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Marked)?.mark = mark
      return copy
    }
  }

  @Test func `a copy of attributes has their class and values, and changes alone`() throws {
    let place = IndexPath(item: 0, section: 2)
    let old = Marked(forSupplementaryViewOfKind: "header", with: place)
    old.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    (old.alpha, old.zIndex, old.isHidden, old.mark) = (0.5, 7, true, 9)
    old.transform = CGAffineTransform(scaleX: 2, y: 2)
    old.transform3D = CATransform3DMakeScale(3, 3, 3)
    let new = try #require(old.copy() as? Marked)
    #expect(new !== old && new.indexPath == place && new.representedElementKind == "header")
    #expect(new.frame == old.frame && new.alpha == 0.5 && new.zIndex == 7 && new.isHidden)
    #expect(new.transform == old.transform && new.transform3D.m11 == 3 && new.mark == 9)
    new.frame.origin.x = 100
    #expect(old.frame.minX == 1)
  }

  /// A layout with pages of 200 points.
  private final class Pages: UICollectionViewLayout {
    var (preparedCount, asked) = (0, [CGFloat]())

    override var collectionViewContentSize: CGSize { CGSize(width: 375, height: 5_000) }
    override func prepare() { preparedCount += 1 }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      asked.append(newBounds.minY)
      return newBounds.minY > 150
    }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      #expect(velocity.y > 0)
      return CGPoint(x: 0, y: (proposedContentOffset.y / 200).rounded() * 200)
    }
  }

  @Test func `a layout decides whether a scroll invalidates it, and where one settles`() {
    play { window, stage in
      let pages = Pages()
      let collection = UICollectionView(frame: window.bounds, collectionViewLayout: pages)
      window.addSubview(collection)
      stage.schedule("scroll", at: .milliseconds(100)) {
        #expect(pages.preparedCount == 1 && pages.asked == [])
        collection.contentOffset.y = 100
      }
      stage.schedule("scroll on", at: .milliseconds(200)) {
        #expect(pages.preparedCount == 1 && pages.asked == [100])
        collection.contentOffset.y = 160
      }
      stage.schedule("look", at: .milliseconds(300)) {
        #expect(pages.preparedCount == 2 && pages.asked == [100, 160])
      }
      stage.schedule(touches: touchID(line([150, 300], [150, 180], steps: 12), from: 400))
      stage.schedule("look", at: .milliseconds(5_000)) {
        let offset = collection.contentOffset.y
        #expect(offset > 160 && offset.truncatingRemainder(dividingBy: 200) == 0)
      }
    }
  }
}
