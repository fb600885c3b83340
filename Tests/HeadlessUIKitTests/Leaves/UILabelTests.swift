import HeadlessUIKit
import Testing

struct UILabelTests {
  @Test
  func `the size of text depends on its letters and lines`() {
    play { _, _ in
      let label = UILabel()
      #expect(label.intrinsicContentSize == .zero)
      label.text = "eight ok"
      label.font = .systemFont(ofSize: 20)
      let line = UIFont.systemFont(ofSize: 20).lineHeight.rounded(.up)
      #expect(label.intrinsicContentSize == CGSize(width: 80, height: line))
      label.numberOfLines = 0
      let narrow = label.sizeThatFits(CGSize(width: 60, height: 1_000))
      #expect(narrow == CGSize(width: 50, height: (line * 2 - 0.5).rounded(.up)))
      label.preferredMaxLayoutWidth = 60
      #expect(label.intrinsicContentSize == narrow)
      label.numberOfLines = 1
      #expect(label.sizeThatFits(CGSize(width: 60, height: 1_000)).width == 60)
      label.text = "a\nbbbb"
      label.numberOfLines = 2
      label.sizeToFit()
      #expect(label.bounds.width == 40)
    }
  }

  @Test
  func `another text, font or colour changes the content, the same one does not`() {
    var label: UILabel?
    let trace = play { window, simulation in
      let made = UILabel(frame: window.bounds)
      made.text = "before"
      window.addSubview(made)
      label = made
      let changes: [(UILabel) -> Void] = [
        { $0.text = "after" }, { $0.text = "after" }, { $0.textColor = .red },
        { $0.font = .boldSystemFont(ofSize: 17) }, { $0.textAlignment = .center },
        { $0.text = nil },
      ]
      for (index, change) in changes.enumerated() {
        simulation.schedule("change", at: .milliseconds(100 * Int64(index + 1))) {
          if let label { change(label) }
        }
      }
    }
    let changed = trace.frames.filter { $0.changedLayers > 0 && $0.contentTime.seconds > 0.09 }
    #expect(changed.count == 5)
  }

  @Test
  func `touches go to the view behind a label or an image view`() {
    play { window, _ in
      for part in [UILabel(frame: window.bounds), UIImageView(frame: window.bounds)] {
        window.addSubview(part)
        #expect(!part.isUserInteractionEnabled)
        #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === window)
      }
    }
  }
}
