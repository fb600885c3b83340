import HeadlessUIKit
import Testing

// Also tests: UICollectionViewCell, UICollectionViewDelegate.

/// A collection of coloured cells.
private final class Colors: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var count = 100
  var madeCount = 0
  var log: [Int] = []

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
    cell.tag = indexPath.item
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { log.append(indexPath.item) }
}

struct UICollectionViewTests {
  private func playCollection(
    _ colors: Colors,
    layout: @escaping () -> UICollectionViewLayout = { UICollectionViewFlowLayout() },
    _ act: @escaping (UICollectionView, Stage) -> Void
  ) {
    play { window, simulation in
      let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout())
      collection.register(forCellWithReuseIdentifier: "color") {
        colors.madeCount += 1
        return UICollectionViewCell(frame: .zero)
      }
      collection.dataSource = colors
      collection.delegate = colors
      window.addSubview(collection)
      act(collection, simulation)
    }
  }

  @Test
  func `cells fill lines, and only those on screen have views`() {
    let colors = Colors()
    playCollection(colors) { collection, simulation in
      simulation.schedule("look", at: .milliseconds(100)) {
        // Six cells of 50 points fit at a distance of 10; the remaining width is distributed.
        let second = collection.cellForItem(at: IndexPath(item: 1, section: 0))
        #expect(second?.frame == CGRect(x: 65, y: 0, width: 50, height: 50))
        let next = collection.cellForItem(at: IndexPath(item: 6, section: 0))
        #expect(next?.frame == CGRect(x: 0, y: 60, width: 50, height: 50))
        #expect(collection.contentSize == CGSize(width: 375, height: 17 * 50 + 16 * 10))
        #expect(collection.visibleCells.count == 72)
        #expect(second.flatMap(collection.indexPath) == IndexPath(item: 1, section: 0))
      }
      simulation.schedule("scroll", at: .milliseconds(200)) { collection.contentOffset.y = 300 }
      simulation.schedule("look", at: .milliseconds(300)) {
        #expect(collection.visibleCells.first?.tag == 30)
        #expect(colors.madeCount <= 84)
      }
    }
  }

  @Test
  func `a tap selects a cell, and a reload deselects it`() {
    let colors = Colors()
    playCollection(colors) { collection, simulation in
      simulation.schedule(touches: touchID([[80, 20]], from: 100, every: 200))
      simulation.schedule("look", at: .milliseconds(1_000)) {
        #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        colors.count = 3
        collection.reloadData()
      }
      simulation.schedule("look", at: .milliseconds(1_100)) {
        #expect(collection.indexPathsForSelectedItems == [])
        #expect(collection.visibleCells.map(\.tag) == [0, 1, 2])
      }
    }
    #expect(colors.log == [1])
  }

  @Test func `a cell that is selected twice is selected once`() {
    playCollection(Colors()) { collection, _ in
      collection.allowsMultipleSelection = true
      let places = [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)]
      for place in places + places {
        collection.selectItem(at: place, animated: false, scrollPosition: [])
      }
      #expect(collection.indexPathsForSelectedItems == places)
    }
  }
}
