import HeadlessUIKit
import Testing

/// Appearance callbacks for views that enter or leave a window.
struct WindowMoveTests {
  @Test
  func `children appear and disappear with their parent, with their did before its own`() {
    let trace = play { window, simulation in
      let (box, child) = (Container(), controller("child"))
      box.title = "Box"
      box.addChild(child)
      box.view.addSubview(child.view)
      child.didMove(toParent: box)
      window.rootViewController = box
      simulation.schedule("leave", at: .milliseconds(100)) {
        window.rootViewController = controller("other")
      }
    }
    #expect(
      trace.callbacks().filter { $0.contains("ppear") && !$0.contains("other") } == [
        "Box viewWillAppear", "child viewWillAppear", "child viewDidAppear", "Box viewDidAppear",
        "Box viewWillDisappear", "child viewWillDisappear", "child viewDidDisappear",
        "Box viewDidDisappear",
      ]
    )
  }

  @Test
  func `a child added while its parent appears ends with it`() {
    final class Late: Container {
      let child = controller("child")
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let trace = play { window, _ in window.rootViewController = Late() }
    #expect(
      trace.callbacks().filter { $0.contains("ppear") } == [
        "Late viewWillAppear", "child viewWillAppear", "child viewDidAppear", "Late viewDidAppear",
      ]
    )
    #expect(trace.found.isEmpty)
  }

  @Test
  func `children of a page in a transition follow its callbacks`() {
    let trace = play { window, simulation in
      let (a, b, child) = (controller("A"), controller("B"), controller("child"))
      b.addChild(child)
      b.view.addSubview(child.view)
      child.didMove(toParent: b)
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
    }
    #expect(
      trace.callbacks(from: .milliseconds(90)).filter { $0.contains("ppear") } == [
        "A viewWillDisappear", "B viewWillAppear", "child viewWillAppear", "child viewDidAppear",
        "B viewDidAppear", "A viewDidDisappear",
      ]
    )
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func `a view in another controller's view is a finding above and below a page`(
    style: UIModalPresentationStyle
  ) {
    let trace = play { window, simulation in
      let (a, b) = (controller("A"), controller("B", style: style))
      let pairs = [a, b].map { parent in
        let (left, right) = (controller("left of"), controller("right of"))
        for child in [left, right] {
          parent.addChild(child)
          parent.view.addSubview(child.view)
          child.didMove(toParent: parent)
        }
        return (left, right)
      }
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
      simulation.schedule("move", at: .milliseconds(1_000)) {
        for (left, right) in pairs { left.view.addSubview(right.view) }
      }
    }
    #expect(trace.rules == [.pairedMoves, .pairedMoves])
    #expect(trace.found.allSatisfy { $0.contains("UIViewControllerHierarchyInconsistency") })
  }

  @Test
  func `moving a view within the window is no appearance`() {
    let trace = playContainer { container, from, _ in
      let other = UIView(frame: container.view.bounds)
      container.view.addSubview(other)
      other.addSubview(from.view)
      container.view.bringSubviewToFront(other)
    }
    #expect(trace.act.isEmpty)
  }

  @Test
  func `a view inside an added view brings its controller along`() {
    let trace = playContainer { container, _, to in
      let frame = UIView(frame: container.view.bounds)
      container.addChild(to)
      frame.addSubview(to.view)
      container.view.addSubview(frame)
      to.didMove(toParent: container)
    }
    #expect(
      trace.act.suffix(3) == [
        "to viewWillAppear", "to viewDidAppear", "to didMove(toParent: Box)",
      ]
    )
  }

  @Test
  func `a container that forwards by hand gets no automatic callbacks`() {
    let trace = playContainer(forwards: false) { container, _, to in
      container.addChild(to)
      container.view.addSubview(to.view)
      to.didMove(toParent: container)
    }
    #expect(!trace.act.contains { $0.contains("ppear") })
  }

  @Test
  func `a view without addChild, or in the view of another's parent, is a finding`() {
    let orphan = playContainer { container, _, to in container.view.addSubview(to.view) }
    #expect(orphan.findings.map(\.rule) == [.pairedMoves])
    #expect(orphan.act.suffix(2) == ["to viewWillAppear", "to viewDidAppear"])
    let stolen = playContainer { container, from, to in
      container.addChild(to)
      to.didMove(toParent: container)
      from.view.addSubview(to.view)
    }
    #expect(stolen.found.count == 1)
    #expect(stolen.found.first?.contains("UIViewControllerHierarchyInconsistency") == true)
    #expect(stolen.found.first?.contains("but actual parent is Box") == true)
  }

  @Test
  func `a page whose presentation controller adds its view early appears once`() {
    final class Early: UIPresentationController {
      override func presentationTransitionWillBegin() {
        containerView?.addSubview(presentedViewController.view)
      }
    }
    final class Source: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Early(presentedViewController: presented, presenting: presenting)
      }
    }
    let trace = play { window, simulation in
      let (a, b, source) = (controller("A"), controller("B", style: .custom), Source())
      simulation.keep(source)
      b.transitioningDelegate = source
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
    }
    #expect(
      trace.callbacks(from: .milliseconds(90)).filter { $0.contains("B view") } == [
        "B viewDidLoad", "B viewWillAppear", "B viewDidAppear",
      ]
    )
    #expect(trace.found.isEmpty)
  }
}
