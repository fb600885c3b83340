import HeadlessUIKit
import Testing

struct UIStoryboardTests {
  @Test func `a scene's closure creates its view controller, which knows its storyboard`() {
    play { _, _ in
      UIStoryboard.define("Main", initial: "One", scenes: [scene("One"), scene("Two")])
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      #expect(storyboard.instantiateInitialViewController()?.title == "One")
      let two = storyboard.instantiateViewController(withIdentifier: "Two")
      #expect(two.title == "Two")
      #expect(two.storyboard === storyboard)
      #expect(UIViewController().storyboard == nil)
    }
  }

  @Test func `a storyboard without an initial scene has no initial view controller`() {
    play { _, _ in
      UIStoryboard.define("Parts", scenes: [scene("One")])
      let storyboard = UIStoryboard(name: "Parts", bundle: nil)
      #expect(storyboard.instantiateInitialViewController() == nil)
    }
  }

  @Test func `each call creates a new view controller`() {
    play { _, _ in
      UIStoryboard.define("Main", scenes: [scene("One")])
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let pair = (0..<2).map { _ in storyboard.instantiateViewController(withIdentifier: "One") }
      #expect(pair[0] !== pair[1])
    }
  }

  @Test func `an undefined name is a fatal error with UIKit's message`() async {
    await #expect(processExitsWith: .failure) {
      play { _, _ in _ = UIStoryboard(name: "Main", bundle: nil) }
    }
  }

  @Test func `view controllers are released at the end of the run`() {
    weak var page: UIViewController?
    let trace = playStoryboard([scene("First", .init("open", .present("Second"))), scene("Second")])
    { simulation, first in
      simulation.schedule("open", at: .milliseconds(100)) {
        first.performSegue(withIdentifier: "open", sender: nil)
        page = first.presentedViewController
      }
      simulation.schedule("close", at: .milliseconds(1_000)) { first.dismiss(animated: true) }
    }
    #expect(trace.found.isEmpty)
    #expect(page == nil)
  }
}
