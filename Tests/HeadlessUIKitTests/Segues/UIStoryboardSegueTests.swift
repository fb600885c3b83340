import HeadlessUIKit
import Testing

// Also tests: DefinedStoryboards.

struct UIStoryboardSegueTests {
  private static func scenes(
    _ kind: UIStoryboard.Segue.Kind,
    animates: Bool = true
  ) -> [UIStoryboard.Scene] {
    [scene("First", .init("go", kind, animates: animates)), scene("Second")]
  }

  @Test func `a segue is created, prepared and performed, in this order`() {
    let trace = playStoryboard(Self.scenes(.present("Second"))) { simulation, first in
      simulation.schedule("go", at: .milliseconds(100)) {
        first.performSegue(withIdentifier: "go", sender: nil)
      }
    }
    #expect(
      trace.segueCallbacks() == [
        "First prepare(for: go)", "First perform go", "present Second completeTransition(true)",
      ]
    )
    #expect(trace.found.isEmpty)
  }

  @Test(arguments: [true, false])
  func `only a control asks whether the segue may be performed`(allows: Bool) {
    let trace = playStoryboard(Self.scenes(.present("Second"))) { simulation, first in
      first.allowsSegues = allows
      simulation.schedule("tap", at: .milliseconds(100)) {
        first.triggerSegue(withIdentifier: "go")
      }
    }
    #expect(trace.segueCallbacks().first == "First shouldPerformSegue(go)")
    #expect(trace.transitions.count == (allows ? 1 : 0))
  }

  @Test func `the source can pass data before the destination's view loads`() {
    playStoryboard(Self.scenes(.present("Second"))) { simulation, first in
      first.prepares = simulation.expect("prepare") { segue in
        #expect(segue.source === first)
        #expect(!segue.destination.isViewLoaded)
        (segue.destination as? SceneController)?.message = "hello"
      }
      simulation.schedule("go", at: .milliseconds(100)) {
        first.performSegue(withIdentifier: "go", sender: nil)
      }
      simulation.schedule("look", at: .milliseconds(1_000)) {
        #expect((first.presentedViewController as? SceneController)?.message == "hello")
      }
    }
  }

  @Test(arguments: [true, false])
  func `the flag animates decides whether the segue is animated`(animates: Bool) throws {
    let scenes = Self.scenes(.present("Second"), animates: animates)
    let trace = playStoryboard(scenes) { simulation, first in
      simulation.schedule("go", at: .milliseconds(100)) {
        first.performSegue(withIdentifier: "go", sender: nil)
        #expect(UIView.areAnimationsEnabled)
      }
    }
    let transition = try #require(trace.transitions.first)
    let ended = try #require(transition.ended)
    #expect((ended - transition.began > .milliseconds(100)) == animates)
  }

  @Test func `the presentation style of a segue is set on its destination`() {
    let scenes = Self.scenes(.present("Second", .overFullScreen))
    playStoryboard(scenes) { simulation, first in
      simulation.schedule("go", at: .milliseconds(100)) {
        first.performSegue(withIdentifier: "go", sender: nil)
      }
      simulation.schedule("look", at: .milliseconds(1_000)) {
        #expect(first.presentedViewController?.modalPresentationStyle == .overFullScreen)
        #expect(first.view.window != nil)
      }
    }
  }

  @Test func `a container that overrides show shows the destination, otherwise it is presented`() {
    final class Shelf: UIViewController {
      var shown: [String] = []
      override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc.title ?? "") }
    }
    play { window, simulation in
      UIStoryboard.define("Main", scenes: Self.scenes(.show("Second")))
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let inner = storyboard.instantiateViewController(withIdentifier: "First")
      let (shelf, middle) = (Shelf(), UIViewController())
      middle.addChild(inner)
      shelf.addChild(middle)
      window.rootViewController = shelf
      let alone = storyboard.instantiateViewController(withIdentifier: "First")
      simulation.schedule("go", at: .milliseconds(100)) {
        inner.performSegue(withIdentifier: "go", sender: nil)
        #expect(shelf.shown == ["Second"])
        window.rootViewController = alone
        alone.performSegue(withIdentifier: "go", sender: nil)
        #expect(alone.presentedViewController?.title == "Second")
      }
    }
  }

  @Test func `a segue class of the app performs its own transition`() {
    final class Blink: UIStoryboardSegue {
      override func perform() { source.present(destination, animated: false) }
    }
    let scenes = [
      scene(
        "First",
        .init("go", .custom("Second"), make: Blink.init(identifier:source:destination:))
      ),
      scene("Second"),
    ]
    let trace = playStoryboard(scenes) { simulation, first in
      simulation.schedule("go", at: .milliseconds(100)) {
        first.performSegue(withIdentifier: "go", sender: nil)
      }
    }
    #expect(trace.transitions.map(\.to) == ["Second"])
  }

  @Test func `a segue class of the app can call super, and lives with the presentation`() {
    final class Sliding: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
      override func perform() {
        destination.transitioningDelegate = self
        super.perform()
      }

      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(duration: 0.2) }
    }
    let make = { Sliding(identifier: $0, source: $1, destination: $2) }
    let scenes = [scene("First", .init("go", .present("Second"), make: make)), scene("Second")]
    let trace = playStoryboard(scenes) { simulation, first in
      simulation.schedule("go", at: .milliseconds(100)) {
        first.performSegue(withIdentifier: "go", sender: nil)
      }
      simulation.schedule("back", at: .milliseconds(1_000)) {
        #expect(first.presentedViewController?.transitioningDelegate is Sliding)
        first.dismiss(animated: true)
      }
    }
    #expect(trace.found.isEmpty)
    #expect(trace.transitions.map(\.outcome) == [.completed, .completed])
  }

  @Test func `a segue created in code runs its closure`() {
    play { _, _ in
      var ran = 0
      let (a, b) = (UIViewController(), UIViewController())
      UIStoryboardSegue(identifier: nil, source: a, destination: b) { ran += 1 }.perform()
      UIStoryboardSegue(identifier: nil, source: a, destination: b).perform()
      #expect(ran == 1)
    }
  }

  @Test func `an undefined segue is a fatal error`() async {
    await #expect(processExitsWith: .failure) {
      playStoryboard([scene("First")]) { _, first in
        first.performSegue(withIdentifier: "away", sender: nil)
      }
    }
  }
}
