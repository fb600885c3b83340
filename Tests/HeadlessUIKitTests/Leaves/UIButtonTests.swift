import HeadlessUIKit
import Testing

struct UIButtonTests {
  @Test
  func `a tap on a button performs its primary action`() {
    var count = 0
    play { window, simulation in
      let button = UIButton(primaryAction: UIAction(title: "Close") { _ in count += 1 })
      button.frame = CGRect(x: 50, y: 50, width: 100, height: 40)
      window.addSubview(button)
      #expect(button.currentTitle == "Close" && button.buttonType == .system)
      simulation.schedule(touches: touchID([[70, 70]], from: 100))
      simulation.schedule(touches: touchID([[300, 70]], from: 200))
    }
    #expect(count == 1)
  }

  @Test
  func `title and image are centred, in the colours of the state`() {
    play { window, simulation in
      simulation.addImage(named: "cross", size: [20, 20])
      let button = UIButton(type: .system)
      button.setTitle("Close", for: .normal)
      button.setTitle("Busy", for: .disabled)
      button.setImage(UIImage(named: "cross"), for: .normal)
      button.tintColor = .red
      window.addSubview(button)
      let title = button.titleLabel?.intrinsicContentSize ?? .zero
      let size = CGSize(width: title.width + 20, height: max(title.height, 20))
      #expect(button.intrinsicContentSize == size)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      button.layoutIfNeeded()
      #expect(button.imageView?.frame.minX == (200 - size.width) / 2)
      #expect(button.titleLabel?.frame.maxX == (200 + size.width) / 2)
      #expect(button.titleLabel?.center.y == 20)
      #expect(button.currentTitleColor == .red)
      button.isEnabled = false
      #expect(button.titleLabel?.text == "Busy" && button.currentTitleColor == .systemGray)
      button.setTitleColor(.black, for: .disabled)
      #expect(button.titleLabel?.textColor == .black)
      #expect(UIButton(type: .custom).currentTitleColor == .white)
    }
  }
}
