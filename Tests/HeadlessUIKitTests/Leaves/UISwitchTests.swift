import HeadlessUIKit
import Testing

struct UISwitchTests {
  @Test func `a tap switches with an action, the app without`() {
    play { window, stage in
      let control = UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
      var actions: [Bool] = []
      control.addAction(UIAction { _ in actions.append(control.isOn) }, for: .valueChanged)
      window.addSubview(control)
      #expect(control.bounds.size == CGSize(width: 51, height: 31) && !control.isOn)
      control.isOn = true
      let thumb = control.subviews[1]
      #expect(actions == [] && thumb.frame.minX == 22)
      stage.schedule(touches: touchID([[40, 35]], from: 100, every: 50))
      stage.schedule("look", at: .milliseconds(260)) {
        #expect(actions == [false] && !control.isOn && thumb.frame.minX == 2)
        let shown = thumb.layer.presentation()?.frame.minX ?? 0
        #expect(shown > 2 && shown < 22, "the thumb slides")
      }
      stage.schedule("disable", at: .milliseconds(700)) { control.isEnabled = false }
      stage.schedule(touches: touchID([[40, 35]], from: 800, every: 50))
      stage.schedule("look", at: .milliseconds(950)) { #expect(actions == [false]) }
    }
  }

  @Test func `an action of the touch finds the new value`() {
    play { window, stage in
      let control = UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
      var values: [Bool] = []
      control.addAction(UIAction { _ in values.append(control.isOn) }, for: .touchUpInside)
      window.addSubview(control)
      stage.schedule(touches: touchID([[40, 35]], from: 100, every: 50))
      stage.schedule("look", at: .milliseconds(500)) { #expect(values == [true]) }
    }
  }
}
