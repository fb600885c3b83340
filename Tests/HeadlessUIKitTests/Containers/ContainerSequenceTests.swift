import HeadlessUIKit
import Testing

/// The published callback sequences of hand-made containers.
struct ContainerSequenceTests {
  /// Moves from one child to the other and completes or cancels after an animation of 0.3 s.
  struct Sequence: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let forwards: Bool
    let begin: @Sendable (Container, UIViewController, UIViewController) -> Void
    let end: @Sendable (Container, UIViewController, UIViewController) -> Void
    let log: [String]
    let children: [String]
  }

  @Test(arguments: [automatic, automaticCancelled, manual, manualCancelled])
  func `each sequence has the published callbacks and no findings`(sequence: Sequence) {
    let trace = playContainer(forwards: sequence.forwards) { container, from, to in
      sequence.begin(container, from, to)
      UIView.animate(withDuration: 0.3) {
        to.view.alpha = 0.5
      } completion: { _ in
        to.view.alpha = 1
        sequence.end(container, from, to)
        #expect(container.children.map(\.title) == sequence.children)
        let shown = [from, to].filter { $0.view.window != nil }.map(\.title)
        #expect(shown == sequence.children)
      }
    }
    #expect(trace.act.filter { $0 != "to viewDidLoad" } == sequence.log)
    #expect(trace.found.isEmpty)
  }
}

extension ContainerSequenceTests {
  static let automatic = Sequence(
    testDescription: "automatic forwarding, completed",
    forwards: true,
    begin: { container, from, to in
      from.willMove(toParent: nil)
      container.addChild(to)
      container.view.addSubview(to.view)
    },
    end: { container, from, to in
      from.view.removeFromSuperview()
      from.removeFromParent()
      to.didMove(toParent: container)
    },
    log: [
      "from willMove(toParent: nil)", "to willMove(toParent: Box)",
      "to viewWillAppear", "to viewDidAppear",
      "from viewWillDisappear", "from viewDidDisappear", "from didMove(toParent: nil)",
      "to didMove(toParent: Box)",
    ],
    children: ["to"]
  )

  static let automaticCancelled = Sequence(
    testDescription: "automatic forwarding, cancelled",
    forwards: true,
    begin: { container, _, to in
      container.addChild(to)
      container.view.addSubview(to.view)
    },
    end: { container, _, to in
      to.didMove(toParent: container)
      to.willMove(toParent: nil)
      to.view.removeFromSuperview()
      to.removeFromParent()
    },
    log: [
      "to willMove(toParent: Box)", "to viewWillAppear", "to viewDidAppear",
      "to didMove(toParent: Box)", "to willMove(toParent: nil)",
      "to viewWillDisappear", "to viewDidDisappear", "to didMove(toParent: nil)",
    ],
    children: ["from"]
  )

  static let manual = Sequence(
    testDescription: "manual forwarding, completed",
    forwards: false,
    begin: beginManually,
    end: { container, from, to in
      from.view.removeFromSuperview()
      from.removeFromParent()
      from.endAppearanceTransition()
      to.didMove(toParent: container)
      to.endAppearanceTransition()
    },
    log: manualStart + [
      "from didMove(toParent: nil)", "from viewDidDisappear",
      "to didMove(toParent: Box)", "to viewDidAppear",
    ],
    children: ["to"]
  )

  static let manualCancelled = Sequence(
    testDescription: "manual forwarding, cancelled",
    forwards: false,
    begin: beginManually,
    end: { container, from, to in
      to.beginAppearanceTransition(false, animated: true)
      to.view.removeFromSuperview()
      to.removeFromParent()
      to.endAppearanceTransition()
      from.beginAppearanceTransition(true, animated: true)
      from.didMove(toParent: container)
      from.endAppearanceTransition()
    },
    log: manualStart + [
      "to viewWillDisappear", "to didMove(toParent: nil)", "to viewDidDisappear",
      "from viewWillAppear", "from didMove(toParent: Box)", "from viewDidAppear",
    ],
    children: ["from"]
  )

  private static let beginManually:
    @Sendable (Container, UIViewController, UIViewController) -> Void = { container, from, to in
      from.willMove(toParent: nil)
      from.beginAppearanceTransition(false, animated: true)
      container.addChild(to)
      to.beginAppearanceTransition(true, animated: true)
      container.view.addSubview(to.view)
    }

  private static let manualStart = [
    "from willMove(toParent: nil)", "from viewWillDisappear", "to willMove(toParent: Box)",
    "to viewWillAppear",
  ]
}
