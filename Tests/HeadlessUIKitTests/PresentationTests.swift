import HeadlessUIKit
import Testing

struct PresentationTests {
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `the presenter's view goes back to the place it came from`(
    style: UIModalPresentationStyle
  ) {
    play { window, simulation in
      let (a, b) = (controller("A"), controller("B", style: style))
      let (behind, front) = (UIView(), UIView())
      window.addSubview(behind)
      window.rootViewController = a
      window.addSubview(front)
      simulation.schedule("present", at: .zero) { a.present(b, animated: false) }
      simulation.schedule("look", at: .milliseconds(100)) {
        #expect((a.view.superview == nil) == (style == .fullScreen))
      }
      simulation.schedule("dismiss", at: .milliseconds(200)) { a.dismiss(animated: false) }
      simulation.schedule("check", at: .milliseconds(300)) {
        #expect(window.subviews == [behind, a.view, front])
      }
    }
  }
}
