import HeadlessUIKit
import Testing

struct UIApplicationTests {
  @Test
  func `touches hit no view while the app ignores them`() {
    var taps = 0
    let trace = play { window, simulation in
      let button = UIButton(frame: window.bounds)
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      window.addSubview(button)
      let app = UIApplication.shared
      #expect(app.keyWindow === window && app.windows == [window])
      #expect(app === UIApplication.shared)
      simulation.schedule("ignore", at: .milliseconds(100)) {
        app.beginIgnoringInteractionEvents()
        app.beginIgnoringInteractionEvents()
        app.endIgnoringInteractionEvents()
        #expect(app.isIgnoringInteractionEvents)
      }
      simulation.schedule(touches: touchID([[50, 50]], from: 200))
      simulation.schedule("listen", at: .milliseconds(300)) {
        app.endIgnoringInteractionEvents()
        app.endIgnoringInteractionEvents()
      }
      simulation.schedule(touches: touchID([[50, 50]], from: 400))
    }
    #expect(taps == 1)
    #expect(trace.warnings.last == "endIgnoringInteractionEvents without begin")
  }
}
