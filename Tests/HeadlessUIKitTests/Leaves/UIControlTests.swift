import HeadlessUIKit
import Testing

// Also tests: UIAction.

struct UIControlTests {
  private final class TapTarget {
    var log: [String] = []
    func tapped() { log.append("tapped") }
    func changed(_ control: UIControl) { log.append("highlighted \(control.isHighlighted)") }
  }

  /// The events that touches cause on a control at (100, 100) of 50 by 50 points.
  private func events(
    of touchIDs: [TouchSample],
    _ prepare: @escaping (UIControl, UIWindow, Stage) -> Void = { _, _, _ in }
  ) -> [String] {
    var log: [String] = []
    play { window, simulation in
      let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      window.addSubview(control)
      let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
        (.touchCancel, "cancel"), (.touchDragOutside, "outside"),
      ]
      for (event, name) in names {
        control.addAction(UIAction { _ in log.append(name) }, for: event)
      }
      prepare(control, window, simulation)
      simulation.schedule(touches: touchIDs)
    }
    return log
  }

  @Test
  func `a tap ends inside, a drag far away ends outside`() {
    #expect(events(of: touchID([[120, 120]])) == ["down", "up inside"])
    #expect(events(of: touchID([[120, 120], [120, 200]])) == ["down", "up inside"])
    #expect(
      events(of: touchID([[120, 120], [120, 250]])) == ["down", "outside", "up outside"]
    )
    #expect(events(of: touchID([[120, 120]], ending: .cancelled)) == ["down", "cancel"])
  }

  @Test
  func `a disabled control sends no events`() {
    #expect(
      events(of: touchID([[120, 120]])) { control, _, _ in control.isEnabled = false }.isEmpty
    )
  }

  @Test
  func `methods are called until their target is removed or deallocated`() {
    let page = TapTarget()
    _ = events(of: touchID([[120, 120]])) { control, _, _ in
      control.addTarget(page, action: TapTarget.tapped, for: .touchUpInside)
      control.addTarget(page, action: TapTarget.changed, for: [.touchDown, .touchUpInside])
      let silent = TapTarget()
      control.addTarget(silent, action: TapTarget.tapped, for: .touchDown)
    }
    #expect(page.log == ["highlighted true", "tapped", "highlighted false"])
    page.log = []
    _ = events(of: touchID([[120, 120]])) { control, _, _ in
      control.addTarget(page, action: TapTarget.tapped, for: .touchUpInside)
      control.addTarget(page, action: TapTarget.changed, for: .touchDown)
      control.removeTarget(page, for: .touchUpInside)
    }
    #expect(page.log == ["highlighted true"])
  }

  @Test
  func `the state combines highlighted, disabled and selected`() {
    play { _, _ in
      let control = UIControl()
      #expect(control.state == .normal)
      control.isSelected = true
      control.isEnabled = false
      #expect(control.state == [.selected, .disabled])
    }
  }
}
