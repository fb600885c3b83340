import HeadlessUIKit
import Testing

// Also tests: UIView+ConstraintUpdates.

struct UIViewFittingTests {
  /// A card with a text above a box of 40 points, each 10 points from the edges and each other.
  private func card(_ text: String) -> UIView {
    let (card, label, box) = (UIView(), UILabel(), UIView())
    label.text = text
    for part in [label, box] {
      part.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(part)
      part.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10).isActive = true
      part.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10).isActive = true
    }
    label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10).isActive = true
    box.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 10).isActive = true
    box.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10).isActive = true
    box.heightAnchor.constraint(equalToConstant: 40).isActive = true
    return card
  }

  @Test func `a view is as small as its constraints permit`() {
    play { _, _ in
      let card = card("four letters")
      let text = UILabel()
      text.text = "four letters"
      let natural = text.intrinsicContentSize
      let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size == CGSize(width: natural.width + 20, height: natural.height + 70))
      let fixed = card.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      #expect(fixed == CGSize(width: 300, height: natural.height + 70))
      #expect(card.frame == .zero, "a question changes nothing")
    }
  }

  @Test func `limits count, and constraints outside of the view do not`() {
    play { window, _ in
      let card = card("x")
      card.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(card)
      card.widthAnchor.constraint(equalTo: window.widthAnchor).isActive = true
      card.widthAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true
      #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 120)
      #expect(UIView().systemLayoutSizeFitting(CGSize(width: 3, height: 4)).height == 4)
    }
  }

  @Test func `a view that requires constraints can make them when it is asked`() {
    final class Line: UIView {
      let part = UIView()
      var updates = 0
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        if updates == 0 {
          part.translatesAutoresizingMaskIntoConstraints = false
          addSubview(part)
          part.leftAnchor.constraint(equalTo: leftAnchor, constant: 7).isActive = true
          part.topAnchor.constraint(equalTo: topAnchor).isActive = true
          part.widthAnchor.constraint(equalToConstant: 9).isActive = true
          part.heightAnchor.constraint(equalToConstant: 3).isActive = true
        }
        updates += 1
        super.updateConstraints()
      }
    }
    play { window, stage in
      let line = Line(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
      #expect(line.needsUpdateConstraints() && !UIView().needsUpdateConstraints())
      window.addSubview(line)
      stage.schedule("look", at: .milliseconds(100)) {
        #expect(line.updates == 1 && !line.needsUpdateConstraints())
        #expect(line.part.frame == CGRect(x: 7, y: 0, width: 9, height: 3))
      }
    }
  }

  @Test func `constraints are updated before a layout, once and after a request`() {
    final class Box: UIView {
      var log: [String] = []
      override func updateConstraints() {
        super.updateConstraints()
        log.append("update")
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        log.append("layout")
      }
    }
    play { window, stage in
      let (box, part) = (Box(), Box())
      box.addSubview(part)
      part.widthAnchor.constraint(equalToConstant: 5).isActive = true
      window.addSubview(box)
      box.setNeedsUpdateConstraints()
      #expect(box.needsUpdateConstraints() && part.needsUpdateConstraints())
      stage.schedule("look", at: .milliseconds(100)) {
        #expect(box.log == ["update", "layout"] && part.log == ["update", "layout"])
        box.setNeedsLayout()
        part.setNeedsUpdateConstraints()
        box.updateConstraintsIfNeeded()
        #expect(part.log.last == "update" && !part.needsUpdateConstraints())
      }
      stage.schedule("look", at: .milliseconds(200)) {
        #expect(box.log == ["update", "layout", "layout"])
        #expect(part.log == ["update", "layout", "update", "layout"])
      }
    }
  }
}
