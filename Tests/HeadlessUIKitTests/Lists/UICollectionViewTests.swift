import HeadlessUIKit
import Testing

// Also tests: UICollectionViewCell, UICollectionViewDelegate.

/// A collection of coloured cells.
private final class Colors: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var count = 100
  var sectionCount = 1
  var madeCount = 0
  var log: [Int] = []
  var deselected: [IndexPath] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { sectionCount }

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

  func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) { deselected.append(indexPath) }
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

  @Test func `changes keep the cells of all other items, whatever they are`() {
    var deselectedCount = 0
    for seed in 0..<UInt64(100) {
      let dice = StormDice(seed: seed)
      let numbers = Numbers(count: 1 + dice.roll(12))
      play { window, stage in
        let list = numbers.list(in: window)
        stage.schedule("change", at: .milliseconds(100)) {
          list.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
          var isSelected = true
          for _ in 0..<3 {
            let before = Dictionary(uniqueKeysWithValues: list.visibleCells.map { ($0.tag, $0) })
            let reloadsAll = dice.roll(4) == 0
            list.performBatchUpdates {
              if reloadsAll { numbers.replace(list, dice) } else { numbers.change(list, dice) }
            }
            if reloadsAll, isSelected, numbers.items.contains(0) { deselectedCount += 1 }
            isSelected = isSelected && !reloadsAll && numbers.items.contains(0)
            let cells = list.visibleCells
            #expect(cells.map(\.tag) == numbers.items, "seed \(seed)")
            for cell in cells where !numbers.reloaded.contains(cell.tag) {
              let old = before[cell.tag]
              #expect(old == nil || old === cell, "seed \(seed)")
            }
            let selected = list.indexPathsForSelectedItems?.map { numbers.items[$0.item] }
            #expect(selected == (isSelected ? [0] : []), "seed \(seed)")
            #expect(cells.filter(\.isSelected).map(\.tag) == selected, "seed \(seed)")
          }
        }
      }
    }
    #expect(deselectedCount > 10, "a reload deselects an item that stays")
  }

  @Test func `a reloaded section forgets its selection, and a tap deselects none of its items`() {
    let colors = Colors()
    colors.sectionCount = 2
    playCollection(colors) { collection, stage in
      stage.schedule("reload", at: .milliseconds(100)) {
        collection.allowsMultipleSelection = true
        for section in 0..<2 {
          let place = IndexPath(item: 9, section: section)
          collection.selectItem(at: place, animated: false, scrollPosition: [])
        }
        colors.count = 3
        collection.reloadSections([0])
        #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 9, section: 1)])
        collection.reloadSections([1])
        #expect(collection.indexPathsForSelectedItems == [])
        collection.allowsMultipleSelection = false
      }
      stage.schedule(touches: touchID([[80, 20]], from: 200, every: 200))
    }
    #expect(colors.log == [1] && colors.deselected == [])
  }

  @Test func `the order of overlapping cells follows their numbers, also back to none`() {
    final class Pile: UICollectionViewFlowLayout {
      var order: [Int: Int] = [:]
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { made in
          made.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
          made.zIndex = order[made.indexPath.item] ?? 0
          return made
        }
      }
    }
    let (numbers, pile) = (Numbers(count: 4), Pile())
    play { window, stage in
      let list = numbers.list(in: window, pile)
      func tags() -> [Int] {
        list.layoutIfNeeded()
        return list.subviews.compactMap { ($0 as? UICollectionViewCell)?.tag }
      }
      stage.schedule("look", at: .milliseconds(100)) {
        pile.order = [0: 2, 3: -1]
        pile.invalidateLayout()
        #expect(tags() == [3, 1, 2, 0])
        pile.order = [:]
        pile.invalidateLayout()
        #expect(tags() == [0, 1, 2, 3])
      }
    }
  }

  @Test func `a touch highlights, and a tap selects what may be highlighted`() {
    let numbers = Numbers(count: 3)
    play { window, stage in
      let list = numbers.list(in: window)
      list.allowsMultipleSelection = true
      for (round, x) in [25.0, 25, 85, 145].enumerated() {
        stage.schedule(touches: touchID([[x, 25]], from: Int64(100 + 500 * round), every: 300))
      }
      // A touch that leaves its cell selects nothing.
      stage.schedule(touches: touchID([[145, 25], [145, 300]], from: 2_100, every: 300))
      stage.schedule("look", at: .milliseconds(2_800)) {
        #expect(
          numbers.log == [
            "may 0", "high 0", "select? 0", "low 0", "select 0", "may 0", "high 0", "deselect? 0",
            "low 0", "deselect 0", "may 1", "may 2", "high 2", "select? 2", "low 2", "select 2",
            "may 2", "high 2", "low 2",
          ]
        )
        #expect(list.visibleCells.allSatisfy { !$0.isHighlighted })
        list.allowsSelection = false
      }
      stage.schedule(touches: touchID([[25, 25]], from: 3_000, every: 300))
    }
    #expect(numbers.log.last == "low 2")
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

/// A line of numbered items, whose second one may not be highlighted.
private final class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var items: [Int]
  var reloaded: Set<Int> = []
  var log: [String] = []
  private var next: Int

  init(count: Int) {
    items = Array(0..<count)
    next = count
  }

  func list(
    in window: UIWindow,
    _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) -> UICollectionView {
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(forCellWithReuseIdentifier: "n") { UICollectionViewCell(frame: .zero) }
    (list.dataSource, list.delegate) = (self, self)
    window.addSubview(list)
    return list
  }

  /// Removes, moves, reloads and adds some items, of the list too.
  func change(_ list: UICollectionView, _ dice: StormDice) {
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    let old = items
    let fates = old.map { _ in dice.roll(6) }
    let stays = old.indices.filter { fates[$0] > 1 }
    let moves = old.indices.filter { fates[$0] == 1 }
    reloaded = Set(old.indices.filter { fates[$0] == 2 }.map { old[$0] })
    list.deleteItems(at: old.indices.filter { fates[$0] == 0 }.map(path))
    list.reloadItems(at: old.indices.filter { fates[$0] == 2 }.map(path))
    items = stays.map { old[$0] }
    // What comes is put into the list from its front, so that the places are those of the end.
    var comes = moves.map { Optional($0) } + (0..<dice.roll(3)).map { _ in nil }
    var place = 0
    while !comes.isEmpty {
      place = min(place + dice.roll(3), items.count)
      let source = comes.remove(at: dice.roll(comes.count))
      if let source {
        items.insert(old[source], at: place)
        list.moveItem(at: path(source), to: path(place))
      } else {
        items.insert(next, at: place)
        next += 1
        list.insertItems(at: [path(place)])
      }
      place += 1
    }
  }

  /// Keeps some items, adds others and reloads the section.
  func replace(_ list: UICollectionView, _ dice: StormDice) {
    reloaded = Set(items)
    items = items.filter { _ in dice.roll(4) > 0 } + (0..<dice.roll(3)).map { next + $0 }
    next += 3
    list.reloadSections([0])
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "n", for: indexPath)
    cell.tag = items[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { note("may", indexPath) && indexPath.item != 1 }

  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) { note("high", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { note("low", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { note("select?", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { note("deselect?", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { note("select", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) { note("deselect", indexPath) }

  /// Records a call of the delegate; returns true.
  @discardableResult private func note(_ call: String, _ indexPath: IndexPath) -> Bool {
    log.append("\(call) \(indexPath.item)")
    return true
  }
}
