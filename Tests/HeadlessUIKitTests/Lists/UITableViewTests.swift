import HeadlessUIKit
import Testing

// Also tests: CellPool, IndexPath+Rows, UITableViewDelegate.

/// A table of numbered rows.
private final class Numbers: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts = [100]
  var heights: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }
  var log: [String] = []
  private(set) var madeCount = 0

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "number") ?? make()
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }

  private func make() -> UITableViewCell {
    madeCount += 1
    return UITableViewCell(style: .default, reuseIdentifier: "number")
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselected \(indexPath.row)")
  }
}

struct UITableViewTests {
  private func playTable(
    _ numbers: Numbers = Numbers(),
    _ act: @escaping (UITableView, Stage) -> Void
  ) {
    play { window, simulation in
      let table = UITableView(frame: window.bounds)
      table.dataSource = numbers
      table.delegate = numbers
      window.addSubview(table)
      act(table, simulation)
      simulation.schedule("end", at: .milliseconds(5_000)) {
        withExtendedLifetime(numbers) {}
      }
    }
  }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.compactMap(\.textLabel?.text)
  }

  @Test
  func `only the rows on screen have views, one below the other`() {
    let numbers = Numbers()
    numbers.counts = [3, 100]
    numbers.heights = { $0.section == 0 ? 50 : UITableView.automaticDimension }
    playTable(numbers) { table, simulation in
      simulation.schedule("look", at: .milliseconds(100)) {
        #expect(table.contentSize == CGSize(width: 375, height: 150 + 4_400))
        // 150 of 667 points for three rows, 44 for each of the rest.
        #expect(table.visibleCells.count == 3 + 12)
        #expect(Array(texts(table).prefix(4)) == ["0.0", "0.1", "0.2", "1.0"])
        let place = IndexPath(row: 1, section: 1)
        let expected = CGRect(x: 0, y: 194, width: 375, height: 44)
        #expect(table.rectForRow(at: place) == expected)
        #expect(table.cellForRow(at: place)?.frame == expected)
        #expect(table.cellForRow(at: place).flatMap(table.indexPath) == place)
        #expect(table.cellForRow(at: IndexPath(row: 50, section: 1)) == nil)
      }
    }
  }

  @Test
  func `rows that leave the screen are reused`() {
    let numbers = Numbers()
    playTable(numbers) { table, simulation in
      for step in 1...40 {
        simulation.schedule("scroll", at: .milliseconds(100 + 20 * Int64(step))) {
          table.contentOffset.y = CGFloat(step) * 90
        }
      }
      simulation.schedule("look", at: .milliseconds(2_000)) {
        #expect(texts(table).first == "0.81")
        #expect(numbers.madeCount <= 18, "\(numbers.madeCount)")
      }
    }
  }

  @Test
  func `a tap selects a row, a drag does not`() {
    let numbers = Numbers()
    playTable(numbers) { table, simulation in
      simulation.schedule(touches: touchID([[100, 60]], from: 100, every: 100))
      simulation.schedule(touches: touchID([[100, 110]], from: 600, every: 100))
      simulation.schedule(
        touches: touchID(line([100, 500], [100, 300]), from: 1_000, every: 20)
      )
      simulation.schedule("look", at: .milliseconds(900)) {
        let place = IndexPath(row: 2, section: 0)
        #expect(table.indexPathForSelectedRow == place)
        #expect(table.cellForRow(at: place)?.isSelected == true)
        table.deselectRow(at: place, animated: true)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.cellForRow(at: place)?.isSelected == false)
      }
      simulation.schedule("end", at: .milliseconds(4_000)) {
        #expect(table.contentOffset.y > 100)
      }
    }
    #expect(numbers.log == ["selected 1", "deselected 1", "selected 2"])
  }

  @Test
  func `a reload requests all rows again`() {
    let numbers = Numbers()
    playTable(numbers) { table, simulation in
      table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
      #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
      let cell = table.dequeueReusableCell(
        withIdentifier: "other",
        for: IndexPath(row: 0, section: 0)
      )
      #expect(cell.reuseIdentifier == "other")
      simulation.schedule("reload", at: .milliseconds(100)) {
        numbers.counts = [2]
        table.rowHeight = 30
        table.reloadData()
      }
      simulation.schedule("look", at: .milliseconds(200)) {
        #expect(texts(table) == ["0.0", "0.1"])
        #expect(table.contentSize.height == 88, "the delegate says how high rows are")
      }
    }
  }
}
