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
}
