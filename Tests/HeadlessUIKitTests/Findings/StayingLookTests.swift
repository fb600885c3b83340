import HeadlessUIKit
import JankTrace
import Testing

/// A presenter that stays in place, and what a dismissal leaves of its changed look.
struct StayingLookTests {
  /// Presents B over A, which stays in place, with an animator that changes A.
  private func playOver(
    changes: @escaping @Sendable (UIView) -> Void,
    restores: @escaping @Sendable (UIView) -> Void = { _ in },
    _ more: @escaping (Stage, UIViewController, UIViewController, ScriptedDelegate) -> Void =
      { _, _, _, _ in }
  ) -> Trace {
    playModal(
      style: .overFullScreen,
      presenting: .fading(before: { context in
        context.viewController(forKey: .from).map { changes($0.view) }
      }),
      dismissing: .fading(after: { context in
        context.viewController(forKey: .to).map { restores($0.view) }
      }),
      more
    )
  }

  /// A change of the presenter's look, and the change back.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (UIView) -> Void
    let restore: @Sendable (UIView) -> Void
  }

  private static let changes = [
    Change(testDescription: "alpha was 1 and is 0.5") {
      $0.alpha = 0.5
    } restore: {
      $0.alpha = 1
    },
    Change(testDescription: "isHidden was false and is true") {
      $0.isHidden = true
    } restore: {
      $0.isHidden = false
    },
    Change(testDescription: "backgroundColor was (0, 0, 0, 0) and is (0, 0, 1, 1)") {
      $0.backgroundColor = .blue
    } restore: {
      $0.backgroundColor = nil
    },
    Change(
      testDescription: "sublayerTransform was the identity and is a scale of (0.9, 0.9, 1)"
    ) {
      $0.layer.sublayerTransform = CATransform3DMakeScale(0.9, 0.9, 1)
    } restore: {
      $0.layer.sublayerTransform = CATransform3DIdentity
    },
  ]

  @Test(arguments: changes)
  func `a look that the dismissal does not restore is an error`(change: Change) {
    let trace = playOver(changes: change.make)
    #expect(trace.rules == [.nilViewIsUntouched], "\(trace.found)")
    #expect(trace.findings.map(\.severity) == [.error])
    #expect(trace.findings.map(\.subject) == ["A"])
    #expect(trace.findings.map { $0.step?.name } == ["dismiss"])
    #expect(trace.findings.allSatisfy { $0.time >= .zero + .milliseconds(1_300) })
    #expect(trace.found.last?.hasSuffix(change.testDescription) == true, "\(trace.found)")
  }

  @Test(arguments: changes)
  func `a look that the dismissal restores breaks no rule`(change: Change) {
    let trace = playOver(changes: change.make, restores: change.restore)
    #expect(trace.found.isEmpty)
  }

  @Test func `a presenter that stays changed below a page on screen breaks no rule`() {
    let trace = playModal(
      style: .overFullScreen,
      dismisses: false,
      presenting: .fading(before: { $0.viewController(forKey: .from)?.view.alpha = 0.5 })
    )
    #expect(trace.found.isEmpty)
  }

  @Test func `a dismissal without animation that does not restore the look is an error`() {
    let trace = playModal(
      style: .overFullScreen,
      dismisses: false,
      presenting: .fading(before: { $0.viewController(forKey: .from)?.view.alpha = 0.5 })
    ) { simulation, _, b, _ in
      simulation.schedule("close", at: .milliseconds(1_000)) { b.dismiss(animated: false) }
    }
    #expect(trace.rules == [.nilViewIsUntouched], "\(trace.found)")
  }

  @Test(arguments: [false, true])
  func `the first look counts, also after a cancelled dismissal`(restores: Bool) {
    let trace = playOver(
      changes: { $0.alpha = 0.5 },
      restores: { view in if restores { view.alpha = 1 } }
    ) { simulation, _, b, delegate in
      // The first dismissal is cancelled, and its animator must not restore anything then.
      let dismissing = delegate.dismissing
      delegate.dismissing = .fading()
      simulation.schedule("touch", at: .milliseconds(600)) {
        delegate.interaction = UIPercentDrivenInteractiveTransition()
        b.dismiss(animated: true)
      }
      simulation.schedule("let go", at: .milliseconds(700)) {
        (delegate.interaction as? UIPercentDrivenInteractiveTransition)?.cancel()
        delegate.interaction = nil
        delegate.dismissing = dismissing
      }
    }
    #expect(trace.transitions.map(\.outcome) == [.completed, .cancelled, .completed])
    #expect(trace.rules == (restores ? [] : [.nilViewIsUntouched]), "\(trace.found)")
  }

  @Test func `a presented page that stays scaled below the next one is an error`() {
    let trace = play { window, simulation in
      let pages = ["A", "B", "C"].map { controller($0, style: .overFullScreen) }
      let delegate = ScriptedDelegate()
      delegate.presenting = .fading(before: { context in
        let view = context.viewController(forKey: .from)?.view
        view?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      })
      pages[2].transitioningDelegate = delegate
      window.rootViewController = pages[0]
      for (index, time) in [(0, Int64(100)), (1, 1_000)] {
        simulation.schedule("present", at: .milliseconds(time)) {
          pages[index].present(pages[index + 1], animated: true)
        }
      }
      simulation.schedule("dismiss", at: .milliseconds(2_000)) {
        pages[2].dismiss(animated: true)
      }
      simulation.schedule("end", at: .milliseconds(4_000)) { _ = delegate }
    }
    #expect(trace.findings.map(\.subject) == ["B"], "\(trace.found)")
    #expect(trace.found.last?.contains("a scale of (0.9, 0.9, 1)") == true)
  }

  @Test func `a dismissal of two pages restores the lowest presenter or is an error`() {
    let trace = playModal(
      style: .overFullScreen,
      dismisses: false,
      presenting: .fading(before: { $0.viewController(forKey: .from)?.view.alpha = 0.5 })
    ) { simulation, a, b, _ in
      simulation.schedule("next", at: .milliseconds(1_000)) {
        b.present(controller("C", style: .overFullScreen), animated: true)
      }
      simulation.schedule("close", at: .milliseconds(2_000)) { a.dismiss(animated: true) }
    }
    #expect(trace.findings.map(\.subject) == ["A"], "\(trace.found)")
  }

  // MARK: What the animator of the dismissal changes

  /// Presents B over A and dismisses it with an animator that changes A at its start.
  private func playDismissal(
    changes: @escaping @Sendable (UIView) -> Void,
    _ dismissing: ScriptedAnimator
  ) -> Trace {
    playModal(
      style: .overFullScreen,
      dismissing: ScriptedAnimator { context in
        context.viewController(forKey: .to).map { changes($0.view) }
        dismissing.animateTransition(using: context)
      }
    )
  }

  @Test func `the finding has the time at which the dismissal's animator changed the presenter`() {
    let trace = playDismissal(changes: { $0.alpha = 0.5 }, .fading())
    #expect(trace.rules == [.nilViewIsUntouched], "\(trace.found)")
    #expect(trace.findings.allSatisfy { $0.time < .zero + .milliseconds(1_050) })
    #expect(trace.found.last?.hasSuffix("alpha was 1 and is 0.5") == true, "\(trace.found)")
  }

  @Test func `what the dismissal itself changes and restores breaks no rule`() {
    let trace = playDismissal(
      changes: { $0.alpha = 0.5 },
      .fading(after: { $0.viewController(forKey: .to)?.view.alpha = 1 })
    )
    #expect(trace.found.isEmpty)
  }

  @Test func `a cancelled dismissal does not set the time of the next one's finding`() {
    let trace = playModal(
      style: .overFullScreen,
      dismisses: false,
      presenting: .fading(before: { $0.viewController(forKey: .from)?.view.alpha = 0.5 }),
      dismissing: .fading(
        before: { $0.viewController(forKey: .to)?.view.alpha = 0.7 },
        after: { $0.viewController(forKey: .to)?.view.alpha = 0.5 }
      )
    ) { simulation, _, b, delegate in
      simulation.schedule("touch", at: .milliseconds(600)) {
        delegate.interaction = UIPercentDrivenInteractiveTransition()
        b.dismiss(animated: true)
      }
      simulation.schedule("let go", at: .milliseconds(650)) {
        (delegate.interaction as? UIPercentDrivenInteractiveTransition)?.cancel()
      }
      simulation.schedule("close", at: .milliseconds(1_500)) { b.dismiss(animated: false) }
    }
    #expect(trace.transitions.map(\.outcome) == [.completed, .cancelled, .completed])
    #expect(trace.rules == [.nilViewIsUntouched], "\(trace.found)")
    #expect(trace.findings.allSatisfy { $0.time >= .zero + .milliseconds(1_500) })
  }

  // MARK: What is not left changed

  @Test func `a presenter that is scaled behind a sheet and back breaks no rule`() {
    let scale = { (context: any UIViewControllerContextTransitioning, scale: CGFloat) in
      let key: UITransitionContextViewControllerKey = scale < 1 ? .from : .to
      UIView.animate(withDuration: 0.2) {
        context.viewController(forKey: key)?.view.layer.transform =
          CATransform3DMakeScale(scale, scale, 1)
      }
    }
    let trace = playModal(
      style: .overFullScreen,
      presenting: .fading(before: { scale($0, 0.92) }),
      dismissing: .fading(before: { scale($0, 1) })
    )
    #expect(trace.found.isEmpty)
  }

  @Test(arguments: [false, true])
  func `a scaled presenter breaks F19 when the screen turns`(scales: Bool) {
    let trace = playOver(changes: { view in
      if scales { view.transform = CGAffineTransform(scaleX: 0.92, y: 0.92) }
    }) { view in
      view.transform = .identity
    } _: { simulation, _, _, _ in
      simulation.schedule(resizeTo: [667, 375], at: .milliseconds(700))
    }
    // The system sets its frame, which is undefined while it is transformed.
    #expect(trace.rules == (scales ? [.sizeChangeIsFollowed] : []), "\(trace.found)")
  }

  @Test func `what the app changes while the page is on screen stays its own`() {
    let black: @Sendable (UIView) -> Void = { $0.backgroundColor = .black }
    let trace = playOver(changes: black, restores: { _ in }) { simulation, a, _, _ in
      simulation.schedule("theme", at: .milliseconds(700)) { a.view.backgroundColor = .red }
    }
    #expect(trace.found.isEmpty)
  }

  @Test func `what the app changes after the dismissal stays its own`() {
    let trace = playModal(
      style: .overFullScreen,
      dismisses: false,
      presenting: .fading(before: { $0.viewController(forKey: .from)?.view.alpha = 0.5 })
    ) { simulation, a, b, _ in
      simulation.schedule("close", at: .milliseconds(1_000)) {
        b.dismiss(animated: true) { a.view.alpha = 0.7 }
      }
    }
    #expect(trace.found.isEmpty)
  }

  @Test func `a page that chooses its presenter's colour as it leaves breaks no rule`() {
    final class Picker: UIViewController {
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        presentingViewController?.view.backgroundColor = .green
      }
    }
    let trace = playPicker(Picker())
    #expect(trace.found.isEmpty)
  }

  @Test func `a presenter that appears with the dismissal breaks no rule, one that fades does`() {
    final class Curtain: UIViewController {
      private let end: CGFloat

      init(fadingTo end: CGFloat) {
        self.end = end
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) {
        nil
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let presenter = presentingViewController
        transitionCoordinator?.animate(alongsideTransition: { [end] _ in
          presenter?.view.alpha = end
        })
      }
    }
    #expect(playPicker(Curtain(fadingTo: 1), alpha: 0).found.isEmpty)
    let faded = playPicker(Curtain(fadingTo: 0.5))
    #expect(faded.rules == [.nilViewIsUntouched] && faded.findings[0].severity == .error)
    #expect(faded.found[0].hasSuffix("alpha was 1 and is 0.5"))
  }

  /// Presents a page over A as the system does, and dismisses it.
  private func playPicker(
    _ page: @autoclosure @escaping () -> UIViewController,
    alpha: Double = 1
  ) -> Trace {
    playModal(
      style: .overFullScreen,
      presenting: nil,
      dismissing: nil,
      page: page()
    ) { _, a, _, _ in
      a.view.alpha = alpha
    }
  }
}
