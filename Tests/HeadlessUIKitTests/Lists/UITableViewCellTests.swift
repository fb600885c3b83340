import HeadlessUIKit
import Testing

struct UITableViewCellTests {
  @Test
  func `texts and image share the row`() {
    play { window, simulation in
      simulation.addImage(named: "photo", size: [20, 20])
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Below"
      cell.imageView?.image = UIImage(named: "photo")
      window.addSubview(cell)
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame == cell.bounds)
      #expect(cell.imageView?.frame == CGRect(x: 16, y: 12, width: 20, height: 20))
      #expect(cell.textLabel?.frame == CGRect(x: 52, y: 0, width: 232, height: 22))
      #expect(cell.detailTextLabel?.frame.minY == 22)
      #expect(UITableViewCell(style: .default, reuseIdentifier: "a").detailTextLabel == nil)
    }
  }

  @Test
  func `a selected row is grey by default, and fades back`() {
    play { window, simulation in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      window.addSubview(cell)
      cell.isSelected = true
      #expect(cell.contentView.backgroundColor != nil)
      cell.setSelected(false, animated: false)
      #expect(cell.contentView.backgroundColor == nil)
      cell.selectionStyle = .none
      cell.isHighlighted = true
      #expect(cell.contentView.backgroundColor == nil)
      cell.prepareForReuse()
      #expect(!cell.isHighlighted)
    }
  }
}
